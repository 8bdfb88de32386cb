import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { describeImport } from './describe-import.ts';
import { importGenes } from './import-genes.ts';

const MARKERS = [
  'MGI Accession ID\tChr\tcM Position\tgenome coordinate start\tgenome coordinate end\tstrand\tMarker Symbol\tStatus\tMarker Name\tMarker Type\tFeature Type\tMarker Synonyms (pipe-separated)',
  'MGI:1918021\tX\t67.8\t151129000\t151131000\t-\tSreb3\tO\tG-protein coupled receptor 173\tGene\tprotein coding gene\t3230401K02Rik',
  'MGI:99999999\t7\t\t500\t900\t+\tNewx1\tO\tnew gene\tGene\tlncRNA gene\t',
  'MGI:99999998\t7\t\t500\t900\t+\tGpr68\tO\tclaims a symbol\tGene\tlncRNA gene\t',
].join('\n');

const ORTHOLOGS = ['GPR173\t54328\tGpr173\tMGI:1918021\t', 'NEWX1\t5\tNewx1\tMGI:99999999\t'].join('\n');

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-genes-'));
  await writeFile(join(folder, 'MRK_List2.rpt.gz'), gzipSync(MARKERS));
  await writeFile(join(folder, 'HMD_HumanPhenotype.rpt'), ORTHOLOGS);
  await writeFile(join(folder, 'other.rpt'), 'nothing\there\n');
  database = await openTestDatabase();
  await loadDemo(database.db, { passwordHash: 'x', onlyGenes: ['Gpr173', 'Gpr68'] });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const files = () => ({
  markers: join(folder, 'MRK_List2.rpt.gz'),
  orthologs: [join(folder, 'HMD_HumanPhenotype.rpt')],
});

async function geneRow(accId: string) {
  const { rows } = await sql`
    select symbol, name, type, start, stop,
      array(select synonym from gene_synonym where gene_id = gene.id order by synonym collate "C") as synonyms,
      last_modified_by
    from gene where acc_id = ${accId}`.execute(database.db);
  return rows[0];
}

describe('an import of genes', () => {
  it('changes nothing at all when one of its files is of another kind', async () => {
    const wrong = { ...files(), orthologs: [join(folder, 'other.rpt')] };
    await expect(importGenes(database.db, wrong)).rejects.toThrow('other.rpt is not a file of orthologs');
    expect(await geneRow('MGI:1918021')).toMatchObject({ symbol: 'Gpr173' });
  });

  it('adds, changes and refuses genes, and reports each', async () => {
    const counts = await importGenes(database.db, files());
    expect(describeImport(counts)).toEqual([
      'genes: 1 added, 1 changed, 0 unchanged, 1 refused',
      '  MRK_List2.rpt.gz, line 4: MGI:99999998: the symbol Gpr68 belongs to MGI:2441763',
      expect.stringMatching(
        /^orthologs \(HMD_HumanPhenotype\.rpt\): 1 added, \d changed, \d unchanged, 0 refused$/,
      ),
    ]);
    expect(await geneRow('MGI:1918021')).toEqual({
      symbol: 'Sreb3',
      name: 'G-protein coupled receptor 173',
      type: 'protein coding gene',
      start: 151129000,
      stop: 151131000,
      synonyms: ['3230401K02Rik', 'Gpr173'],
      last_modified_by: 'import-genes',
    });
    expect(await geneRow('MGI:99999999')).toMatchObject({ symbol: 'Newx1', type: 'lncRNA gene' });
  });

  it('keeps the list of projects in step with a renamed gene', async () => {
    const { rows } = await sql`
      select * from project_index except select * from project_index_source`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('finds nothing to do the second time', async () => {
    const [genes, orthologs] = await importGenes(database.db, files());
    expect(genes).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(orthologs).toMatchObject({ added: 0, changed: 0, unchanged: 2, removed: 0 });
  });
});
