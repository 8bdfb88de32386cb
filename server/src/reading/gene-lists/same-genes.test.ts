import { genesKey, repeatedGenes } from './stored-genes.ts';

const records = (...genes: number[][]) => genes.map((geneIds) => ({ geneIds }));

test('the order of the genes is part of what a record is (api-3 §1.7)', () => {
  expect(genesKey([1, 2])).not.toBe(genesKey([2, 1]));
  expect(genesKey([1, 2])).not.toBe(genesKey([12]));
});

test('each repetition names the first record with its genes', () => {
  expect([...repeatedGenes(records([1], [2], [1], [2, 1], [1]))]).toEqual([
    [2, 0],
    [4, 0],
  ]);
});
