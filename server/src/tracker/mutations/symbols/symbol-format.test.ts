import { isSymbolWellFormed, namesLaboratory, type SymbolSubject } from './symbol-format.ts';

const laboratories = { ilarCode: 'Nlab', codes: ['Nlab', 'NorthLab', 'J', 'Wtsi'] };
const crispr: SymbolSubject = {
  geneSymbols: ['Zfp999'],
  alleleClass: null,
  attemptTypeName: 'crispr',
  laboratories: { ...laboratories, codes: ['Nlab', 'NorthLab'] },
};
const esCell = { ...crispr, attemptTypeName: 'es cell', alleleClass: 'a' };

describe('the format of allele symbols (api-2 §16.2)', () => {
  test.each([
    ['Zfp999<em1(IMPC)Nlab>', true],
    ['Zfp999<em1Nlab>', true],
    ['Zfp999<em12(IMPC)NORTHLAB>', true],
    ['Zfp999<em1(IMPC)Vlcg>', true],
    ['Zfp999<tm1(IMPC)Nlab>', false],
    ['Zfp998<em1(IMPC)Nlab>', false],
    ['zfp999<em1(IMPC)Nlab>', false],
    ['Zfp999<em(IMPC)Nlab>', false],
    ['Zfp999<em1()Nlab>', false],
    ['Zfp999-em1(IMPC)Nlab', false],
    ['Zfp999<em1(IMPC)Nlab', false],
    ['Zfp999em1(IMPC)Nlab>', false],
    ['Zfp999<em1(IMPC)Else>', false],
    ['', false],
  ])('crispr: %s is well formed: %s', (symbol, isWellFormed) => {
    expect(isSymbolWellFormed(symbol, crispr)).toBe(isWellFormed);
  });

  test.each([
    ['Zfp999<tm1a(KOMP)Nlab>', true],
    ['Zfp999<tm1e(KOMP)Nlab>', false],
    ['Zfp999<em1a(KOMP)Nlab>', false],
  ])('es cell, class a: %s is well formed: %s', (symbol, isWellFormed) => {
    expect(isSymbolWellFormed(symbol, esCell)).toBe(isWellFormed);
  });

  test.each([[[]], [['Zfp999', 'Zfp998']]])('one gene exactly, not %j', (geneSymbols) => {
    expect(isSymbolWellFormed('Zfp999<em1(IMPC)Nlab>', { ...crispr, geneSymbols })).toBe(false);
  });
});

describe('the laboratory in a symbol', () => {
  test('may be any work unit, by code or name in any case, or VelociGene', () => {
    for (const symbol of ['A<em1(IMPC)wtsi>', 'A<em1(IMPC)northlab>', 'A<tm1(KOMP)Vlcg>'])
      expect(namesLaboratory(symbol, laboratories)).toBe(true);
    expect(namesLaboratory('A<em1(IMPC)Else>', laboratories)).toBe(false);
  });

  test('is optional where the work unit has no code', () => {
    expect(namesLaboratory('A<em1(IMPC)>', { ...laboratories, ilarCode: null })).toBe(true);
  });
});
