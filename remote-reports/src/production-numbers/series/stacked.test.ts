import { stacked } from './stacked.ts';

const series = [
  { month: 24_000, crispr: 3, escell: 2 },
  { month: 24_001, crispr: 5, escell: 2 },
];

test('each technique begins where the one below it ends, at every month', () => {
  const layers = stacked(series, ['escell', 'crispr']);
  expect(layers.map(({ technique }) => technique)).toEqual(['crispr', 'escell']);
  const [upper, lower] = layers.map(({ layer }) => layer);
  expect(lower?.map(({ y0 }) => y0)).toEqual([0, 0]);
  expect(upper?.map(({ x, y0 }) => [x, y0])).toEqual(lower?.map(({ x, y }) => [x, y]));
  expect(upper?.map(({ y }) => y)).toEqual([5, 7]);
});

test('a technique that is hidden takes no room', () => {
  expect(stacked(series, ['escell'])).toEqual([
    {
      technique: 'escell',
      layer: [
        { x: 24_000, y0: 0, y: 2 },
        { x: 24_001, y0: 0, y: 2 },
      ],
    },
  ]);
  expect(stacked(series, [])).toEqual([]);
});
