/** Writes of projects, plans, and what belongs to them: for members of the work unit. */
import { getJson } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { COLONY, CRISPR, MUTATION, PROJECT, STAGE } from '../fuzz/valid-bodies.ts';
import { WORK } from '../scenarios/scenario.ts';
import type { World } from './world.ts';
import {
  NO_ADMINISTRATORS,
  NOT_SIGNED_IN,
  OTHERS,
  OTHERS_AND_DCC,
  QUESTION,
  write,
  type Write,
} from './write.ts';

const OUTCOMES = '/api/plans/{pin}/outcomes';
const MUTATIONS = `${OUTCOMES}/{tpo}/mutations`;
const STAGES = '/api/plans/{pin}/phenotypingStages';
const ofProduction = { may: 'member', mayNot: OTHERS_AND_DCC } as const;
const ofPhenotyping = { may: 'member', mayNot: OTHERS } as const;
const ofAdministrators = { may: 'administrator', mayNot: NO_ADMINISTRATORS } as const;

/** In an order in which all of them succeed. */
export async function workWrites(world: World): Promise<Write[]> {
  return [...(await projectWrites(world)), ...(await outcomeWrites(world)), ...(await stageWrites(world))];
}

/** A resource as it is, with a change, as clients send it. */
async function changed(tracker: TestApp, url: string, change: object) {
  return { url, body: { ...(await getJson<object>(tracker, url, CAST.administrator)), ...change } };
}

async function projectWrites({ tracker, tpn, pin, tpo }: World): Promise<Write[]> {
  const comment = 'changed';
  const plan = { tpn, typeName: 'production', attemptTypeName: 'crispr', ...WORK, crisprAttempt: CRISPR };
  const phenotypingPlan = {
    ...{ tpn, typeName: 'phenotyping', attemptTypeName: 'adult and embryo phenotyping' },
    ...{ workUnitName: 'TCP', workGroupName: 'DTCC', phenotypingStartingPoint: { outcomeTpo: tpo } },
  };
  return [
    write('POST /api/projects', ofProduction, { body: PROJECT }),
    write(
      'PUT /api/projects/{tpn}',
      ofProduction,
      await changed(tracker, `/api/projects/${tpn}`, { comment }),
    ),
    write('POST /api/plans', ofProduction, { body: plan }),
    // All who read the project may add work of phenotyping (api-2 section 2).
    write('POST /api/plans', { may: 'stranger', mayNot: NOT_SIGNED_IN }, { body: phenotypingPlan }),
    write('PUT /api/plans/{pin}', ofProduction, await changed(tracker, `/api/plans/${pin}`, { comment })),
    write('PUT /api/plans/statusSync', ofProduction, { changesNothing: 'No plan has a step to take.' }),
  ];
}

async function outcomeWrites({ tracker, pin, tpo, min, lent, theirs, openPin }: World): Promise<Write[]> {
  const outcome = `/api/plans/${pin}/outcomes/${tpo}`;
  const mutations = `${outcome}/mutations`;
  const ofTheirs = `/api/plans/${theirs.pin}/outcomes/${theirs.tpo}/mutations`;
  const { colony } = await getJson<{ colony: object }>(tracker, outcome, CAST.administrator);
  const changedColony = { colony: { ...colony, genotypingComment: 'changed' } };
  return [
    write(`POST ${OUTCOMES}`, ofProduction, {
      url: `/api/plans/${openPin}/outcomes`,
      body: { ...COLONY, colony: { ...COLONY.colony, name: 'C-2' } },
    }),
    write(`PUT ${OUTCOMES}/{tpo}`, ofProduction, await changed(tracker, outcome, changedColony)),
    write(`POST ${MUTATIONS}`, ofProduction, {
      url: mutations,
      body: { ...MUTATION, symbol: 'Cib2<em9(IMPC)J>' },
    }),
    write(
      `PUT ${MUTATIONS}/{min}`,
      ofProduction,
      await changed(tracker, `${mutations}/${min}`, { description: 'changed' }),
    ),
    write('POST /api/mutations/{min}/takeBack', ofProduction, { url: `/api/mutations/${lent}/takeBack` }),
    write(`DELETE ${MUTATIONS}/deleteAssociations`, ofProduction, {
      url: `${mutations}/deleteAssociations?min=${lent}`,
    }),
    write(`POST ${MUTATIONS}/associate`, ofProduction, { url: `${mutations}/associate?min=${lent}` }),
    // Who links a mutation of others with work of theirs could lock them out of it.
    write(`POST ${MUTATIONS}/associate`, ofAdministrators, { url: `${ofTheirs}/associate?min=${min}` }),
    write(
      `POST ${OUTCOMES}/suggestedSymbol`,
      { may: 'member', mayNot: [] },
      {
        url: `/api/plans/${pin}/outcomes/suggestedSymbol`,
        body: { ...MUTATION, symbolSuggestionRequest: { consortiumAbbreviation: 'IMPC' } },
        changesNothing: QUESTION,
      },
    ),
    write(
      'POST /api/mutation/get_mutation_with_ensembl',
      { may: 'member', mayNot: ['visitor'] },
      { body: [min], changesNothing: QUESTION },
    ),
    write('PUT /api/format/sequence/{workUnit}', ofAdministrators, {
      url: '/api/format/sequence/JAX',
      changesNothing: 'All sequences are FASTA.',
    }),
    write('PUT /tracking-api/mutation/mgiAllele/update', ofAdministrators, {
      body: [{ symbol: MUTATION.symbol, accId: 'MGI:1' }],
    }),
  ];
}

async function stageWrites({ tracker, phenotypingPin, psn }: World): Promise<Write[]> {
  const url = `/api/plans/${phenotypingPin}/phenotypingStages`;
  const begun = { phenotypingExperimentsStarted: '2031-05-21' };
  return [
    write(`POST ${STAGES}`, ofPhenotyping, {
      url,
      body: { ...STAGE, phenotypingTypeName: 'early adult and embryo' },
    }),
    write(`PUT ${STAGES}/{psn}`, ofPhenotyping, await changed(tracker, `${url}/${psn}`, begun)),
  ];
}
