/** The dialogs and the other tabs: fetched as one part, as soon as the page has nothing to do. */
export { Dialogs } from './Dialogs.tsx';
export { LessonPanel } from './lesson/LessonPanel.tsx';
export { RulesPanel } from './rules/RulesPanel.tsx';
export { SweepTab } from './sweeps/SweepTab.tsx';
