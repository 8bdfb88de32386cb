import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { isDemoLoaded, loadDemo, type DemoSummary } from './load-demo.ts';

/**
 * A slice with every kind of thing: confirmed CRISPR mice (Gpr173, Gpr68, Rb1cc1), eight attempts in one
 * project (Vps35), a gene whose accession id was merged away (Mical2), ES cells of two centres (Nxn), an
 * ES cell repository gene without projects (Cib2), a gene of IDG's list (Kcnv2), a founder that was given up
 * (Akt1s1).
 */
const GENES = ['Gpr173', 'Gpr68', 'Rb1cc1', 'Vps35', 'Mical2', 'Nxn', 'Cib2', 'Kcnv2', 'Akt1s1'];
const OPTIONS = { passwordHash: '$argon2id$test', onlyGenes: GENES };

let database: TestDatabase;
let summary: DemoSummary;

beforeAll(async () => {
  database = await openTestDatabase();
  summary = await loadDemo(database.db, OPTIONS);
});
afterAll(() => database.close());

/** The rows of a query that looks for something wrong: a sound demo has none. */
async function rowsOf(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(database.db)).rows;
}

describe('the demo', () => {
  it('reports what it loaded', async () => {
    expect(summary).toMatchObject({ genes: GENES.length, people: 82, skipped: [] });
    expect(await rowsOf('select count(*) as n from project')).toEqual([{ n: summary.projects }]);
    expect(await rowsOf('select count(*) as n from plan')).toEqual([{ n: summary.plans }]);
    expect(await rowsOf('select count(*) as n from outcome')).toEqual([{ n: summary.outcomes }]);
  });

  it('is in the feed of changes already, so that a new server has nothing to catch up on', async () => {
    expect(await rowsOf('select id from history where position is null')).toEqual([]);
    expect(await rowsOf('select last_position from change_feed where last_position = 0')).toEqual([]);
  });

  it('contains what the documents tell newcomers to search for', async () => {
    const found = await sql<{ symbol: string; allele: string; rank: number }>`
      select gene.symbol, mutation.symbol as allele, project_index.privacy_rank as rank
      from project_index
      join gene on gene.id = any (project_index.gene_ids)
      join plan on plan.project_id = project_index.project_id
      join outcome on outcome.plan_id = plan.id
      join mutation_outcome on mutation_outcome.outcome_id = outcome.id
      join mutation on mutation.id = mutation_outcome.mutation_id
      where gene.symbol in ('Gpr173', 'Rb1cc1')
        or gene.acc_id = 'MGI:2441763'
      order by gene.symbol`.execute(database.db);
    expect(found.rows).toEqual([
      { symbol: 'Gpr173', allele: 'Gpr173<em1(IMPC)Bay>', rank: 1 },
      { symbol: 'Gpr68', allele: 'Gpr68<em1(IMPC)Bay>', rank: 1 },
      { symbol: 'Rb1cc1', allele: 'Rb1cc1<em1(IMPC)Mbp>', rank: 1 },
    ]);
    expect(
      await rowsOf(`select symbol from gene join gene_synonym on gene_id = gene.id where synonym = 'FIP200'`),
    ).toEqual([{ symbol: 'Rb1cc1' }]);
  });

  it('puts attempts under a merged accession id on the gene that took its symbol over', async () => {
    const plans = await rowsOf(`
      select plan.id from plan
      join project_index using (project_id)
      join gene on gene.id = any (gene_ids)
      where gene.symbol = 'Mical2'`);
    expect(plans.length).toBeGreaterThan(1);
  });

  it('gives every work unit a manager and a member', async () => {
    const missing = await rowsOf(`
      select work_unit.name, role.name as role from work_unit cross join role
      where not exists (
        select from person_role_work_unit held
        join person on person.id = held.person_id
        where held.work_unit_id = work_unit.id and held.role_id = role.id
          and person.password_hash = '$argon2id$test')`);
    expect(missing).toEqual([]);
    expect(await rowsOf('select email from person where is_admin')).toEqual([
      { email: 'admin@tracker.example' },
    ]);
  });

  it('keeps the index of projects equal to its source', async () => {
    expect(await rowsOf('select * from project_index except select * from project_index_source')).toEqual([]);
    expect(await rowsOf('select count(*) as n from project_index')).toEqual([{ n: summary.projects }]);
  });

  it('continues the identifiers after its own', async () => {
    const { rows } = await sql<{ tpn: string }>`
      insert into project (assignment_status_id, privacy_id)
      select (select min(id) from assignment_status), (select min(id) from privacy)
      returning tpn`.execute(database.db);
    expect(rows[0]?.tpn).toBe(`TPN:${String(summary.projects + 1).padStart(9, '0')}`);
    await sql`delete from project where id > ${summary.projects}`.execute(database.db);
  });
});

