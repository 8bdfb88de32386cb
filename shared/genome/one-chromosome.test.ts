import { chromosomeOfGuides } from './one-chromosome.ts';

const guide = (id: number | null, chr: string | null) => ({ id, chr });

test.each([
  [
    'of the guide that was stored first, wherever it stands',
    [guide(null, '1'), guide(9, '2'), guide(7, '3')],
    '3',
  ],
  ['of the first that has one', [guide(7, null), guide(9, ' '), guide(11, '2'), guide(null, '1')], '2'],
  ['of the first new one, where none is stored', [guide(null, ''), guide(null, '1'), guide(null, '2')], '1'],
  ['unknown while no guide has one', [guide(null, '')], undefined],
])('the chromosome of guides is that %s (api-2 §6.4)', (_case, guides, chr) => {
  expect(chromosomeOfGuides(guides)).toBe(chr);
});
