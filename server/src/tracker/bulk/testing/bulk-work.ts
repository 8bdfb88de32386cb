/** Jobs on many records, for tests: given and worked off as the server does it. */
import type {
  BulkAction,
  BulkJob,
  BulkJobRow,
  ChangeResponse,
  HistoryRecord,
  StopPlans,
} from 'shared/contract';
import { getJson, refusal, send, type TestCaller } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { addPerson } from '../../../identity/people/testing/people.ts';
import { phenotypingRoutes } from '../../phenotyping/routes.ts';
import { planRoutes } from '../../plans/routes.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT } from '../../plans/testing/plans.ts';
import { projectChangeRoutes, projectRoutes } from '../../projects/routes.ts';
import { bulkJobRoutes } from '../routes.ts';
import { workOff } from '../work-off.ts';

export const MANAGER = 'manager@lab.example';
export const REASON = 'Gene no longer of interest';
export const STOP: StopPlans = { name: 'stopPlans', reason: REASON, withColonies: false };

/** The tracker with a manager of JAX, and the gene Cib2. */
export async function openBulkTracker(): Promise<TestApp> {
  const tracker = await openTracker([
    planRoutes,
    phenotypingRoutes,
    projectRoutes,
    projectChangeRoutes,
    bulkJobRoutes,
  ]);
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: MANAGER, unitRoles: [['JAX', 'manager']] });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  return tracker;
}

/** How a job is given: by the manager, and not as a preview, unless said otherwise. */
interface Given {
  caller?: TestCaller;
  isPreview?: boolean;
  key?: string;
}

/** What tests do with jobs on this tracker, which is opened later. */
export function bulkWork(tracker: () => TestApp) {
  /** A plan of JAX that has begun, in a project of its own. */
  const begunPlan = async (project: Parameters<typeof addProject>[1] = {}) => {
    const tpn = await addProject(tracker().db, { consortia: ['IMPC'], ...project });
    const pin = await addPlan(tracker(), tpn);
    await changePlan(tracker(), pin, { crisprAttempt: CRISPR_ATTEMPT });
    return pin;
  };
  const give = async (
    action: BulkAction,
    targets: string[],
    { caller = MANAGER, isPreview = false, key }: Given = {},
  ) => {
    const body = { action, targets, isPreview };
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const response = await send(tracker(), 'POST', '/api/v2/bulkJobs', body, caller, headers);
    return idOf(response.json<ChangeResponse>());
  };
  const jobOf = (id: string, caller: TestCaller = MANAGER) =>
    getJson<BulkJob>(tracker(), `/api/v2/bulkJobs/${id}`, caller);
  const rowsOf = (id: string, caller: TestCaller = MANAGER) =>
    getJson<BulkJobRow[]>(tracker(), `/api/v2/bulkJobs/${id}/rows`, caller);
  /** Gives a job, works it off, and returns its rows. */
  const done = async (action: BulkAction, targets: string[], given: Given = {}) => {
    const id = await give(action, targets, given);
    await workOff(tracker().context);
    return { id, rows: await rowsOf(id, given.caller) };
  };
  /** Undoes a job and returns its rows, or the refusal. */
  const undone = async (id: string, caller: TestCaller = MANAGER) => {
    const response = await send(tracker(), 'POST', `/api/v2/bulkJobs/${id}/undo`, {}, caller);
    if (response.statusCode !== 200) return refusal(response);
    await workOff(tracker().context);
    return rowsOf(idOf(response.json<ChangeResponse>()), caller);
  };
  const historyOf = (pin: string) =>
    getJson<HistoryRecord[]>(tracker(), `/api/plans/${pin}/history`, CAST.administrator);
  return { begunPlan, give, jobOf, rowsOf, done, undone, historyOf };
}

function idOf({ _links }: ChangeResponse): string {
  return _links.self.href.split('/').at(-1) ?? '';
}

export function outcomes(rows: readonly BulkJobRow[]) {
  return rows.map(({ outcome }) => outcome);
}
