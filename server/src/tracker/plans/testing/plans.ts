/** Plans for tests, made and changed through the API as clients do. */
import { sql } from 'kysely';
import type { ChangeResponse, Plan } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson, send, type TestCaller } from '../../../../testing/calls.ts';
import { CAST } from '../../../../testing/cast.ts';

/** The members of every request about a plan of JAX. */
export const OF_JAX = { workUnitName: 'JAX', workGroupName: 'BaSH' } as const;

/** A valid guide: 20 bases and their PAM, 23 places. */
export const GUIDE = {
  guideSequence: 'ACGTACGTACGTACGTACGT',
  pam: 'AGG',
  chr: '10',
  start: 1001,
  stop: 1023,
  strand: '+',
  genomeBuild: 'GRCm39',
} as const;

/** An attempt that keeps all rules, with nothing injected yet. */
export const CRISPR_ATTEMPT = {
  miDate: '2031-03-02',
  nucleases: [{ typeName: 'Cas9', className: 'mRNA' }],
  guides: [GUIDE],
} as const;

/** Adds a plan by the API and returns its identifier. JAX makes it unless the body names another work unit. */
export async function addPlan(
  tracker: TestApp,
  tpn: string,
  body: { attemptTypeName?: string } & Readonly<Record<string, unknown>> = {},
  caller: TestCaller = CAST.administrator,
): Promise<string> {
  const attemptTypeName = body.attemptTypeName ?? 'crispr';
  const typeName = attemptTypeName.includes('phenotyping') ? 'phenotyping' : 'production';
  const response = await send(
    tracker,
    'POST',
    '/api/plans',
    { tpn, typeName, attemptTypeName, ...OF_JAX, ...body },
    caller,
  );
  if (response.statusCode !== 200) throw new Error(`The plan was refused: ${response.body}`);
  return pinOf(response.json<ChangeResponse>());
}

/** The identifier in the self link of a response. */
export function pinOf({ _links }: ChangeResponse): string {
  return _links.self.href.split('/').at(-1) ?? '';
}

/** Changes a plan of JAX. */
export async function putPlan(
  tracker: TestApp,
  pin: string,
  body: Readonly<Record<string, unknown>>,
  caller: TestCaller = CAST.unitMember,
  headers: Readonly<Record<string, string>> = {},
) {
  return send(tracker, 'PUT', `/api/plans/${pin}`, { ...OF_JAX, ...body }, caller, headers);
}

/** The same, which must succeed; returns the plan after it. */
export async function changePlan(
  tracker: TestApp,
  pin: string,
  body: Readonly<Record<string, unknown>>,
  caller: TestCaller = CAST.unitMember,
): Promise<Plan> {
  const response = await putPlan(tracker, pin, body, caller);
  if (response.statusCode !== 200) throw new Error(`The change was refused: ${response.body}`);
  return readPlan(tracker, pin, caller);
}

/** The body that takes a step. */
export function step(actionToExecute: string) {
  return { statusTransition: { actionToExecute } };
}

export function readPlan(tracker: TestApp, pin: string, caller: TestCaller = CAST.unitMember): Promise<Plan> {
  return getJson<Plan>(tracker, `/api/plans/${pin}`, caller);
}

/** Adds a colony to a plan, in this status, without checking rules; returns the identifier of the outcome. */
export async function addColony(
  db: Db,
  pin: string,
  name: string,
  status = 'Genotype Confirmed',
): Promise<string> {
  const { id, tpo } = await addOutcome(db, pin, 'Colony');
  await sql`
    insert into colony (outcome_id, name, strain_id, status_id)
    select ${id}, ${name}, (select min(id) from strain), id from status where name = ${status}`.execute(db);
  return tpo;
}

/** Adds a specimen to a plan, without checking rules; returns the identifier of the outcome. */
export async function addSpecimen(
  db: Db,
  pin: string,
  status = 'Specimen Group In Progress',
): Promise<string> {
  const { id, tpo } = await addOutcome(db, pin, 'Specimen');
  await sql`
    insert into specimen (outcome_id, strain_id, status_id)
    select ${id}, (select min(id) from strain), id from status where name = ${status}`.execute(db);
  return tpo;
}

async function addOutcome(db: Db, pin: string, type: string): Promise<{ id: number; tpo: string }> {
  const { rows } = await sql<{ id: number; tpo: string }>`
    insert into outcome (plan_id, outcome_type_id)
    select plan.id, type.id from plan, outcome_type type where plan.pin = ${pin} and type.name = ${type}
    returning id, tpo`.execute(db);
  const [outcome] = rows;
  if (outcome === undefined) throw new Error(`There is no plan ${pin}`);
  return outcome;
}

/** Gives a colony another status, past all rules. */
export async function setColonyStatus(db: Db, tpo: string, status: string): Promise<void> {
  await sql`
    update colony set status_id = (select id from status where name = ${status})
    from outcome where outcome.id = colony.outcome_id and outcome.tpo = ${tpo}`.execute(db);
}

/** The statuses of stamps, in order. */
export function reached(stamps: Plan['statusDates']): string[] {
  return stamps.map(({ statusName }) => statusName);
}
