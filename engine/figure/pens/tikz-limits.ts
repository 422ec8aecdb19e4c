/** What TeX itself refuses of large figures: an author hears of it when she exports, not from an error an hour before a deadline. */
import type { Figure } from '../figure.ts';

/** Points. TikZ multiplies lengths, and nothing in TeX may pass 16,384 points: from here on that happens, also where no arc is bent. */
const longest = 4000;
/** Nodes and arcs. pdfLaTeX keeps a page in five million words of memory, and each of these takes several hundred. */
const most = 6000;

/** Sentences for the person; none where pdfLaTeX can be expected to set the figure. O(nodes). */
export function beyondTex({ nodes, arcs, bounds }: Figure): readonly string[] {
  const extent = Math.max(bounds.width, bounds.height);
  const count = nodes.length + arcs.length;
  const instead = 'Export it as PDF or SVG instead.';
  if (extent > longest)
    return [
      `TeX cannot compute with lengths as large as this figure’s, ${metres(extent)} m at full size. ${instead}`,
    ];
  if (count > most)
    return [`pdfLaTeX has too little memory for ${count.toLocaleString('en')} nodes and arcs. ${instead}`];
  return [];
}

const metres = (pointsLong: number): string => ((pointsLong * 0.0254) / 72).toFixed(1);
