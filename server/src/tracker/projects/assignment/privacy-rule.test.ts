import { sql } from 'kysely';
import type { Project } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson, refusal, send } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../../testing/test-projects.ts';
import { projectRoutes, projectChangeRoutes } from '../routes.ts';
import { hasSubmittedData } from '../../phenotyping/submitted-data.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectRoutes, projectChangeRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
});

afterAll(() => tracker.close());

/** Produced by JAX, phenotyped by UCD; without names that only one project can have. */
const WORK: TestProject = {
  consortia: ['IMPC', 'BaSH'],
  intentions: [{ gene: 'Egr2' }],
  plans: [{ workUnit: 'JAX' }, { workUnit: 'UCD', type: 'phenotyping' }],
};

const add = (project: TestProject = WORK) => addProject(tracker.db, project);
const put = (tpn: string, body: object, caller: string = CAST.unitMember) =>
  send(tracker, 'PUT', `/api/projects/${tpn}`, body, caller);
const read = (tpn: string) => getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.administrator);

it.each<[string, number, boolean]>([
  ['early adult and embryo', 252_999, false],
  ['early adult and embryo', 253_000, true],
  ['late adult', 300_999, false],
  ['late adult', 301_000, true],
  ['haplo-essential', 999_999, false],
])('a stage of %s with a status of %s has submitted data: %s', (typeName, statusOrdering, expected) => {
  expect(hasSubmittedData([{ typeName, statusOrdering }])).toBe(expected);
});

describe('the privacy of a project of the IMPC (api-1 §16.3)', () => {
  const REFUSED = "400 The project's privacy can not be changed after data has been submitted to the DCC.";

  async function addStage(tpn: string, type: string, status: string): Promise<void> {
    await sql`
      with attempt as (
        insert into phenotyping_attempt (plan_id, phenotyping_external_ref, strain_id)
        select plan.id, plan.pin, (select min(id) from strain)
        from plan join project on project.id = plan.project_id
        join plan_type on plan_type.id = plan.plan_type_id and plan_type.name = 'phenotyping'
        where project.tpn = ${tpn}
        returning plan_id)
      insert into phenotyping_stage (plan_id, phenotyping_stage_type_id, status_id)
      select attempt.plan_id, type.id, status.id from attempt, phenotyping_stage_type type, status
      where type.name = ${type} and status.name = ${status}`.execute(tracker.db);
  }

  it.each<[string, string, TestProject, string]>([
    ['early adult and embryo', 'Phenotyping Started', WORK, REFUSED],
    ['early adult and embryo', 'Rederivation Complete', WORK, '200'],
    ['late adult', 'Late Adult Phenotyping Started', WORK, REFUSED],
    ['late adult', 'Late Adult Phenotyping Registered', WORK, '200'],
    ['early adult and embryo', 'Phenotyping Started', { ...WORK, consortia: ['BaSH'] }, '200'],
  ])('%s in %s', async (type, status, project, expected) => {
    const tpn = await add(project);
    await addStage(tpn, type, status);
    const response = await put(tpn, { privacyName: 'restricted' }, CAST.administrator);
    expect(response.statusCode === 200 ? '200' : refusal(response)).toBe(expected);
    expect((await put(tpn, { ...(await read(tpn)), comment: 'the rest may change' })).statusCode).toBe(200);
  });

  it('may change while its phenotyping plans have no stages', async () => {
    expect((await put(await add(), { privacyName: 'restricted' })).statusCode).toBe(200);
  });
});
