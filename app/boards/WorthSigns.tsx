/** A typeset value as a part of a text in a picture: indices are lower and smaller, exponents higher. */
import type { Mark, Script } from '../../engine/values/index.ts';

/** By the first step from the base line, in parts of the text's size, downwards. */
const lowering = { base: 0, sub: 0.25, sup: -0.4 } as const;
const heightOf = (script: Script): number => lowering[script.split(' ')[0] as keyof typeof lowering];

export function WorthSigns({
  mark,
  size,
}: {
  readonly mark: Mark;
  /** The size of the text, in units of the picture. */
  readonly size: number;
}) {
  const runs = mark.flatMap((run) => ('text' in run ? [run] : []));
  return runs.map(({ text, script }, i) => {
    const by = heightOf(script) - (i > 0 ? heightOf(runs[i - 1].script) : 0);
    return (
      <tspan
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark's runs are identified by their index
        key={i}
        dy={by === 0 ? undefined : by * size}
        fontSize={script === 'base' ? undefined : size * 0.7}
      >
        {text}
      </tspan>
    );
  });
}
