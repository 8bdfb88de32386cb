import { genesInShort, nameByGenes } from './gene-names.ts';

test.each([
  [[], ''],
  [['Cib2'], 'Cib2'],
  [['Cib2', 'Rsph1'], 'Cib2 and Rsph1'],
  [['Cib2', 'Rsph1', 'Otog'], 'Cib2 and 2 more'],
])('%j in short: %s', (symbols, text) => {
  expect(genesInShort(symbols)).toBe(text);
});

test.each([
  [[], 'PIN:0000000001'],
  [['Cib2'], 'Cib2 · PIN:0000000001'],
  [['Cib2', 'Rsph1', 'Otog'], 'Cib2, Rsph1, Otog · PIN:0000000001'],
])('a plan on %j is %s', (symbols, text) => {
  expect(nameByGenes(symbols, 'PIN:0000000001')).toBe(text);
});
