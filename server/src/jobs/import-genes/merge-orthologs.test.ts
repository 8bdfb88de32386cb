import { mergeOrthologs, type StoredOrtholog } from './merge-orthologs.ts';
import type { OrthologPair, ParsedOrthologs } from './ortholog-files.ts';

const IDS = new Map([
  ['MGI:1', 1],
  ['MGI:2', 2],
]);

function stored(changes: Partial<StoredOrtholog> = {}): StoredOrtholog {
  return {
    geneId: 1,
    humanSymbol: 'ABC1',
    hgncId: 'HGNC:1',
    humanEntrezGeneId: 11,
    humanEnsemblGeneId: null,
    isMgiPair: true,
    support: ['HGNC', 'OMA'],
    ...changes,
  };
}

function parsed(source: ParsedOrthologs['source'], ...pairs: Partial<OrthologPair>[]): ParsedOrthologs {
  return {
    file: 'a.rpt',
    source,
    pairs: pairs.map((pair, index) => ({ line: index + 1, accId: 'MGI:1', humanSymbol: 'ABC1', ...pair })),
    refusals: [],
    leftOut: 0,
  };
}

describe('merging orthologs', () => {
  it('finds a pair as it was', () => {
    const merged = mergeOrthologs([stored()], parsed('MGI', { humanEntrezGeneId: 11 }), IDS);
    expect(merged).toEqual({ added: [], changed: [], removed: [], unchanged: 1, refusals: [] });
  });

  it('takes over new pairs of MGI, and refuses those of genes that are not known', () => {
    const merged = mergeOrthologs(
      [],
      parsed('MGI', { accId: 'MGI:2', humanSymbol: 'XYZ' }, { accId: 'MGI:99' }),
      IDS,
    );
    expect(merged.added).toEqual([
      stored({ geneId: 2, humanSymbol: 'XYZ', hgncId: null, humanEntrezGeneId: null, support: [] }),
    ]);
    expect(merged.refusals).toEqual([{ file: 'a.rpt', line: 2, reason: 'MGI:99 is not a known gene' }]);
  });

  it('lets a pair go that MGI gave up, unless a method supports it', () => {
    const unsupported = stored({ humanSymbol: 'OLD', support: [] });
    const merged = mergeOrthologs(
      [stored(), unsupported],
      parsed('MGI', { accId: 'MGI:2', humanSymbol: 'XYZ' }),
      IDS,
    );
    expect(merged.removed).toEqual([unsupported]);
    expect(merged.changed).toEqual([stored({ isMgiPair: false })]);
  });

  it('takes support from HCOP, and new pairs only when three methods find them', () => {
    const merged = mergeOrthologs(
      [stored()],
      parsed(
        'HCOP',
        { support: ['HGNC', 'OMA', 'Panther'] },
        { accId: 'MGI:2', humanSymbol: 'FEW', support: ['OMA', 'Panther'] },
        { accId: 'MGI:2', humanSymbol: 'MANY', support: ['HGNC', 'OMA', 'Panther'] },
      ),
      IDS,
    );
    expect(merged.changed).toEqual([stored({ support: ['HGNC', 'OMA', 'Panther'] })]);
    expect(merged.added.map(({ humanSymbol, isMgiPair }) => [humanSymbol, isMgiPair])).toEqual([
      ['MANY', false],
    ]);
    expect(merged.removed).toEqual([]);
  });
});
