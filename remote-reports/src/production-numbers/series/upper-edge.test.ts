import type { Technique } from './series.ts';
import { upperEdge } from './upper-edge.ts';

const row = { month: 24_000, escell: 2, crispr: 3 };

test.each<[shown: Technique[], technique: Technique, edge: number]>([
  [['escell', 'crispr'], 'escell', 2],
  [['escell', 'crispr'], 'crispr', 5],
  [['crispr', 'escell'], 'crispr', 5],
  [['crispr'], 'crispr', 3],
  [['escell'], 'escell', 2],
])('of %j, %s reaches %i', (shown, technique, edge) => {
  expect(upperEdge(row, shown, technique)).toBe(edge);
});
