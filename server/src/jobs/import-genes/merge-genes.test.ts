import type { GeneFacts, ParsedFile } from './gene-facts.ts';
import { mergeGenes, type StoredGene } from './merge-genes.ts';

function stored(id: number, symbol: string, changes: Partial<StoredGene> = {}): StoredGene {
  return {
    id,
    accId: `MGI:${id}`,
    symbol,
    name: `${symbol} name`,
    type: 'protein coding gene',
    markerType: 'Gene',
    cm: null,
    grcm39: { chromosome: '1', start: 100, stop: 200, strand: '+' },
    grcm38: { chromosome: '1', start: 90, stop: 190 },
    ensemblGeneId: null,
    entrezGeneId: null,
    synonyms: [],
    ...changes,
  };
}

function file(...genes: (Partial<GeneFacts> & { accId: string })[]): ParsedFile {
  return {
    file: 'a.rpt',
    facts: genes.map((gene, index) => ({ line: index + 2, gene: { synonyms: [], ...gene } })),
    refusals: [],
    leftOut: 0,
  };
}

describe('merging genes', () => {
  it('keeps the old symbol as a synonym when it changes', () => {
    const merged = mergeGenes(
      [stored(1, 'Btbd11', { synonyms: ['6330404E16Rik'] })],
      [file({ accId: 'MGI:1', symbol: 'Abtb3', synonyms: ['Abtb2b'] })],
    );
    expect(merged.changed).toEqual([
      stored(1, 'Abtb3', { name: 'Btbd11 name', synonyms: ['6330404E16Rik', 'Abtb2b', 'Btbd11'] }),
    ]);
  });

  it('lets two genes swap their symbols', () => {
    const merged = mergeGenes(
      [stored(1, 'One'), stored(2, 'Two')],
      [file({ accId: 'MGI:1', symbol: 'Two' }, { accId: 'MGI:2', symbol: 'One' })],
    );
    expect(merged.changed.map(({ symbol, synonyms }) => [symbol, synonyms])).toEqual([
      ['Two', ['One']],
      ['One', ['Two']],
    ]);
    expect(merged.refusals).toEqual([]);
  });

  it('refuses a symbol that another gene keeps, in the database or earlier in the file', () => {
    const merged = mergeGenes(
      [stored(1, 'One'), stored(2, 'Two')],
      [
        file(
          { accId: 'MGI:1', symbol: 'Two' },
          { accId: 'MGI:3', symbol: 'New' },
          { accId: 'MGI:4', symbol: 'New' },
        ),
      ],
    );
    expect(merged.added.map(({ accId }) => accId)).toEqual(['MGI:3']);
    expect(merged.refusals).toEqual([
      { file: 'a.rpt', line: 2, reason: 'MGI:1: the symbol Two belongs to MGI:2' },
      { file: 'a.rpt', line: 4, reason: 'MGI:4: the symbol New belongs to MGI:3' },
    ]);
  });

  it('changes nothing by what a file leaves open, and drops no synonym', () => {
    const before = [stored(1, 'One', { ensemblGeneId: 'ENSMUSG1', synonyms: ['Uno'] })];
    const merged = mergeGenes(before, [file({ accId: 'MGI:1', symbol: 'One' })]);
    expect(merged).toEqual({ added: [], changed: [], unchanged: 1, refusals: [] });
  });

  it('believes the first file, and takes from the second what the first leaves open', () => {
    const position = { chromosome: '2', start: 1, stop: 2, strand: '-' } as const;
    const markers = file({ accId: 'MGI:1', grcm39: position });
    const models = file({
      accId: 'MGI:1',
      grcm39: { ...position, start: 0 },
      grcm38: { ...position, stop: 9 },
      ensemblGeneId: 'ENSMUSG7',
    });
    expect(mergeGenes([stored(1, 'One')], [markers, models]).changed).toEqual([
      stored(1, 'One', {
        grcm39: position,
        grcm38: { chromosome: '2', start: 1, stop: 9 },
        ensemblGeneId: 'ENSMUSG7',
      }),
    ]);
  });

  it('does not add a gene of which only a position is known', () => {
    const merged = mergeGenes([], [file({ accId: 'MGI:9', entrezGeneId: 9 })]);
    expect(merged.refusals).toEqual([{ file: 'a.rpt', line: 2, reason: 'MGI:9 is not a known gene' }]);
    expect(merged.added).toEqual([]);
  });
});
