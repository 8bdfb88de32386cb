/** Spreadsheets for tests: made, given, and worked off as the server does it. */
import type { BulkJob, BulkJobRow, ChangeResponse, ImportKind } from 'shared/contract';
import { getJson, refusal, upload, type TestCaller } from '../../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../../testing/cast.ts';
import { openTracker } from '../../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../../testing/test-app.ts';
import { addGene } from '../../../../../testing/test-genes.ts';
import { csvLines } from '../../../../platform/http/responses/csv.ts';
import { planRoutes } from '../../../plans/routes.ts';
import { projectChangeRoutes, projectRoutes } from '../../../projects/routes.ts';
import { bulkJobRoutes } from '../../routes.ts';
import { workOff } from '../../work-off.ts';
import { importRoutes } from '../routes.ts';

/** The tracker with the people of the tests, and two genes, of which one has a synonym. */
export async function openImports(): Promise<TestApp> {
  const tracker = await openTracker([
    planRoutes,
    projectRoutes,
    projectChangeRoutes,
    bulkJobRoutes,
    importRoutes,
  ]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  await addGene(tracker.db, { symbol: 'Rb1cc1', accId: 'MGI:1341850', synonyms: ['FIP200', 'Cc1'] });
  await addGene(tracker.db, { symbol: 'Rbm39', accId: 'MGI:2157953', synonyms: ['Cc1'] });
  return tracker;
}

/** A row by the titles of its columns. */
export type SheetRow = Readonly<Record<string, string>>;

/** A new CRISPR project of JAX, nothing attempted yet. */
export const NEW_PROJECT = {
  Gene: 'Cib2',
  'Mutation Type': 'Deletion',
  Consortia: 'IMPC; BaSH',
  Privacy: 'public',
  'Attempt Type': 'crispr',
  'Work Unit': 'JAX',
  'Work Group': 'BaSH',
} as const satisfies SheetRow;

/** The cells of an attempt that keeps all rules. */
export const WITH_ATTEMPT = {
  'MI date': '2031-03-02',
  'Nuclease Type': 'Cas9',
  'Nuclease Class': 'mRNA',
  'Guide 1 Sequence': 'ACGTACGTACGTACGTACGT',
  'Guide 1 PAM': 'AGG',
  'Guide 1 Chr': '10',
  'Guide 1 Start': '1001',
  'Guide 1 Stop': '1023',
  'Guide 1 Strand': '-',
  'Guide 1 Genome Build': 'GRCm39',
} as const satisfies SheetRow;

/** A CSV file with these rows, its columns in the order in which rows have them first. */
export function sheetOf(rows: readonly SheetRow[]): string {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvLines([titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))]).replaceAll(
    `"'`,
    '"',
  );
}

interface Given {
  caller?: TestCaller;
  isPreview?: boolean;
}

/** What tests do with spreadsheets on this tracker, which is opened later. */
export function importing(tracker: () => TestApp) {
  const send = (kind: ImportKind, file: string | Uint8Array, { caller, isPreview = false }: Given) =>
    upload(tracker(), `/api/v2/imports/${kind}?isPreview=${isPreview}`, file, {
      caller: caller === undefined ? CAST.unitMember : caller,
    });
  /** Gives a file without working it off, and returns the number of the job. */
  const give = async (kind: ImportKind, file: string | Uint8Array, given: Given = {}) => {
    const response = await send(kind, file, given);
    if (response.statusCode !== 200) throw new Error(`The file was refused: ${response.body}`);
    return response.json<ChangeResponse>()._links.self.href.split('/').at(-1) ?? '';
  };
  const rowsOf = (id: string, caller: TestCaller = CAST.unitMember) =>
    getJson<BulkJobRow[]>(tracker(), `/api/v2/bulkJobs/${id}/rows?limit=1000`, caller);
  const jobOf = (id: string, caller: TestCaller = CAST.unitMember) =>
    getJson<BulkJob>(tracker(), `/api/v2/bulkJobs/${id}`, caller);
  /** Gives a file and works it off. */
  const done = async (kind: ImportKind, file: string | Uint8Array, given: Given = {}) => {
    const id = await give(kind, file, given);
    await workOff(tracker().context);
    return { id, job: await jobOf(id, given.caller), rows: await rowsOf(id, given.caller) };
  };
  const refused = async (kind: ImportKind, file: string | Uint8Array, given: Given = {}) =>
    refusal(await send(kind, file, given));
  return { give, done, refused, rowsOf, jobOf };
}
