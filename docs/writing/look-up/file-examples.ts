/**
 * Files of every kind as the page of the file format shows them. Tests read them, hold them to their schemas,
 * and solve them.
 */

export type FileExample = {
  /** The heading above it. */
  readonly title: string;
  readonly says: string;
  /** The file as a person would write it. */
  readonly text: string;
  /** What nodes are worth, `a = 1; b = 0`; empty of a lesson, which is not drawn. */
  readonly values: string;
};

export const fileExamples: readonly FileExample[] = [
  {
    title: 'Nodes and arcs',
    says: 'Every move belongs to both players, and a piece stands on `a`. Only ids are needed; `x` and `y` say where a node stands.',
    text: `{
  "format": "grundy",
  "version": 1,
  "title": "Three positions",
  "nodes": [
    { "id": "a", "x": 0, "y": 0, "name": "start" },
    { "id": "b", "x": 100, "y": 0 },
    { "id": "c", "x": 200, "y": 0 }
  ],
  "edges": [
    { "from": "a", "to": "b" },
    { "from": "b", "to": "c" },
    { "from": "a", "to": "c" }
  ],
  "pieces": ["a"]
}`,
    values: 'start = 2; b = 1; c = 0',
  },
  {
    title: 'Moves of one player',
    says: "`player` says whose move an arc is. A theory's id in `view` asks for that theory.",
    text: `{
  "format": "grundy",
  "version": 1,
  "nodes": [{ "id": "g" }, { "id": "one" }, { "id": "zero" }],
  "edges": [
    { "from": "g", "to": "zero", "player": "left" },
    { "from": "g", "to": "one", "player": "right" },
    { "from": "one", "to": "zero", "player": "left" }
  ],
  "view": { "theory": "partizan" }
}`,
    values: 'g = 1/2; one = 1; zero = 0',
  },
  {
    title: 'Scores',
    says: 'A score says what the game is worth when a player is to move and has no move.',
    text: `{
  "format": "grundy",
  "version": 1,
  "nodes": [
    { "id": "g" },
    { "id": "won", "score": { "left": 3, "right": 3 } },
    { "id": "lost", "score": { "left": "-1/2", "right": "-1/2" } }
  ],
  "edges": [
    { "from": "g", "to": "won", "player": "left" },
    { "from": "g", "to": "lost", "player": "right" }
  ]
}`,
    values: 'won = 3; lost = -0.5',
  },
  {
    title: 'Both players at once',
    says: 'Arcs of `"both"` have the pairs of moves that lead along them. The file has version 2.',
    text: `{
  "format": "grundy",
  "version": 2,
  "title": "Matching pennies",
  "nodes": [
    { "id": "pennies" },
    { "id": "same" },
    { "id": "different" },
    { "id": "end" }
  ],
  "edges": [
    {
      "from": "pennies", "to": "same", "player": "both",
      "moves": [["h", "h"], ["t", "t"]]
    },
    {
      "from": "pennies", "to": "different", "player": "both",
      "moves": [["h", "t"], ["t", "h"]]
    },
    { "from": "same", "to": "end", "player": "left" },
    { "from": "different", "to": "end", "player": "right" }
  ],
  "view": { "play": "simultaneous" }
}`,
    values: 'pennies = 0; same = 1; different = -1; end = 0',
  },
  {
    title: 'The compact form',
    says: 'Four heaps of 0, 1, 2 and 3 counters: arcs are pairs of numbers, from and to.',
    text: `{
  "format": "grundy",
  "version": 1,
  "compact": {
    "count": 4,
    "either": [1, 0, 2, 0, 2, 1, 3, 0, 3, 1, 3, 2]
  }
}`,
    values: '0 = 0; 1 = 1; 2 = 2; 3 = 3',
  },
  {
    title: 'A board',
    says: "A board has a position in its ruleset's notation in place of nodes, and perhaps the game that was played there. The file has version 3.",
    text: `{
  "format": "grundy",
  "version": 3,
  "title": "Two heaps",
  "board": {
    "ruleset": "nim",
    "position": "2+1",
    "line": ["1+1", "1+0"]
  }
}`,
    values: '',
  },
  {
    title: 'A drawing that was made from a board',
    says: 'Beside nodes, `board` says where the drawing comes from; its nodes are called by their positions.',
    text: `{
  "format": "grundy",
  "version": 3,
  "board": { "ruleset": "nim", "position": "2" },
  "nodes": [{ "id": "2" }, { "id": "1" }, { "id": "0" }],
  "edges": [
    { "from": "2", "to": "1" },
    { "from": "2", "to": "0" },
    { "from": "1", "to": "0" }
  ],
  "view": { "boards": true }
}`,
    values: '2 = 2; 1 = 1; 0 = 0',
  },
  {
    title: 'A board with rules that somebody wrote',
    says: 'In place of the id of a ruleset the file has the rules, so that they come along with it. They are data: a line of the text says what is on some cells before a move, and after it.',
    text: `{
  "format": "grundy",
  "version": 4,
  "title": "Elephants and Rhinos",
  "board": {
    "rules": "name: Elephants and Rhinos\\nboard: row\\npieces: E an elephant, R a rhino\\nLeft: E. -> .E\\nRight: as Left, with E and R exchanged, the other way\\n",
    "position": "E.R.E.R"
  }
}`,
    values: '',
  },
  {
    title: 'A lesson',
    says: 'A lesson holds its drawings by their names, and views of them in the order in which a class sees them. `answer` says how a class answers from its phones; a file with it has version 5.',
    text: `{
  "format": "grundy-lesson",
  "version": 5,
  "title": "First values",
  "drawings": {
    "path": {
      "format": "grundy",
      "version": 1,
      "nodes": [{ "id": "a" }, { "id": "b" }],
      "edges": [{ "from": "a", "to": "b" }]
    }
  },
  "views": [
    {
      "title": "Who wins?",
      "drawing": "path",
      "hidden": { "all": true },
      "question": "Who wins from a, and who from b?",
      "minutes": 3,
      "answers": ["a = *1"],
      "answer": { "by": "value", "of": "a" }
    },
    { "drawing": "path", "step": 1, "handout": false }
  ]
}`,
    values: '',
  },
];
