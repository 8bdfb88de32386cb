/** The existing tracker taken over into a new one, for tests that read it through the API. */
import { openTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { getJson } from '../../../../../testing/calls.ts';
import { addGene } from '../../../../../testing/test-genes.ts';
import { importTracker, type ImportOptions } from '../../import-tracker.ts';
import type { ImportReport } from '../../report/report.ts';
import {
  EXISTING_SCHEMA,
  openExistingTracker,
  type ExistingTracker,
  type FurtherRows,
} from './open-existing-tracker.ts';

/** People of the existing tracker, by what they may do. */
export const STAFF = {
  administrator: 'ada@lab.example',
  managerOfJax: 'mia@lab.example',
  memberOfHarwell: 'gus@lab.example',
  managerOfCmg: 'lou@lab.example',
  retired: 'rae@lab.example',
} as const;

/** Known to the new tracker beforehand, under the accession id of the existing tracker's Fict2, by a newer symbol. */
export const RENAMED_GENE = { symbol: 'Fict2new', accId: 'MGI:9900002', name: 'fictitious gene 2, renamed' };

/** Two databases and the whole application, on a busy machine. */
export const OPENING_PATIENCE_MS = 120_000;

export interface Migration {
  existing: ExistingTracker;
  tracker: TestApp;
  /** Runs the import; the databases are given, the rest comes from the options. */
  run: (options?: Partial<ImportOptions>) => Promise<ImportReport>;
  close: () => Promise<void>;
}

/** Opens the existing tracker, and beside it a new one as a fresh server has it: look-up lists, and one gene. */
export async function openMigration(options: FurtherRows = {}): Promise<Migration> {
  const existing = await openExistingTracker(options);
  const tracker = await openTestApp({ beginning: 'lists' });
  await addGene(tracker.db, RENAMED_GENE);
  return {
    existing,
    tracker,
    run: (more = {}) =>
      importTracker({ source: existing.db, schema: EXISTING_SCHEMA, target: tracker.db, ...more }),
    close: async () => {
      await tracker.close();
      await existing.close();
    },
  };
}

/** An import that has been done. */
export interface Imported {
  tracker: () => TestApp;
  report: () => ImportReport;
  /** What the API returns to the administrator, or to somebody else. */
  read: <T>(url: string, caller?: string | null) => Promise<T>;
}

/** To be called at the top of a test file: the import is done before its tests. */
export function importedTracker(options: FurtherRows = {}): Imported {
  let migration: Migration | undefined;
  let report: ImportReport | undefined;
  beforeAll(async () => {
    migration = await openMigration(options);
    report = await migration.run();
  }, OPENING_PATIENCE_MS);
  afterAll(async () => migration?.close());
  const done = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The import has not been done.');
    return value;
  };
  const tracker = () => done(migration).tracker;
  return {
    tracker,
    report: () => done(report),
    read: (url, caller = STAFF.administrator) => getJson(tracker(), url, caller),
  };
}
