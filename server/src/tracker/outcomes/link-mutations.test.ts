import type { ChangeResponse, HistoryRecord, Outcome } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { openOutcomeTracker } from './testing/open-outcome-tracker.ts';
import { addMutation, addPlanOfJax, outcomesOf, type TestMutation } from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
});
afterAll(() => tracker.close());

let counter = 0;

async function anOutcome(plan: Parameters<typeof addPlanOfJax>[1] = {}) {
  const pin = await addPlanOfJax(tracker.db, { colonies: [`JAX-L${++counter}`], ...plan });
  const [tpo = 'none'] = await outcomesOf(tracker.db, pin);
  return { pin, tpo, url: `/api/plans/${pin}/outcomes/${tpo}` };
}

/** A mutation that no outcome carries any more; it was one of JAX. */
async function unlinkedMutation(mutation: TestMutation = {}): Promise<string> {
  const { tpo, url } = await anOutcome();
  const min = await addMutation(tracker.db, mutation, tpo);
  await dissociate(url, `?min=${min}`);
  return min;
}

async function call(method: 'POST' | 'DELETE', url: string, caller: string | null, headers = {}) {
  const token = caller === null ? {} : await tracker.as(caller);
  return tracker.app.inject({ method, url, headers: { host: 'localhost', ...token, ...headers } });
}

function associate(url: string, query = '', caller: string | null = CAST.unitMember, headers = {}) {
  return call('POST', `${url}/mutations/associate${query}`, caller, headers);
}

function dissociate(url: string, query = '', caller: string | null = CAST.unitMember, headers = {}) {
  return call('DELETE', `${url}/mutations/deleteAssociations${query}`, caller, headers);
}

async function linked(url: string): Promise<string[]> {
  const { _links } = await getJson<Outcome>(tracker, url, CAST.administrator);
  return (_links.mutations ?? []).map(({ href }) => href.split('/').at(-1) ?? '');
}

function rowId(min: string): number {
  return Number(min.split(':')[1]);
}

const NO_CHANGE = [{ id: 1, user: null, date: null, comment: null, details: null }];

