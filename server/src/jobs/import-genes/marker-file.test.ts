import { parseMarkerFile } from './marker-file.ts';
import { parseReport } from './report-file.ts';

const HEADER =
  'MGI Accession ID\tChr\tcM Position\tgenome coordinate start\tgenome coordinate end\tstrand\tMarker Symbol\t' +
  'Status\tMarker Name\tMarker Type\tFeature Type\tMarker Synonyms (pipe-separated)';

const list = (...rows: string[]) =>
  parseMarkerFile(parseReport('MRK_List2.rpt', [HEADER, ...rows].join('\n')));

describe("MGI's marker list", () => {
  it('gives a gene with its position and synonyms', () => {
    const { facts } = list(
      'MGI:98834\t11\t42.83\t69471185\t69482699\t+\tTrp53\tO\ttransformation related protein 53\tGene\tprotein coding gene\tbbl|p53| ',
    );
    expect(facts).toEqual([
      {
        line: 2,
        gene: {
          accId: 'MGI:98834',
          symbol: 'Trp53',
          name: 'transformation related protein 53',
          type: 'protein coding gene',
          markerType: 'Gene',
          cm: '42.83',
          grcm39: { chromosome: '11', start: 69471185, stop: 69482699, strand: '+' },
          synonyms: ['bbl', 'p53'],
        },
      },
    ]);
  });

  it('leaves open what MGI does not know', () => {
    const { facts } = list('MGI:1\tUN\t-1.00\t\t\t\tAbc1\tO\t\tGene\t\t');
    expect(facts[0]?.gene).toEqual({ accId: 'MGI:1', symbol: 'Abc1', markerType: 'Gene', synonyms: [] });
  });

  it('leaves out markers that are no genes, and withdrawn ones', () => {
    const file = list(
      'MGI:2\t1\tsyntenic\t\t\t\tQtl1\tO\t\tQTL\t\t',
      'MGI:3\t1\t\t\t\t\tOld1\tW\twithdrawn, = Abc1\tGene\t\t',
    );
    expect(file).toMatchObject({ facts: [], refusals: [], leftOut: 2 });
  });

  it('refuses rows that cannot be right, with their line', () => {
    const { refusals } = list(
      'ENSMUSG1\t1\t\t\t\t\tAbc1\tO\t\tGene\t\t',
      'MGI:4\t1\t\t\t\t\t\tO\t\tGene\t\t',
      'MGI:5\t1\t\t200\t100\t+\tAbc5\tO\t\tGene\t\t',
      'MGI:6\t1\t\tabout 100\t200\t+\tAbc6\tO\t\tGene\t\t',
    );
    expect(refusals).toEqual([
      { file: 'MRK_List2.rpt', line: 2, reason: "'ENSMUSG1' is not an MGI accession id" },
      { file: 'MRK_List2.rpt', line: 3, reason: 'MGI:4 has no symbol' },
      { file: 'MRK_List2.rpt', line: 4, reason: 'MGI:5: the end 100 comes before the start 200' },
      { file: 'MRK_List2.rpt', line: 5, reason: "MGI:6: 'about 100' is not a position" },
    ]);
  });

  it('with withdrawn markers gives their symbols to the genes that stand for them now', () => {
    const text = [
      `${HEADER}\tcurrent MGI Accession ID\tcurrent Marker Symbol`,
      'MGI:2444947\t7\t\t1\t2\t+\tMical2\tO\tMICAL 2\tGene\tprotein coding gene\t\t\t',
      'MGI:1918127\t7\t\t\t\t\tMicalcl\tW\twithdrawn, = Mical2\tGene\t\t\tMGI:2444947\tMical2',
    ].join('\n');
    const { facts, leftOut } = parseMarkerFile(parseReport('MRK_List1.rpt', text));
    expect(facts[1]).toEqual({ line: 3, gene: { accId: 'MGI:2444947', synonyms: ['Micalcl'] } });
    expect(leftOut).toBe(0);
  });
});
