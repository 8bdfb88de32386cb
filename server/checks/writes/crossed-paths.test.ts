/**
 * Addresses that name something of the caller's, and below it something of others: the first gives no right to the second, and its refusal
 * names nothing else. All who are signed in can add a phenotyping plan to a public project, so they all have a first part.
 */
import type { ChangeResponse } from 'shared/contract';
import { getJson, send } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { MUTATION, STAGE } from '../fuzz/valid-bodies.ts';
import { rowDigests } from '../fuzz/row-digests.ts';
import { makeProjects } from '../scenarios/project-privacy.ts';
import { hiddenIn } from './hidden-in.ts';
import { sendWrite } from './send-write.ts';
import { openWorld, type World } from './world.ts';

jest.setTimeout(120_000);

let world: World;
/** The stranger's plan of phenotyping. */
let theirPin = '';

beforeAll(async () => {
  world = await openWorld();
  const { tracker, tpn, tpo } = world;
  const body = {
    ...{ tpn, typeName: 'phenotyping', attemptTypeName: 'adult and embryo phenotyping' },
    ...{ workUnitName: 'TCP', workGroupName: 'DTCC', phenotypingStartingPoint: { outcomeTpo: tpo } },
    phenotypingAttempt: { phenotypingExternalRef: 'P-2', phenotypingBackgroundStrainName: 'C57BL/6NTac' },
  };
  const response = await send(tracker, 'POST', '/api/plans', body, CAST.stranger);
  theirPin = response.json<ChangeResponse>()._links.self.href.split('/').at(-1) ?? '';
  await makeProjects(tracker.db, 'restricted');
});
afterAll(() => world.close());

const OUTCOME = '/api/plans/{pin}/outcomes/{tpo}';
const MUTATIONS = `${OUTCOME}/mutations`;
const outcomeOf = ({ theirs }: World, tpo = theirs.tpo) => `/api/plans/${theirs.pin}/outcomes/${tpo}`;

interface Crossed {
  operation: string;
  urlOf: (world: World) => string;
  /** Where it is read as it is, to be sent with a change. */
  readFrom?: (world: World) => string;
  body?: object;
}

const CROSSED: readonly Crossed[] = [
  {
    operation: `PUT ${OUTCOME}`,
    urlOf: (all) => outcomeOf(all, all.tpo),
    readFrom: ({ pin, tpo }) => `/api/plans/${pin}/outcomes/${tpo}`,
  },
  {
    operation: `POST ${MUTATIONS}`,
    urlOf: (all) => `${outcomeOf(all, all.tpo)}/mutations`,
    body: { ...MUTATION, symbol: 'Cib2<em9(IMPC)J>' },
  },
  {
    operation: `POST ${MUTATIONS}/associate`,
    urlOf: (all) => `${outcomeOf(all, all.tpo)}/mutations/associate?min=${all.lent}`,
  },
  {
    operation: `DELETE ${MUTATIONS}/deleteAssociations`,
    urlOf: (all) => `${outcomeOf(all, all.tpo)}/mutations/deleteAssociations?min=${all.lent}`,
  },
  {
    operation: `PUT ${MUTATIONS}/{min}`,
    urlOf: (all) => `${outcomeOf(all, all.tpo)}/mutations/${all.min}`,
    readFrom: ({ min }) => `/api/mutations/${min}`,
  },
  {
    operation: `PUT ${MUTATIONS}/{min}`,
    urlOf: (all) => `${outcomeOf(all)}/mutations/${all.min}`,
    readFrom: ({ min }) => `/api/mutations/${min}`,
  },
  {
    // Their outcome carries it, and it is not theirs.
    operation: `PUT ${MUTATIONS}/{min}`,
    urlOf: (all) => `${outcomeOf(all)}/mutations/${all.lent}`,
    readFrom: ({ lent }) => `/api/mutations/${lent}`,
  },
  {
    operation: 'PUT /api/plans/{pin}/phenotypingStages/{psn}',
    urlOf: ({ psn }) => `/api/plans/${theirPin}/phenotypingStages/${psn}`,
    readFrom: ({ phenotypingPin, psn }) => `/api/plans/${phenotypingPin}/phenotypingStages/${psn}`,
  },
];

test.each(CROSSED)('$#. $operation', async ({ operation, urlOf, readFrom, body }) => {
  const { tracker } = world;
  const url = urlOf(world);
  const stored = readFrom && (await getJson<object>(tracker, readFrom(world), CAST.administrator));
  const sent = stored === undefined ? body : { ...stored, description: 'changed' };
  const before = await rowDigests(tracker.db);
  const response = await sendWrite(world, { operation, url, ...(sent && { body: sent }) }, 'stranger');
  expect([400, 403, 404]).toContain(response.statusCode);
  expect(hiddenIn(response.payload, url)).toEqual([]);
  expect(await rowDigests(tracker.db)).toEqual(before);
});

test('the first part is one that the stranger may change', async () => {
  const { statusCode } = await sendWrite(
    world,
    {
      operation: 'POST /api/plans/{pin}/phenotypingStages',
      url: `/api/plans/${theirPin}/phenotypingStages`,
      body: { ...STAGE, phenotypingTypeName: 'early adult and embryo' },
    },
    'stranger',
  );
  expect(statusCode).toBe(200);
});
