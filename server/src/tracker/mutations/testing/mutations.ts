/** Colonies and mutations for tests. */
import type { ChangeResponse, Mutation } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson, send, type TestCaller } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../../testing/test-projects.ts';
import { mutationBatchRoutes } from '../batch-routes.ts';
import { mutationRoutes } from '../routes.ts';

export const FASTA = '>NL-Z999-EM1\nACGTACGTTTGACGTACGT';

/** The tracker with the routes of mutations, the test people, and two genes. */
export async function openMutationTracker(): Promise<TestApp> {
  const tracker = await openTracker([mutationRoutes, mutationBatchRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, {
    symbol: 'Zfp999',
    accId: 'MGI:9999999',
    name: 'zinc finger protein 999',
    synonyms: ['Oldzf'],
    position: { chromosome: '5', start: 31_210_000, stop: 31_240_000, strand: '+' },
  });
  await addGene(tracker.db, {
    symbol: 'Zfp998',
    accId: 'MGI:9999998',
    position: { chromosome: 'X', start: 1000, stop: 2000, strand: '-' },
  });
  await addGene(tracker.db, { symbol: 'Zfp997', accId: 'MGI:9999997' });
  return tracker;
}

/** A colony, and the plan that it belongs to. */
export interface ColonyPlace {
  pin: string;
  tpo: string;
}

let colonies = 0;

/** Adds a colony to a separate plan: crispr work of JAX, whose code is J, in a public project of IMPC. */
export async function addColony(
  tracker: TestApp,
  {
    attemptType = 'crispr',
    workUnit = 'JAX',
    ...project
  }: TestProject & { attemptType?: string; workUnit?: string } = {},
): Promise<ColonyPlace> {
  const colony = `JAX-Z999-${++colonies}`;
  await addProject(tracker.db, {
    consortia: ['IMPC'],
    ...project,
    plans: [{ workUnit, attemptType, colonies: [colony] }],
  });
  return tracker.db
    .selectFrom('colony')
    .innerJoin('outcome', 'outcome.id', 'colony.outcome_id')
    .innerJoin('plan', 'plan.id', 'outcome.plan_id')
    .select(['plan.pin', 'outcome.tpo'])
    .where('colony.name', '=', colony)
    .executeTakeFirstOrThrow();
}

/** Where the mutations of a colony are. */
export function mutationsOf({ pin, tpo }: ColonyPlace): string {
  return `/api/plans/${pin}/outcomes/${tpo}/mutations`;
}

/** A crispr mutation of JAX that keeps all rules. */
export function mutationBody(symbol: string, members: object = {}): object {
  return {
    symbol,
    molecularMutationTypeName: 'Deletion',
    genes: [{ symbol: 'Zfp999' }],
    mutationSequences: [{ index: 1, sequence: { sequence: FASTA, typeName: 'complete' } }],
    ...members,
  };
}

export async function postMutation(
  tracker: TestApp,
  colony: ColonyPlace,
  body: object,
  caller: TestCaller = CAST.unitMember,
  headers: Readonly<Record<string, string>> = {},
) {
  return send(tracker, 'POST', mutationsOf(colony), body, caller, headers);
}

/** Creates a mutation by the API, and returns its identifier. */
export async function addMutation(tracker: TestApp, colony: ColonyPlace, body: object): Promise<string> {
  const response = await postMutation(tracker, colony, body, CAST.administrator);
  if (response.statusCode !== 200) throw new Error(`The mutation was refused: ${response.body}`);
  return minOf(response.json<ChangeResponse>());
}

/** The identifier in the self link of a response. */
export function minOf({ _links }: ChangeResponse): string {
  return _links.self.href.split('/').at(-1) ?? '';
}

export function readMutation(
  tracker: TestApp,
  min: string,
  caller: TestCaller = CAST.administrator,
): Promise<Mutation> {
  return getJson<Mutation>(tracker, `/api/mutations/${min}`, caller);
}

/** Links a mutation with another colony, past all rules. */
export async function link(tracker: TestApp, min: string, { tpo }: ColonyPlace): Promise<void> {
  await tracker.db
    .insertInto('mutation_outcome')
    .values((eb) => ({
      mutation_id: eb.selectFrom('mutation').select('id').where('min', '=', min).$asScalar(),
      outcome_id: eb.selectFrom('outcome').select('id').where('tpo', '=', tpo).$asScalar(),
    }))
    .execute();
}
