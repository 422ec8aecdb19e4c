/**
 * Typing in rules: what is typed is in the field immediately, and in the document as soon as it is read.
 * Rules that take long to read are read in a pause of the typing.
 */
import { useEffect, useRef, useState } from 'react';
import { idOfRules } from '../../engine/rulesets/index.ts';
import { typingRules } from '../edits/rules.ts';
import { writtenCalled } from '../store/rulesets.ts';

/**
 * In milliseconds: half a frame; rules that take longer to read are read in a pause of the typing, after so
 * long.
 */
const [quick, reading] = [8, 150];

export function useTyping(text: string) {
  const [waiting, wait] = useState<string | undefined>(undefined);
  const [typing] = useState(typingRules);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was typed and is not yet in the document. */
  const latest = useRef<string | undefined>(undefined);
  /** What was put into the document last. */
  const written = useRef<string | undefined>(undefined);
  const endsStep = useRef<boolean>(false);
  const took = useRef<number>(0);
  // A text that comes from elsewhere, as by undo, is not overwritten by what was typed before it.
  useEffect(() => {
    if (latest.current === undefined || text === written.current) return;
    clearTimeout(timer.current);
    latest.current = undefined;
    wait(undefined);
  }, [text]);

  const put = (typed: string): void => {
    latest.current = undefined;
    written.current = typed;
    typing.write(typed);
    wait(undefined);
    if (endsStep.current) typing.end();
    endsStep.current = false;
  };
  const read = (typed: string): void => {
    const began = performance.now();
    writtenCalled(idOfRules(typed));
    took.current = performance.now() - began;
    put(typed);
  };
  const write = (typed: string): void => {
    latest.current = typed;
    clearTimeout(timer.current);
    if (took.current <= quick) read(typed);
    else {
      wait(typed);
      timer.current = setTimeout(() => read(typed), reading);
    }
  };
  /** What was written so far is one step of undo, as soon as it is in the document. */
  const settle = (): void => {
    if (latest.current === undefined) typing.end();
    else endsStep.current = true;
  };
  /** Puts what waits into the document at once. */
  const end = (): void => {
    clearTimeout(timer.current);
    if (latest.current !== undefined) put(latest.current);
    typing.end();
  };
  return { shown: waiting ?? text, write, hold: typing.hold, settle, end };
}