describe('linking mutations (api-2 §12.4)', () => {
  test('repeated or joined by commas', async () => {
    const { url } = await anOutcome();
    const [a, b, c] = [
      await unlinkedMutation({ symbol: 'Egr2<em1J>' }),
      await unlinkedMutation(),
      await unlinkedMutation(),
    ];
    const response = await associate(url, `?min=${a}&min=${b},${c}`);
    expect(response.statusCode).toBe(200);
    expect(await linked(url)).toEqual([a, b, c]);
    const change = response.json<ChangeResponse>();
    expect(change._links.self.href).toBe(BASE_URL + url);
    const details = change.history[0]?.details ?? [];
    expect(details.filter(({ note }) => note === 'Element added').map(({ field }) => field)).toEqual(
      [a, b, c].map((min) => `mutations.[${rowId(min)}]`),
    );
    expect(details).toContainEqual({
      field: `mutations.[${rowId(a)}].symbol`,
      oldValue: null,
      newValue: 'Egr2<em1J>',
      note: 'Field changed',
    });
  });

  test('a mutation may be one of several outcomes', async () => {
    const [one, other] = [await anOutcome(), await anOutcome()];
    const min = await addMutation(tracker.db, {}, one.tpo);
    await associate(other.url, `?min=${min}`);
    expect([await linked(one.url), await linked(other.url)]).toEqual([[min], [min]]);
  });

  test('what is linked already stays, and without any nothing happens', async () => {
    const { tpo, url } = await anOutcome();
    const min = await addMutation(tracker.db, {}, tpo);
    for (const query of ['', '?min=', `?min=${min}`])
      expect((await associate(url, query)).json().history).toEqual(NO_CHANGE);
    expect(await linked(url)).toEqual([min]);
  });

  test('the outcome gets a new version and a record', async () => {
    const { url } = await anOutcome();
    const min = await unlinkedMutation();
    await associate(url, `?min=${min}`);
    expect((await get(tracker, url)).headers.etag).toMatch(/^"2-/);
    const history = await getJson<HistoryRecord[]>(tracker, `${url}/history`);
    expect(history.map(({ comment }) => comment)).toEqual(['Outcome updated']);
  });

  test('an unknown mutation', async () => {
    const { url } = await anOutcome();
    const min = await unlinkedMutation();
    for (const unknown of ['MIN:000000999999', 'nonsense'])
      expect(refusal(await associate(url, `?min=${min},${unknown}`))).toBe(
        `404 Mutation ${unknown} does not exist.`,
      );
    expect(await linked(url)).toEqual([]);
  });

  test('a mutation of a plan that the caller may not read', async () => {
    const hidden = await anOutcome({ privacy: 'restricted' });
    await tracker.db
      .updateTable('plan')
      .set((eb) => ({
        work_unit_id: eb.selectFrom('work_unit').select('id').where('name', '=', 'UCD').$asScalar(),
      }))
      .where('pin', '=', hidden.pin)
      .execute();
    const min = await addMutation(tracker.db, {}, hidden.tpo);
    const { url } = await anOutcome();
    expect(refusal(await associate(url, `?min=${min}`))).toBe(
      `403 You do not have permission to read the mutation ${min}. ` +
        'It is linked to a plan that you do not have permission to read.',
    );
  });
});

describe('unlinking mutations (api-2 §12.4)', () => {
  test('keeps the mutation itself', async () => {
    const { tpo, url } = await anOutcome();
    const [kept, unlinked] = [await addMutation(tracker.db, {}, tpo), await addMutation(tracker.db, {}, tpo)];
    const response = await dissociate(url, `?min=${unlinked}`);
    expect(response.json<ChangeResponse>().history[0]?.details).toContainEqual(
      expect.objectContaining({
        field: `mutations.[${rowId(unlinked)}]`,
        newValue: null,
        note: 'Element removed',
      }),
    );
    expect(await linked(url)).toEqual([kept]);
    const rows = await tracker.db.selectFrom('mutation').select('min').where('min', '=', unlinked).execute();
    expect(rows).toHaveLength(1);
  });

  test('what is unknown or not linked is ignored', async () => {
    const { url } = await anOutcome();
    const min = await addMutation(tracker.db, {});
    for (const query of ['', `?min=${min}`, '?min=nonsense'])
      expect((await dissociate(url, query)).json().history).toEqual(NO_CHANGE);
  });
});

describe.each([
  ['associate', associate],
  ['deleteAssociations', dissociate],
] as const)('%s', (_name, act) => {
  test('re-evaluates the plan: its attempt must be in order', async () => {
    const { pin, url } = await anOutcome({ attemptType: 'crispr', status: 'Founder Obtained' });
    await tracker.db
      .insertInto('crispr_attempt')
      .values({ plan_id: rowId(pin) })
      .execute();
    expect(refusal(await act(url))).toBe('400 [Nuclease information] cannot be null.');
  });

  test('an outcome of another plan, and one that does not exist', async () => {
    const { tpo } = await anOutcome();
    const { pin } = await anOutcome();
    expect(refusal(await act(`/api/plans/${pin}/outcomes/${tpo}`))).toBe(
      `400 Plan ${pin} is not related with outcome +${tpo}.`,
    );
    expect(refusal(await act(`/api/plans/${pin}/outcomes/TPO:000000999999`))).toBe(
      '404 Outcome TPO:000000999999 does not exist.',
    );
  });

  test.each([CAST.stranger, CAST.consortiumMember])('%s may not', async (caller) => {
    const { pin, tpo, url } = await anOutcome();
    expect(refusal(await act(url, '', caller))).toBe(
      `403 You do not have permission to update the outcome ${tpo}. ` +
        `To execute this action you need permission to edit the plan ${pin}.`,
    );
  });

  test('somebody who may not read the plan', async () => {
    const { pin, url } = await anOutcome({ privacy: 'restricted' });
    expect(refusal(await act(url, '', CAST.stranger))).toBe(
      `403 You do not have permission to read the plan ${pin}.`,
    );
  });

  test('a stale version', async () => {
    const { url } = await anOutcome();
    const etag = String((await get(tracker, url)).headers.etag);
    await associate(url, `?min=${await unlinkedMutation()}`);
    expect((await act(url, '', CAST.unitMember, { 'if-match': etag })).statusCode).toBe(412);
  });
});
