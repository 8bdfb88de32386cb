import { sql } from 'kysely';
import type { TestApp } from '../../http/test-app.ts';
import { addConfirmed } from '../../production-numbers/test-confirmed.ts';
import { openTracker } from '../../testing/open-tracker.ts';
import { addClone } from '../../testing/test-clones.ts';
import { addGene } from '../../testing/test-genes.ts';
import { addProject } from '../../testing/test-projects.ts';
import type { MadeReport } from './made-report.ts';
import { mgiCrispr, mgiInitialCrispr } from './mgi-crispr.ts';
import { excisionType, mgiModification } from './mgi-modification.ts';
import { mgiPhenotyping, phenotypingColonies } from './phenotyping-colonies.ts';

let tracker: TestApp;

beforeEach(async () => {
  tracker = await openTracker([]);
  await addGene(tracker.db, { symbol: 'Aaa1', accId: 'MGI:1' });
  await addGene(tracker.db, { symbol: 'Aaa2', accId: 'MGI:2' });
});
afterEach(() => tracker.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(tracker.db);
const planOf = (colony: string) =>
  sql`(select plan_id from outcome join colony on colony.outcome_id = outcome.id where colony.name = ${colony})`;
const mutationOf = (colony: string) => sql`(select mutation_id from mutation_outcome
  join colony on colony.outcome_id = mutation_outcome.outcome_id where colony.name = ${colony})`;
const id = (table: string, name: string) => sql`(select id from ${sql.table(table)} where name = ${name})`;

/** Rows as objects by their header, with the members that a test is about. */
function objects({ header, rows }: MadeReport): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column]])));
}

async function typed(colony: string, type = 'Exon Deletion'): Promise<void> {
  await run(sql`update mutation set molecular_mutation_type_id = ${id('molecular_mutation_type', type)}
    where id = ${mutationOf(colony)}`);
}

describe('mgi_crispr (api-3 §8.4.4)', () => {
  beforeEach(async () => {
    await addConfirmed(tracker.db, { name: 'C1', genes: ['Aaa1'], dates: ['2031-01-01'] });
    await typed('C1');
  });

  test('every column, as MGI reads it', async () => {
    const plan = planOf('C1');
    await run(sql`insert into crispr_attempt (plan_id) values (${plan})`);
    await run(sql`insert into mutagenesis_donor (attempt_id, preparation_type_id, vector_name, oligo_sequence_fasta)
      values (${plan}, (select min(id) from preparation_type), null, ${'>d\nAC'}), (${plan}, null, 'v', 'x')`);
    await run(sql`insert into nuclease (attempt_id, nuclease_type_id, nuclease_class_id)
      values (${plan}, ${id('nuclease_type', 'Cas9')}, ${id('nuclease_class', 'mRNA')})`);
    await run(sql`insert into guide (attempt_id, sequence, guide_sequence, pam, chr, start, stop, strand, genome_build)
      values (${plan}, 'ACGTTGG', 'ACGT', 'TGG', '4', 10, 16, '+', 'GRCm39')`);
    await run(sql`insert into genotype_primer (attempt_id, name, sequence) values (${plan}, 'F1', 'AAA')`);
    await run(sql`update colony set genotyping_comment = ${'5\u2019 done\nok'} where name = 'C1'`);
    await run(
      sql`update mutation set mgi_allele_id = 'MGI:9', description = ${'a\tb'} where id = ${mutationOf('C1')}`,
    );
    await run(sql`with added as (insert into sequence (sequence, sequence_type_id, sequence_category_id)
      values (${'>s\nGG'}, (select min(id) from sequence_type), (select min(id) from sequence_category)) returning id)
      insert into mutation_sequence (mutation_id, sequence_id, index) select ${mutationOf('C1')}, id, 1 from added`);
    await run(sql`insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id)
      select ${mutationOf('C1')}, id from mutation_categorization where name = 'NHEJ'`);
    const { rows: names } = await sql<
      Record<'preparation' | 'sequence' | 'category' | 'min' | 'strain', string>
    >`
      select (select name from preparation_type order by id limit 1) as preparation,
        (select name from sequence_type order by id limit 1) as sequence,
        (select name from sequence_category order by id limit 1) as category,
        (select min from mutation where id = ${mutationOf('C1')}) as min,
        (select name from strain order by id limit 1) as strain`.execute(tracker.db);
    const name = names[0];
    expect(objects(await mgiCrispr(tracker.db))).toEqual([
      {
        'Gene Symbol': 'Aaa1',
        'Gene MGI Accession ID': 'MGI:1',
        'Mutagenesis Donors': `preparationType::${name?.preparation}||vector::||sequence::>d++n++AC`,
        Nucleases: 'type::Cas9||class::mRNA',
        Guides:
          'sequence::ACGTTGG||guideSeqeunce::ACGT||PAM::TGG||chr::4||start::10||stop::16||strand::+||genomeBuild::GRCm39',
        'Repair Mechanism': 'NHEJ',
        'Genotype Primers': 'name::F1||sequence::AAA',
        'Colony Name': 'C1',
        'Colony Background Strain': name?.strain,
        'Colony Genotyping Comments': "5' done++n++ok",
        'Production Work Unit': 'JAX',
        'Mutation Class': 'endonuclease-mediated',
        'Mutation Type': expect.any(String),
        'Mutation Subtype': 'Exon Deletion',
        'GenTaR Mutation ID': name?.min,
        'Mutation Sequence': `index::1||mutationSeqeunce::>s++n++GG||sequenceType::${name?.sequence}||sequenceCategory::${name?.category}`,
        'Mutation Symbol': 'Aaa1<em1(IMPC)C1>',
        'Mutation MGI Accession ID': 'MGI:9',
        'Mutation Description': 'a++t++b',
      },
    ]);
  });

  test('the short form has ten of the columns (api-3 §8.4.5)', async () => {
    const { header, rows } = await mgiInitialCrispr(tracker.db);
    expect(header).toEqual([
      ...[
        'Gene Symbol',
        'Gene MGI Accession ID',
        'Colony Name',
        'Colony Background Strain',
        'Mutation Class',
      ],
      ...[
        'Mutation Type',
        'Mutation Subtype',
        'Mutation Symbol',
        'Mutation MGI Accession ID',
        'GenTaR Mutation ID',
      ],
    ]);
    expect(rows).toHaveLength(1);
  });

  test('what is not public, not confirmed, without a group, a type or exactly one gene is left out', async () => {
    const add = (name: string, rest: object) =>
      addConfirmed(tracker.db, { name, genes: ['Aaa2'], dates: ['2031-01-01'], ...rest });
    await add('X1', { privacy: 'protected' });
    await add('X2', { status: 'Genotype In Progress' });
    await add('X3', { workGroup: null });
    await add('X4', { genes: ['Aaa1', 'Aaa2'] });
    await add('X5', { attemptType: 'haplo-essential crispr' });
    for (const name of ['X1', 'X2', 'X3', 'X4', 'X5']) await typed(name);
    await add('X6', {});
    await add('X7', { status: 'Genotype Extinct' });
    await typed('X7');
    expect(objects(await mgiCrispr(tracker.db)).map((row) => row['Colony Name'])).toEqual(['C1', 'X7']);
  });
});

