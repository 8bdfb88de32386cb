import { parseCoordinateFile } from './coordinate-file.ts';
import { parseReport } from './report-file.ts';

const HEADER =
  '1. MGI accession id\t2. marker type\t3. marker symbol\t4. marker name\t5. genome build\t6. Entrez gene id\t' +
  '7. NCBI gene chromosome\t8. NCBI gene start\t9. NCBI gene end\t10. NCBI gene strand\t11. Ensembl gene id\t' +
  '12. Ensembl gene chromosome\t13. Ensembl gene start\t14. Ensembl gene end\t15. Ensembl gene strand';

const coordinates = (...rows: string[]) =>
  parseCoordinateFile(parseReport('MGI_Gene_Model_Coord.rpt', [HEADER, ...rows].join('\n')));

describe('gene model coordinates', () => {
  it("give ids and Ensembl's position", () => {
    const { facts } = coordinates(
      'MGI:97490\tGene\tPax6\tpaired box 6\tGRCm39\t18508\t2\t105499000\t105528000\t+\tENSMUSG00000027168\t2\t105499245\t105527709\t+',
    );
    expect(facts[0]).toEqual({
      line: 2,
      gene: {
        accId: 'MGI:97490',
        ensemblGeneId: 'ENSMUSG00000027168',
        entrezGeneId: 18508,
        grcm39: { chromosome: '2', start: 105499245, stop: 105527709, strand: '+' },
        synonyms: [],
      },
    });
  });

  it("give NCBI's position where Ensembl has none, on the build that the row names", () => {
    const { facts } = coordinates(
      'MGI:1\tGene\tAbc1\tabc\tGRCm38\t11\tchrX\t100.0\t200.0\t-\tnull\tnull\tnull\tnull\tnull',
    );
    expect(facts[0]?.gene).toEqual({
      accId: 'MGI:1',
      entrezGeneId: 11,
      grcm38: { chromosome: 'X', start: 100, stop: 200, strand: '-' },
      synonyms: [],
    });
  });

  it('are read from a header that does not repeat the provider', () => {
    const header =
      'MGI id\tmarker type\tsymbol\tname\tgenome build\tEntrez gene id\tNCBI chromosome\tstart\tend\tstrand\t' +
      'Ensembl gene id\tEnsembl chromosome\tstart\tend\tstrand';
    const row = 'MGI:1\tGene\tAbc1\tabc\tGRCm39\t11\t4\t1\t2\t+\tENSMUSG1\t4\t3\t4\t-';
    const { facts } = parseCoordinateFile(parseReport('x.rpt', `${header}\n${row}`));
    expect(facts[0]?.gene.grcm39).toEqual({ chromosome: '4', start: 3, stop: 4, strand: '-' });
  });

  it('are refused row by row', () => {
    const { facts, refusals } = coordinates(
      'Abc1\tGene\tAbc1\tabc\tGRCm39\t11\t4\t1\t2\t+\t\t\t\t\t',
      'MGI:2\tGene\tAbc2\tabc\tGRCm39\t12\t4\t9\t2\t+\t\t\t\t\t',
    );
    expect(facts).toEqual([]);
    expect(refusals.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "'Abc1' is not an MGI accession id"],
      [3, 'the end 2 comes before the start 9'],
    ]);
  });
});
