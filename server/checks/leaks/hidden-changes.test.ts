/**
 * Every read of the API, before and after the work of a project went on: for people who may not read the work, no response changes. For an
 * administrator they do.
 */
import type { ChangeResponse } from 'shared/contract';
import { get, getJson, send, type TestCaller } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { COLONY, MUTATION } from '../fuzz/valid-bodies.ts';
import { openScenarioTracker } from '../scenarios/open-scenario-tracker.ts';
import { makeProjects } from '../scenarios/project-privacy.ts';
import { MEMBER, step } from '../scenarios/scenario.ts';
import { createWholeProject, type WholeProject } from '../scenarios/whole-project.ts';
import { readsOfProject } from './reads-of-project.ts';

jest.setTimeout(240_000);

let tracker: TestApp;
let project: WholeProject;
let reads: string[];
/** Of a colony whose genotype is not confirmed yet. */
let secondOutcome: string;

const outcomes = () => `/api/plans/${project.pin}/outcomes`;

beforeAll(async () => {
  tracker = await openScenarioTracker();
  project = await createWholeProject(tracker);
  const colony = { ...COLONY.colony, name: 'second' };
  const body = { ...COLONY, colony, mutations: [] };
  const { _links } = (await send(tracker, 'POST', outcomes(), body, MEMBER)).json<ChangeResponse>();
  secondOutcome = `${outcomes()}/${_links.self.href.split('/').at(-1)}`;
  const mutation = { ...MUTATION, symbol: 'Cib2<em2(IMPC)J>' };
  expect((await send(tracker, 'POST', `${secondOutcome}/mutations`, mutation, MEMBER)).statusCode).toBe(200);
  reads = await readsOfProject(tracker, project);
});
afterAll(() => tracker.close());

/** When a refusal was written; when anything of a project last changed, the digest of that, and how far the feed is: no more than that it did. */
const CHANGES_ANYWAY = /"(timestamp|lastChangeDate)":"[^"]*"|"tag":"(?:\\.|[^"])*"|"next":"?\d+"?/g;

type Responses = ReadonlyMap<string, string>;

async function responsesTo(caller: TestCaller): Promise<Responses> {
  const all = new Map<string, string>();
  for (const url of reads) {
    const { statusCode, payload } = await get(tracker, url, caller);
    all.set(url, `${statusCode} ${payload.replaceAll(CHANGES_ANYWAY, '')}`);
  }
  return all;
}

const differing = (one: Responses, other: Responses) =>
  reads.filter((url) => one.get(url) !== other.get(url));

/** Changes fields, statuses and categories of the work, but nothing that the project itself shows. */
async function goOn(): Promise<void> {
  const change = async (path: string, changed: (before: Record<string, unknown>) => object) => {
    const before = await getJson<Record<string, unknown>>(tracker, path, MEMBER);
    const response = await send(tracker, 'PUT', path, { ...before, ...changed(before) }, MEMBER);
    expect([path, response.statusCode === 200 ? '' : response.payload]).toEqual([path, '']);
  };
  await change(`/api/plans/${project.pin}`, () => ({ comment: 'went on' }));
  await change(secondOutcome, ({ colony }) => ({
    colony: { ...asObject(colony), ...step('confirmGenotypeWhenInProgress') },
  }));
  await change(`${outcomes()}/${project.tpo}/mutations/${project.min}`, () => ({
    mutationCategorizations: [{ name: 'Conditional Ready', typeName: 'allele_category' }],
  }));
}

const asObject = (value: unknown) => (typeof value === 'object' ? value : {});

test('no response changes with the work for who may not read it', async () => {
  await makeProjects(tracker.db, 'protected');
  const readers = [null, CAST.stranger, CAST.administrator];
  const before: Responses[] = [];
  const changing: string[][] = [];
  for (const reader of readers) {
    const first = await responsesTo(reader);
    before.push(await responsesTo(reader));
    changing.push(differing(first, before.at(-1) ?? first));
  }
  await goOn();
  const changed: string[][] = [];
  for (const [index, reader] of readers.entries()) {
    const now = differing(before[index] ?? new Map(), await responsesTo(reader));
    changed.push(now.filter((url) => changing[index]?.includes(url) === false));
  }
  expect(changed[2]?.length).toBeGreaterThan(10);
  expect(changed.slice(0, 2)).toEqual([[], []]);
});