describe('phenotyping_colonies and mgi_phenotyping (api-3 §8.4.2 and §8.4.3)', () => {
  /** Phenotyping of a colony, with a stage in this status. */
  async function phenotype(colony: string, stageStatus: string, reference = `${colony}-P`): Promise<void> {
    const tpn = await addProject(tracker.db, {
      intentions: [{ gene: 'Aaa1' }],
      plans: [{ workUnit: 'UCD', workGroup: 'DTCC', type: 'phenotyping', reference }],
    });
    const plan = sql`(select plan.id from plan join project on project.id = plan.project_id where tpn = ${tpn})`;
    await run(sql`insert into plan_starting_point (plan_id, outcome_id)
      select ${plan}, outcome_id from colony where name = ${colony}`);
    await run(sql`insert into phenotyping_stage (plan_id, phenotyping_stage_type_id, status_id)
      values (${plan}, ${id('phenotyping_stage_type', 'early adult and embryo')}, ${id('status', stageStatus)})`);
  }
  const references = async (report: MadeReport) =>
    objects(report).map((row) => row['Phenotyping External Reference']);

  beforeEach(async () => {
    await addConfirmed(tracker.db, { name: 'C1', genes: ['Aaa1'], dates: ['2031-01-01'] });
    await phenotype('C1', 'Phenotyping Started');
  });

  test('every column; nothing is written where it must be told', async () => {
    await run(sql`update strain set mgi_strain_acc_id = null
      where id = (select strain_id from phenotyping_attempt)`);
    const { rows } = await sql<{ strain: string; min: string }>`
      select name as strain, (select min from mutation) as min from strain order by id limit 1`.execute(
      tracker.db,
    );
    const row = {
      'Gene Symbol': 'Aaa1',
      'MGI Gene Accession ID': 'MGI:1',
      'Phenotyping External Reference': 'C1-P',
      'ES Cell Name': '',
      'Background Strain': rows[0]?.strain,
      'MGI Strain Accession ID': 'null',
      'Production Work Unit': 'JAX',
      'Production Work Group': 'BaSH',
      'Phenotyping Work Unit': 'UCD',
      'Phenotyping Work Group': 'DTCC',
      'Cohort Work Unit': 'UCD',
      'Mutation Symbol': 'Aaa1<em1(IMPC)C1>',
    };
    expect(objects(await phenotypingColonies(tracker.db))).toEqual([row]);
    expect(objects(await mgiPhenotyping(tracker.db))).toEqual([
      { ...row, 'GenTaR Mutation Identifier': rows[0]?.min },
    ]);
  });

  test('MGI is told once phenotyping has begun; aborted stages are nobody’s', async () => {
    for (const [number, status] of ['Phenotyping Registered', 'Rederivation Complete'].entries())
      await phenotype('C1', status, `R${number}`);
    await phenotype('C1', 'Phenotype Production Aborted', 'A');
    expect(await references(await phenotypingColonies(tracker.db))).toEqual(['C1-P', 'R0', 'R1']);
    expect(await references(await mgiPhenotyping(tracker.db))).toEqual(['C1-P']);
  });

  test('colonies of ES cells name their clone; other kinds of production are left out', async () => {
    const clone = await addClone(tracker.db, 'EPD0013_1_E08', 'Aaa1');
    await addConfirmed(tracker.db, {
      name: 'E1',
      genes: ['Aaa2'],
      dates: ['2031-01-01'],
      attemptType: 'es cell',
    });
    await run(
      sql`insert into es_cell_attempt (plan_id, targ_rep_es_cell_id) values (${planOf('E1')}, ${clone})`,
    );
    await phenotype('E1', 'Phenotyping Started');
    await addConfirmed(tracker.db, {
      name: 'H1',
      genes: ['Aaa2'],
      dates: ['2031-01-01'],
      attemptType: 'haplo-essential crispr',
    });
    await phenotype('H1', 'Phenotyping Started');
    const found = objects(await phenotypingColonies(tracker.db));
    expect(found.map((row) => [row['Phenotyping External Reference'], row['ES Cell Name']])).toEqual([
      ['C1-P', ''],
      ['E1-P', 'EPD0013_1_E08'],
    ]);
  });
});

