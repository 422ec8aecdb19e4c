/**
 * What runs in a live page, which has the text of this function: so the function uses nothing of this file
 * but its types.
 */
import type cytoscape from 'cytoscape';

/** What is shown, in CSS pixels. */
export type LiveGraph = {
  readonly nodes: readonly {
    readonly x: number;
    readonly y: number;
    readonly gray: boolean;
    readonly bold: boolean;
    readonly hidden: boolean;
  }[];
  /** Names, values and pieces, each of a node. */
  readonly labels: readonly {
    readonly of: number;
    readonly kind: 'name' | 'value' | 'pieces';
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
  }[];
  readonly arcs: readonly {
    readonly from: number;
    readonly to: number;
    readonly stroke: string;
    readonly moves: string;
  }[];
  readonly size: number;
  readonly fonts: { readonly value: number; readonly name: number };
  readonly inks: { readonly ink: string; readonly gray: string };
  readonly strokes: Readonly<
    Record<string, { readonly ink: string; readonly width: number; readonly dash: readonly number[] }>
  >;
};

/** What of the page's window is used. */
export type LiveWindow = {
  cy?: cytoscape.Core;
  readonly document: {
    getElementById(id: string): cytoscape.CytoscapeOptions['container'];
    querySelector(
      selector: 'button',
    ): { textContent: string | null; addEventListener(kind: 'click', hear: () => void): void } | null;
  };
  addEventListener(kind: 'resize', hear: () => void): void;
};

/** Node 3 is the element n3; the elements l… are its labels. */
export function showLive(library: typeof cytoscape, graph: LiveGraph, window: LiveWindow): void {
  const { document } = window;
  const hides = new Set(graph.nodes.flatMap(({ hidden }, i) => (hidden ? [i] : [])));
  const ink = `#${graph.inks.ink}`;
  const nodes = graph.nodes.map(
    ({ x, y, gray, bold, hidden }, i): cytoscape.ElementDefinition => ({
      group: 'nodes',
      data: { id: `n${i}`, sign: hidden ? '▢' : '' },
      position: { x, y },
      classes: [...(gray ? ['gray'] : []), ...(bold ? ['bold'] : [])],
    }),
  );
  const labels = graph.labels.map(
    ({ of, kind, text, x, y, size }, i): cytoscape.ElementDefinition => ({
      group: 'nodes',
      data: { id: `l${i}`, of, text, size },
      position: { x, y },
      classes: ['words', kind],
      selectable: false,
      grabbable: false,
    }),
  );
  const arcs = graph.arcs.map(
    ({ from, to, stroke, moves }, i): cytoscape.ElementDefinition => ({
      group: 'edges',
      data: { id: `a${i}`, source: `n${from}`, target: `n${to}`, moves },
      classes: [stroke],
    }),
  );
  const strokes = Object.entries(graph.strokes).map(
    ([name, { ink, width, dash }]): cytoscape.StylesheetStyle => ({
      selector: `.${name}`,
      style: {
        width,
        'line-color': `#${ink}`,
        'target-arrow-color': `#${ink}`,
        ...(dash.length > 0 && { 'line-style': 'dashed', 'line-dash-pattern': [...dash] }),
      },
    }),
  );
  const cy = library({
    container: document.getElementById('graph'),
    elements: [...nodes, ...labels, ...arcs],
    layout: { name: 'preset' },
    style: [
      {
        selector: 'node',
        style: {
          width: graph.size,
          height: graph.size,
          'background-color': '#fff',
          'border-width': 1.2,
          'border-color': ink,
          label: 'data(sign)',
          'text-valign': 'center',
          'font-size': graph.fonts.value,
          color: ink,
        },
      },
      { selector: '.gray', style: { 'background-color': `#${graph.inks.gray}` } },
      { selector: '.bold', style: { 'border-width': 3 } },
      {
        selector: '.words',
        style: {
          width: 1,
          height: 1,
          'background-opacity': 0,
          'border-width': 0,
          label: 'data(text)',
          'font-size': 'data(size)',
          'z-index': 1,
          events: 'no',
        },
      },
      { selector: '.name', style: { 'font-style': 'italic' } },
      { selector: '.away', style: { label: '' } },
      {
        selector: 'edge',
        style: {
          'curve-style': 'bezier',
          'target-arrow-shape': 'triangle',
          label: 'data(moves)',
          'font-size': graph.fonts.name,
          'text-background-color': '#fff',
          'text-background-opacity': 1,
        },
      },
      ...strokes,
    ],
  });
  // For the console.
  window.cy = cy;
  const wordsOf = (i: number): cytoscape.NodeCollection => cy.nodes(`.words[of = ${i}]`);
  const numberOf = (node: cytoscape.NodeSingular): number => Number(node.id().slice(1));
  // Words keep their places beside a node that is moved.
  cy.nodes('[^of]').forEach((node) => {
    node.scratch('at', { ...node.position() });
  });
  cy.on('position', 'node[^of]', ({ target }: cytoscape.EventObjectNode) => {
    const { x, y } = target.position();
    const before: cytoscape.Position = target.scratch('at');
    wordsOf(numberOf(target)).shift({ x: x - before.x, y: y - before.y });
    target.scratch('at', { x, y });
  });
  const fitAll = (): void => {
    cy.resize();
    cy.fit(undefined, 24);
    if (cy.zoom() > 2) cy.zoom(2).center();
  };
  fitAll();
  window.addEventListener('resize', fitAll);
  const show = (i: number, shows: boolean): void => {
    const value = wordsOf(i).filter('.value');
    value.toggleClass('away', !shows);
    if (hides.has(i)) return;
    const node = cy.getElementById(`n${i}`);
    node.data('sign', shows || value.empty() ? '' : '▢');
    // A bold rim reveals something about the value, too.
    node.toggleClass('bold', graph.nodes[i].bold && shows);
  };
  cy.on('tap', 'node[^of]', ({ target }: cytoscape.EventObjectNode) => show(numberOf(target), true));
  const button = document.querySelector('button');
  let hidesAll = false;
  button?.addEventListener('click', () => {
    hidesAll = !hidesAll;
    button.textContent = hidesAll ? 'Show all values' : 'Hide all values';
    for (const i of graph.nodes.keys()) show(i, !hidesAll);
  });
}
