import { parseOrthologFile } from './ortholog-files.ts';
import { parseReport, ReportFileError } from './report-file.ts';

const parse = (name: string, ...lines: string[]) => parseOrthologFile(parseReport(name, lines.join('\n')));

describe('files of orthologs', () => {
  it('without a header are human and mouse pairs with phenotypes', () => {
    const file = parse(
      'HMD_HumanPhenotype.rpt',
      'A1BG\t1\tA1bg\tMGI:2152878\tMP:0005376',
      'A1CF\t29974\tA1cf\tENSMUSG1\t',
      '\t5\tAbc\tMGI:7\t',
    );
    expect(file.source).toBe('MGI');
    expect(file.pairs).toEqual([
      { line: 1, accId: 'MGI:2152878', humanSymbol: 'A1BG', humanEntrezGeneId: 1 },
    ]);
    expect(file.refusals.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "'ENSMUSG1' is not an MGI accession id"],
      [3, 'MGI:7 has no human symbol'],
    ]);
  });

  it('of homology classes pair each mouse gene of a class with each human one', () => {
    const file = parse(
      'HOM_MouseHumanSequence.rpt',
      'DB Class Key\tCommon Organism Name\tNCBI Taxon ID\tSymbol\tEntrezGene ID\tMouse MGI ID\tHGNC ID',
      '1\tmouse, laboratory\t10090\tAmy1\t11722\tMGI:88019\t',
      '1\tmouse, laboratory\t10090\tAmy2a\t109959\tMGI:88020\t',
      '1\thuman\t9606\tAMY1A\t276\t\tHGNC:474',
      '2\tmouse, laboratory\t10090\tGm1\t5\tMGI:9\t',
    );
    expect(file.pairs.map(({ accId, humanSymbol, hgncId }) => [accId, humanSymbol, hgncId])).toEqual([
      ['MGI:88019', 'AMY1A', 'HGNC:474'],
      ['MGI:88020', 'AMY1A', 'HGNC:474'],
    ]);
    expect(file.leftOut).toBe(1);
  });

  it('of HCOP bring the methods that support a pair', () => {
    const file = parse(
      'human_mouse_hcop_fifteen_column.txt',
      'human_entrez_gene\thuman_ensembl_gene\thgnc_id\thuman_name\thuman_symbol\tmgi_id\tsupport',
      '1\tENSG00000121410\tHGNC:5\talpha\tA1BG\tMGI:2152878\tPanther,HGNC,OMA',
      '2\t-\t-\t-\tA2M\t-\tOMA',
    );
    expect(file).toMatchObject({ source: 'HCOP', leftOut: 1, refusals: [] });
    expect(file.pairs).toEqual([
      {
        line: 2,
        accId: 'MGI:2152878',
        humanSymbol: 'A1BG',
        hgncId: 'HGNC:5',
        humanEntrezGeneId: 1,
        humanEnsemblGeneId: 'ENSG00000121410',
        support: ['HGNC', 'OMA', 'Panther'],
      },
    ]);
  });

  it('of another kind are refused', () => {
    expect(() => parse('MGI_Strain.rpt', 'MGI:2159769\t129S1/SvImJ\tinbred strain')).toThrow(
      new ReportFileError('MGI_Strain.rpt is not a file of orthologs that this program knows.'),
    );
  });
});