describe('the statuses of the demo', () => {
  it.each([
    ['plan', 'plan_status_stamp', 'plan_id', 'plan.status_id', 'plan.id'],
    ['plan', 'plan_summary_status_stamp', 'plan_id', 'plan.summary_status_id', 'plan.id'],
    ['colony', 'colony_status_stamp', 'colony_id', 'colony.status_id', 'colony.outcome_id'],
    [
      'phenotyping_stage',
      'phenotyping_stage_status_stamp',
      'phenotyping_stage_id',
      'phenotyping_stage.status_id',
      'phenotyping_stage.id',
    ],
    ['project', 'project_summary_status_stamp', 'project_id', 'project.summary_status_id', 'project.id'],
  ])('of a %s equal the last stamp of %s', async (table, stamps, owner, status, id) => {
    const differing = await rowsOf(`
      select ${id} from ${table}
      where ${status} is distinct from (
        select status_id from ${stamps} stamp where stamp.${owner} = ${id}
        order by stamp.date desc, stamp.id desc limit 1)`);
    expect(differing).toEqual([]);
  });

  it('follow the state machines step by step', async () => {
    const { rows } = await sql<{ path: string }>`
      select distinct string_agg(status.name, ' > ' order by stamp.date, stamp.id) as path
      from plan_status_stamp stamp join status on status.id = stamp.status_id
      group by stamp.plan_id order by path`.execute(database.db);
    expect(rows.map(({ path }) => path)).toEqual([
      'Plan Created',
      'Plan Created > Attempt In Progress > Chimeras/Founder Obtained',
      'Plan Created > Attempt In Progress > Embryos Obtained > Attempt Aborted',
      'Plan Created > Attempt In Progress > Embryos Obtained > Founder Obtained',
      'Plan Created > Attempt In Progress > Embryos Obtained > Founder Obtained > Attempt Aborted',
    ]);
  });

  it('never come before the thing they are a status of', async () => {
    expect(
      await rowsOf(`
        select plan.pin from plan join project on project.id = plan.project_id
        where plan.created_at < project.created_at`),
    ).toEqual([]);
    expect(
      await rowsOf(`
        select outcome.tpo from outcome
        join colony_status_stamp stamp on stamp.colony_id = outcome.id
        join plan on plan.id = outcome.plan_id
        where stamp.date < plan.created_at`),
    ).toEqual([]);
    expect(
      await rowsOf(`
        select start.plan_id from plan_starting_point start
        join plan on plan.id = start.plan_id
        where plan.created_at <= (
          select date from colony_status_stamp stamp join status on status.id = stamp.status_id
          where stamp.colony_id = start.outcome_id and status.name = 'Genotype Confirmed')`),
    ).toEqual([]);
  });

  it('have the data that the server requires of a confirmed colony (api-2 section 9.1, C1)', async () => {
    const unproven = await rowsOf(`
      select colony.name from colony
      join status on status.id = colony.status_id and status.name = 'Genotype Confirmed'
      join outcome on outcome.id = colony.outcome_id
      join plan on plan.id = outcome.plan_id
      join attempt_type on attempt_type.id = plan.attempt_type_id
      left join mutation_outcome on mutation_outcome.outcome_id = outcome.id
      left join mutation on mutation.id = mutation_outcome.mutation_id
      left join mutation_sequence on mutation_sequence.mutation_id = mutation.id
      where mutation.symbol is null
        or (attempt_type.name = 'crispr' and mutation_sequence.id is null
            and not colony.legacy_without_sequence)`);
    expect(unproven).toEqual([]);
  });
});

describe('the histories of the demo', () => {
  it.each([
    ['Project', 'project'],
    ['Plan', 'plan'],
    ['Outcome', 'outcome'],
    ['Mutation', 'mutation'],
    ['PhenotypingStage', 'phenotyping_stage'],
  ])('begin each %s with its creation, by a person who exists', async (entity, table) => {
    const without = await rowsOf(`
      select id from ${table}
      where not exists (
        select from history join person on person.email = history.changed_by
        where entity_name = '${entity}' and entity_id = ${table}.id
          and comment = '${entity} created' and history.date = ${table}.created_at)`);
    expect(without).toEqual([]);
  });
});

describe('the mice of the demo', () => {
  it('have sequences in FASTA form, and deletions whose size is their length', async () => {
    expect(
      await rowsOf(String.raw`
        select id from sequence
        where sequence !~ E'^>[^\n]{1,254}\n[ACGTUIRYKMSWBDHVN-]+$'`),
    ).toEqual([]);
    expect(
      await rowsOf('select id from molecular_mutation_deletion where size <> stop - start or size <= 0'),
    ).toEqual([]);
  });

  it('are unique: no CRISPR allele symbol twice', async () => {
    expect(
      await rowsOf(`
        select symbol from mutation where symbol like '%<em%' group by symbol having count(*) > 1`),
    ).toEqual([]);
  });
});

describe('loading', () => {
  it('is refused where there are projects', async () => {
    await expect(loadDemo(database.db, OPTIONS)).rejects.toThrow(
      'The demo is loaded into an empty database only.',
    );
  });

  it('that breaks off leaves nothing behind and can be repeated with the same result', async () => {
    const other = await openTestDatabase();
    try {
      const breakOff = (line: string) => {
        if (line.startsWith('Index')) throw new Error('killed');
      };
      await expect(loadDemo(other.db, { ...OPTIONS, log: breakOff })).rejects.toThrow('killed');
      expect(await isDemoLoaded(other.db)).toBe(false);

      await loadDemo(other.db, OPTIONS);
      expect(await isDemoLoaded(other.db)).toBe(true);
      // Without the ids of look-up values, which a transaction that was undone has used up.
      const projects = sql`
        select tpn, privacy_rank, has_gene, gene_ids, colony_names, phenotyping_refs
        from project_index order by project_id`;
      expect((await projects.execute(other.db)).rows).toEqual((await projects.execute(database.db)).rows);
    } finally {
      await other.close();
    }
  });
});

describe('a small demo', () => {
  it('is the part that belongs to one gene in so many', async () => {
    const small = await openTestDatabase();
    const loaded = await loadDemo(small.db, { passwordHash: '$argon2id$test', share: 200 });
    const others = await sql`select from gene where substr(acc_id, 5)::int % 200 <> 0`.execute(small.db);
    expect(others.rows).toEqual([]);
    expect(loaded).toMatchObject({ people: summary.people, skipped: [] });
    expect(loaded.projects).toBeGreaterThan(10);
    await small.close();
  });
});