describe('mgi_modification (api-3 §8.4.6)', () => {
  test.each([
    ['b', 'cre'],
    ['c', 'flp'],
    ['d', 'flp-cre'],
    ['e.1', 'cre'],
    ['.1', 'cre'],
    ['.2', 'flp'],
    ['a', ''],
    [null, 'null'],
  ])('class %s comes from %s', (escClass, expected) => {
    expect(excisionType(escClass, true)).toBe(expected);
  });

  test('without a production mutation there is no excision to tell', () => {
    expect(excisionType('b', false)).toBe('');
  });

  test('a row for each modified colony, with where it comes from', async () => {
    const clone = await addClone(tracker.db, 'EPD0013_1_E08', 'Aaa1');
    await addConfirmed(tracker.db, {
      name: 'E1',
      genes: ['Aaa1'],
      dates: ['2031-01-01'],
      attemptType: 'es cell',
    });
    await run(
      sql`insert into es_cell_attempt (plan_id, targ_rep_es_cell_id) values (${planOf('E1')}, ${clone})`,
    );
    await addConfirmed(tracker.db, {
      name: 'M1',
      genes: ['Aaa1'],
      dates: ['2031-02-01'],
      status: 'Genotype In Progress',
      attemptType: 'es cell allele modification',
    });
    await run(
      sql`insert into es_cell_allele_modification_attempt (plan_id, tat_cre) values (${planOf('M1')}, true)`,
    );
    await run(sql`insert into plan_starting_point (plan_id, outcome_id)
      select ${planOf('M1')}, outcome_id from colony where name = 'E1'`);
    const [row] = objects(await mgiModification(tracker.db));
    expect(row).toMatchObject({
      'Gene Symbol': 'Aaa1',
      'MGI Gene Accession ID': 'MGI:1',
      'Production Plan Colony Name': 'E1',
      'Production Work Unit': 'JAX',
      'Production Mutation Symbol': 'Aaa1<em1(IMPC)E1>',
      'ES Cell Name': 'EPD0013_1_E08',
      'Modification Plan Colony Name': 'M1',
      'Excision Type': 'null',
      'Tat Cre': 'true',
      'Deleter Strain': null,
      'Modification Work Unit': 'JAX',
      'Modification Mutation Symbol': 'Aaa1<em1(IMPC)M1>',
      'GenTaR Mutation Identifier': expect.stringMatching(/^MIN:/),
    });
  });
});
