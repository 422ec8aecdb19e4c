/** What the page of a room shows of its class: fetched as one part. */
export { ClassBar } from './ClassBar.tsx';
export { ClassHere } from './ClassHere.tsx';
export { ClassPanel } from './ClassPanel.tsx';
