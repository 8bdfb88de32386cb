import type { TestApp } from '../../../../testing/test-app.ts';
import { get, getJson, refusal } from '../../../../testing/calls.ts';
import { CAST } from '../../../../testing/cast.ts';
import { addPerson } from '../../../identity/people/testing/people.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { openOutcomeTracker } from '../testing/open-outcome-tracker.ts';
import { aColony, changeLines, putColony, readColony } from '../testing/colonies.ts';
import { addMutation, addPlanOfJax, setColonyStatus, setPlanStatus, startFrom } from '../testing/plans.ts';

const CDA = readSettings({}).cdaUserKey;

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
  await addPerson(tracker.db, { email: CDA });
});
afterAll(() => tracker.close());

function ask(actionToExecute: string | null) {
  return { statusTransition: { actionToExecute } };
}

describe('the steps of a colony (api-2 §9.1)', () => {
  test('a step is requested in any case, stamped, and moves the plan', async () => {
    const { name, pin, tpo, url } = await aColony(tracker, 'JAX-8');
    await addMutation(tracker.db, { symbol: 'Egr2<em1J>', sequence: '>a\nACGT' }, tpo);
    expect(await changeLines(tracker, url, { name, ...ask('CONFIRMGENOTYPEWHENINPROGRESS') })).toEqual([
      ['colony.status.name', 'Genotype In Progress', 'Genotype Confirmed', 'Field changed'],
    ]);
    const colony = await readColony(tracker, url);
    expect(colony?.statusName).toBe('Genotype Confirmed');
    expect(colony?.statusDates.map(({ statusName }) => statusName)).toEqual(['Genotype Confirmed']);
    const plan = await tracker.db
      .selectFrom('plan')
      .innerJoin('status', 'status.id', 'plan.summary_status_id')
      .innerJoin('history', 'history.entity_id', 'plan.id')
      .innerJoin('history_detail', 'history_detail.history_id', 'history.id')
      .select(['status.name', 'history.comment', 'history_detail.new_value'])
      .where('plan.pin', '=', pin)
      .where('history.entity_name', '=', 'Plan')
      .where('history_detail.field', '=', 'summaryStatus.name')
      .orderBy('history.id', 'desc')
      .executeTakeFirst();
    expect(plan).toEqual({
      name: 'Genotype Confirmed',
      comment: 'Plan updated',
      new_value: 'Genotype Confirmed',
    });
  });

  test.each([null, 'noSuchStep'])('%j requests no step', async (action) => {
    const { name, url } = await aColony(tracker, `JAX-9${action}`);
    const response = await putColony(tracker, url, { name, ...ask(action) });
    expect(response.json().history[0].details).toBeNull();
  });

  test('a colony without mutations is not confirmed', async () => {
    const { name, url } = await aColony(tracker, 'JAX-10');
    expect(refusal(await putColony(tracker, url, { name, ...ask('confirmGenotypeWhenInProgress') }))).toBe(
      '400 Transition cannot be executed The colony must have at least one mutation to move to the Genotype Confirmed state.',
    );
  });

  test('a colony whose mutation has no outcome sequence is not confirmed', async () => {
    const { name, tpo, url } = await aColony(tracker, 'JAX-11');
    await addMutation(tracker.db, { symbol: 'Egr2<em1J>' }, tpo);
    expect(refusal(await putColony(tracker, url, { name, ...ask('confirmGenotypeWhenInProgress') }))).toBe(
      '400 Transition cannot be executed At least one sequence and All mutation symbols must exist.',
    );
  });

  test('a step of another status is refused, and nothing else of the request is saved', async () => {
    const { name, url } = await aColony(tracker, 'JAX-12');
    const response = await putColony(tracker, url, {
      name,
      genotypingComment: 'lost',
      ...ask('updateToGenotypeExtinct'),
    });
    expect(refusal(response)).toBe('400 Invalid transition');
    expect(response.json().apierror.debugMessage).toBe(
      'Transition [updateToGenotypeExtinct] cannot be executed because it goes from status [Genotype Confirmed] ' +
        'to [Genotype Extinct] but current status in the entity [Colony] is [Genotype In Progress]',
    );
    expect((await readColony(tracker, url))?.genotypingComment).toBeNull();
  });

  test('only the service accounts and administrators reverse a confirmation', async () => {
    const { name, tpo, url } = await aColony(tracker, 'JAX-13');
    await setColonyStatus(tracker.db, tpo, 'Genotype Confirmed');
    const reverse = { name, ...ask('reverseGenotypeConfirmation') };
    expect(refusal(await putColony(tracker, url, reverse))).toBe(
      '400 Transition cannot be executed This can only be executed by CDA or DCC',
    );
    await changeLines(tracker, url, reverse, CAST.administrator);
    expect((await readColony(tracker, url))?.statusName).toBe('Genotype Not Confirmed');
  });

  test.each([CAST.dcc, CDA])('%s takes a confirmation back, and changes nothing else', async (caller) => {
    const { name, tpo, url } = await aColony(tracker, `JAX-15-${caller}`);
    await setColonyStatus(tracker.db, tpo, 'Genotype Confirmed');
    const reverse = { name, genotypingComment: 'not theirs', ...ask('reverseGenotypeConfirmation') };
    const lines = await changeLines(tracker, url, reverse, caller);
    expect(lines).toEqual([
      ['colony.status.name', 'Genotype Confirmed', 'Genotype Not Confirmed', 'Field changed'],
    ]);
    expect(await readColony(tracker, url)).toMatchObject({
      statusName: 'Genotype Not Confirmed',
      genotypingComment: null,
    });
    const confirm = { name, ...ask('confirmGenotypeWhenNotConfirmed') };
    expect((await putColony(tracker, url, confirm, caller)).statusCode).toBe(403);
  });

  test('a colony that a plan starts from is aborted only after that plan', async () => {
    const { name, tpo, url } = await aColony(tracker, 'JAX-14');
    const later = await addPlanOfJax(tracker.db, {
      attemptType: 'crispr allele modification',
      status: 'Plan Created',
    });
    await startFrom(tracker.db, later, tpo);
    const abort = { name, ...ask('abortGenotypeInProgress') };
    expect(refusal(await putColony(tracker, url, abort))).toBe(
      '400 Transition cannot be executed The colony is used in plans that are not aborted',
    );
    await setPlanStatus(tracker.db, later, 'Mouse Allele Modification Aborted');
    await changeLines(tracker, url, abort);
    expect((await readColony(tracker, url))?.statusName).toBe('Colony Aborted');
  });
});

