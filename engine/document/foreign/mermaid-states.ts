/**
 * Reads Mermaid's state diagrams: `s1 --> s2 : L` is an arc, `s2 : text` and `state "text" as s2` give a
 * name. The end [*] is a node, since moves lead there; the start [*] is not, since no position is before the
 * first. States in others are positions of their own; choices, forks and joins are nodes; notes, classes and
 * directions are passed over. Cost: linear in the text.
 */
import { type Result, refused } from '../../result.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import { beginGraph, type ForeignRead, tooManyArcs } from './gather.ts';
import { beforeMermaid, plainText } from './mermaid.ts';

const heading = new RegExp(`${beforeMermaid}stateDiagram(?:-v2)?\\b[ \\t]*;?`);

/** Whether a text begins as a state diagram of Mermaid does. */
export const isStateDiagram = (text: string): boolean =>
  heading.test(text.slice(0, 5000).replace(/^\ufeff/, ''));

const state = String.raw`(?:\[\*\]|(?:(?!-->|--)[^\s:;{}<>"])+)`;
const styled = String.raw`(?:[ \t]*:::[ \t]*[\p{L}\p{N}_-]+)?`;
const transition = new RegExp(
  `^(${state})${styled}[ \\t]*-->[ \\t]*(${state})${styled}[ \\t]*(?::(.*))?$`,
  'u',
);
const described = new RegExp(`^(${state})${styled}[ \\t]*:(?!:)(.*)$`, 'u');
const alone = new RegExp(`^(${state})${styled}$`, 'u');
const declared = new RegExp(
  `^state[ \\t]+(?:"([^"]*)"[ \\t]+as[ \\t]+)?(${state})${styled}[ \\t]*(<<\\w+>>|\\[\\[\\w+\\]\\])?[ \\t]*(\\{)?[ \\t]*(.*)$`,
  'u',
);
const passedOver =
  /^(?:direction|classDef|class|style|click|scale|hide empty description|accTitle|accDescr|%%|```|--$)/;
const noteAlone = /^note[ \t]+(?:right|left)[ \t]+of[ \t]+[^:]+$/i;
const noteOnLine = /^note[ \t]+(?:(?:right|left)[ \t]+of[ \t]+[^:]+:|"[^"]*"[ \t]+as\b)/i;
const mostWrong = 200;

/** Reads a state diagram; refused with every problem by its line. */
export function readStateDiagram(whole: string): Result<ForeignRead> {
  const text = whole.replace(/^\ufeff/, '');
  const graph = beginGraph(
    'Grundy did not read the texts on transitions, except those that say whose move it is, such as L or R.',
  );
  const placeOf = lineAndColumn(text);
  const around: string[] = [];
  /** The names of states that contain others. */
  const labels = new Map<string, string>();
  const [containers, linked, starts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let until: RegExp | undefined;
  let wrong = 0;

  const endOf = (): string => (around.length === 0 ? 'end' : `end of ${around[around.length - 1]}`);
  const mention = (called: string): string => {
    graph.node(called);
    return called;
  };
  const name = (called: string, said: string): void => {
    const label = plainText(said);
    const node = graph.node(called);
    if (label !== '' && label !== called)
      node.name = node.name === undefined ? label : `${node.name} ${label}`;
  };

  function readLine(line: string, at: number): void {
    if (until) {
      if (until.test(line)) until = undefined;
      return;
    }
    if (line === '' || passedOver.test(line)) {
      if (/^accDescr\s*\{/.test(line) && !line.includes('}')) until = /\}/;
      return;
    }
    if (noteOnLine.test(line)) return;
    if (noteAlone.test(line)) {
      until = /^end note$/i;
      return;
    }
    if (line === '}') {
      if (around.pop() === undefined) stop(at, 'this bracket closes no other bracket; remove it');
      return;
    }
    const opened = declared.exec(line);
    if (opened) {
      const [, label, called, , bracket, rest] = opened;
      if (bracket) {
        containers.add(called);
        around.push(called);
        if (label !== undefined) labels.set(called, label);
        if (rest !== '') for (const part of rest.split(/(?<=\})|(?=\})|;/)) readLine(part.trim(), at);
      } else {
        mention(called);
        if (label !== undefined) name(called, label);
      }
      return;
    }
    const arc = transition.exec(line);
    const said = described.exec(line);
    const only = alone.exec(line);
    if (arc) readTransition(arc[1], arc[2], arc[3] ?? '', at);
    else if (said && said[1] !== '[*]') name(said[1], said[2]);
    else if (only && only[1] !== '[*]') mention(only[1]);
    else stop(at, 'this is no transition, as s1 --> s2, and no state; mend or remove this line');
  }

  function readTransition(from: string, to: string, label: string, at: number): void {
    if (from === '[*]') {
      if (to !== '[*]') starts.add(mention(to));
      return;
    }
    const target = to === '[*]' ? endOf() : to;
    linked.add(from).add(target);
    if (!graph.labelled(mention(from), mention(target), label.trim())) {
      stop(at, tooManyArcs());
      wrong = mostWrong;
    }
  }

  function stop(at: number, says: string): void {
    graph.wrong(placeOf(at), says);
    wrong++;
  }

  let at = heading.exec(text.slice(0, 5000))?.[0].length ?? 0;
  while (at < text.length && wrong < mostWrong) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = text.slice(at, end);
    readLine(line.trim().replace(/;$/, ''), at + line.length - line.trimStart().length);
    at = end + 1;
  }
  if (around.length > 0 && wrong < mostWrong)
    stop(text.length, `the state ${around[around.length - 1]} is not closed; write } at its end`);
  for (const [called, label] of labels) if (linked.has(called) || starts.has(called)) name(called, label);
  const joined = [...containers].filter((called) => linked.has(called));
  if (joined.length > 0)
    graph.note(
      `States that contain others are read as positions of their own: ${joined.slice(0, 5).join(', ')}.`,
    );
  if (starts.size > 0)
    graph.note(
      `Grundy drew no node for the start [*]: play can begin at ${[...starts].slice(0, 5).join(', ')}.`,
    );
  const read = graph.done();
  return !read.ok && graph.count() === 0 && wrong === 0
    ? refused([{ place: placeOf(0), says: 'this diagram has no state; write moves, as s1 --> s2' }])
    : read;
}
