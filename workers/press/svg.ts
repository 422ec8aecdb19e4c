/** A figure as an SVG file that carries its drawing: words as outlines, or as text with the faces in the file. */
import {
  accepted,
  type Face,
  type Figure,
  type Result,
  type SvgFaces,
  signsOf,
  svgPen,
} from '../../engine/index.ts';
import { inMetadata } from './carrying/svg.ts';
import { type Faces, faces } from './faces/faces.ts';
import { type FaceName, faceNames, letterOf } from './faces/letters.ts';
import type { Pressed, PressOptions } from './pressed.ts';

export async function pressSvg(
  figure: Figure,
  { carries, words = 'outlines' }: PressOptions,
): Promise<Result<Pressed>> {
  const { glyphs } = faces();
  const { text, unsaid } = svgPen(figure, {
    words: words === 'text' ? await carriedFaces(figure) : { glyphs, textLayer: true },
    ...(carries !== undefined && { metadata: inMetadata(carries) }),
  });
  return accepted({ bytes: new TextEncoder().encode(text), unsaid });
}

const families: Readonly<Record<FaceName, string>> = {
  main: 'KaTeX_Main',
  math: 'KaTeX_Math',
  calligraphic: 'KaTeX_Caligraphic',
  ams: 'KaTeX_AMS',
};

/** A style sheet is the one way to put faces into an SVG; only those that occur are put there. */
async function carriedFaces(figure: Figure): Promise<SvgFaces> {
  const { webFonts } = await import('./faces/web-fonts.ts');
  const used = facesOf(figure, faces());
  const rules = faceNames
    .filter((name) => used.has(name))
    .map((name) => {
      const slant = name === 'math' ? 'font-style:italic;' : '';
      return `@font-face{font-family:${families[name]};${slant}src:url(${webFonts[name]}) format("woff2")}`;
    });
  return {
    sheet: rules.join(''),
    families: {
      roman: 'KaTeX_Main,KaTeX_AMS',
      italic: 'KaTeX_Math,KaTeX_Main,KaTeX_AMS',
      blackboard: 'KaTeX_AMS',
      calligraphic: 'KaTeX_Caligraphic',
    },
    lettersOf: (text, face) =>
      isApart(face) ? [...text].map((each) => letterOf(each).letter).join('') : text,
  };
}

const isApart = (face: Face): boolean => face === 'blackboard' || face === 'calligraphic';

function facesOf({ words }: Figure, { resolve }: Faces): ReadonlySet<FaceName> {
  const used = new Set<FaceName>();
  for (const { mark } of words) {
    for (const run of mark) {
      if ('shape' in run) continue;
      for (const sign of signsOf(run.text)) {
        for (const { face } of resolve(sign, run.face)?.letters ?? []) used.add(face);
      }
    }
  }
  return used;
}
