/** What an import of sound rows reports: every table, every row, and nothing that is only nearly so. */
import type { TestApp } from '../../../testing/test-app.ts';
import {
  openMigration,
  OPENING_PATIENCE_MS,
  type Migration,
} from './testing/existing-model/imported-tracker.ts';
import { rowsByTable } from './testing/existing-model/open-existing-tracker.ts';
import { fingerprint } from './testing/existing-model/fingerprint.ts';
import type { ImportReport } from './report/report.ts';

let migration: Migration;
let report: ImportReport;
let rows: Map<string, number>;
let before: Map<string, number>;

const rowsHere = async ({ db }: TestApp) => (await fingerprint(db)).rows;

beforeAll(async () => {
  migration = await openMigration();
  rows = await rowsByTable(migration.existing);
  before = await rowsHere(migration.tracker);
  report = await migration.run();
}, OPENING_PATIENCE_MS);
afterAll(async () => migration.close());

test('accounts for every table of the data model and every row in it', () => {
  const read = report.tables.map((table) => [table.source, table.read] as const);
  const left = report.notCarried.map((table) => [table.table, table.rows] as const);
  // Locations are read with the places in sequences that they belong to.
  const accounted = new Map([['location', rows.get('location') ?? 0] as const, ...read, ...left]);
  expect([...accounted].sort()).toEqual([...rows].sort());
  expect({ unknown: report.unknownTables, missing: report.missingTables }).toEqual({
    unknown: [],
    missing: [],
  });
  expect(report.columns.filter(({ fate }) => fate !== 'not carried')).toEqual([]);
});

test('leaves only what no call of the tracker shows', () => {
  expect(report.notCarried.map(({ table }) => table).sort()).toEqual([
    'all_mgi_nomenclature',
    'allele_symbol_mgi_update_log',
    'allele_symbol_targ_rep_update_log',
    'breeding_type',
    'excision_type',
    'genbank_file',
    'gene_flag',
    'gene_flag_relation',
    'gene_symbol_mgi_update_log',
    'keycloak_user_check',
    'monthly_mgi_nomenclature',
    'mutation_annotation',
    'mutation_symbol_update_log',
    'plan_flag',
    'plan_flag_relation',
    'plan_protocol',
    'project_consortium_institute',
    'project_species',
    'project_type',
    'protocol',
    'protocol_type',
    'protocol_version',
    'revision_info',
    'targ_rep_allele_sequence_annotation',
    'targ_rep_allele_sequence_annotation_mutation_type',
    'targ_rep_centre',
    'targ_rep_es_cell_mutation_subtype',
    'targ_rep_es_cell_mutation_type',
    'targ_rep_gene_symbol_mgi_update_log',
    'targ_rep_ikmc_project_status_type',
  ]);
});

test('refuses nothing, and reports which values had to change', () => {
  expect(report.tables.filter(({ refused }) => refused > 0)).toEqual([]);
  const changed = report.tables.filter((table) => table.changed > 0);
  expect(Object.fromEntries(changed.map((table) => [table.source, table.changed]))).toEqual({
    // The symbol that the new tracker had for it.
    gene: 1,
    targ_rep_gene: 1,
    // Called by their numbers in reports.
    targ_rep_es_cell_distribution_centre: 3,
    // Flags that were empty.
    colony: 1,
    // Notes that were empty.
    history_detail: 4,
  });
});

test('adds up: what was read was taken, matched or refused, and what was taken is there', async () => {
  for (const { source, read, taken, matched, refused } of report.tables)
    expect([source, read]).toEqual([source, taken + matched + refused]);
  const taken = new Map<string, number>();
  for (const table of report.tables) taken.set(table.target, (taken.get(table.target) ?? 0) + table.taken);
  const after = await rowsHere(migration.tracker);
  // Ours make room for those of the source, whose ids stay, and those of other names come back.
  const replaced = new Map([['targ_rep_pipeline', 1]]);
  for (const [table, count] of taken)
    expect([table, after.get(table)]).toEqual([
      table,
      (before.get(table) ?? 0) + count - (replaced.get(table) ?? 0),
    ]);
});

test('existing look-up names are matched under other ids, and new ones are added', () => {
  const of = (source: string) => {
    const found = report.tables.find((table) => table.source === source);
    return { taken: found?.taken, matched: found?.matched };
  };
  expect({
    workUnits: of('work_unit'),
    statuses: of('status'),
    strains: of('strain'),
    genes: of('gene'),
    projects: of('project'),
  }).toEqual({
    workUnits: { taken: 1, matched: 3 },
    statuses: { taken: 0, matched: 21 },
    strains: { taken: 1, matched: 3 },
    genes: { taken: 4, matched: 1 },
    projects: { taken: 6, matched: 0 },
  });
});