describe('two writers (ETag and If-Match)', () => {
  test('the second writer gets the changes of the first, and loses nothing', async () => {
    const { name, url } = await aColony(tracker, 'JAX-22');
    const etag = String((await get(tracker, url)).headers.etag);
    await putColony(tracker, url, { name, genotypingComment: 'first' }, CAST.unitMember, {
      'if-match': etag,
    });
    const late = await putColony(tracker, url, { name, genotypingComment: 'second' }, CAST.administrator, {
      'if-match': etag,
    });
    expect(late.statusCode).toBe(412);
    expect(late.json().apierror.message).toContain(`${CAST.unitMember} changed colony.genotypingComment`);
    expect((await readColony(tracker, url))?.genotypingComment).toBe('first');
  });

  test('with the version of now, and without any, a change is made', async () => {
    const { name, url } = await aColony(tracker, 'JAX-23');
    const etag = String((await get(tracker, url)).headers.etag);
    const responses = [
      await putColony(tracker, url, { name, genotypingComment: 'a' }, CAST.unitMember, { 'if-match': etag }),
      await putColony(tracker, url, { name, genotypingComment: 'b' }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('at the same time, both changes are in the history', async () => {
    const { name, url } = await aColony(tracker, 'JAX-24');
    const comments = ['one', 'two', 'three', 'four'];
    await Promise.all(
      comments.map((genotypingComment) => putColony(tracker, url, { name, genotypingComment })),
    );
    const history = await getJson<{ details: { field: string; newValue: string | null }[] }[]>(
      tracker,
      `${url}/history`,
    );
    const written = history.flatMap(({ details }) => details).map(({ newValue }) => newValue);
    expect(written.filter((value) => comments.includes(value ?? '')).toSorted()).toEqual(comments.toSorted());
  });
});
