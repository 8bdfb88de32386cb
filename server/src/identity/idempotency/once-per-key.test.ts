import type { ChangeResponse } from 'shared/contract';
import { inTransaction } from '../../platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { runOnce } from '../../../testing/run-once.ts';
import { forgetExpired } from '../forget-expired.ts';
import { addPerson } from '../people/testing/people.ts';
import { ANONYMOUS, type Subject } from '../permissions/caller.ts';
import { oncePerKey, type RepeatableRequest } from './once-per-key.ts';

let database: TestDatabase;
let pat: Subject;
let sam: Subject;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  pat = await person('pat@lab.example');
  sam = await person('sam@lab.example');
});
afterAll(() => database.close());

async function person(email: string): Promise<Subject> {
  await addPerson(database.db, { email });
  const { id } = await database.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { ...ANONYMOUS, email, personId: id };
}

/** A creation: a work group of the given name, which returns its id. */
async function create(name: string, request: Partial<RepeatableRequest> & { key?: string }) {
  const { key, caller = pat, ...rest } = request;
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const whole = { method: 'POST', url: '/api/things', body: { name }, headers, caller, ...rest };
  return inTransaction(database.db, 'pat@lab.example', (tx) =>
    oncePerKey(tx, whole, async (): Promise<ChangeResponse> => {
      const { id } = await tx
        .insertInto('work_group')
        .values({ name: `${name} ${Math.random()}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (name === 'broken') throw new Error('after the insert');
      return { history: [], _links: { self: { href: `http://tracker.example/things/${id}` } } };
    }),
  );
}

async function count(name: string): Promise<number> {
  const rows = await database.db
    .selectFrom('work_group')
    .select('id')
    .where('name', 'like', `${name} %`)
    .execute();
  return rows.length;
}

describe('a creation with an idempotency key', () => {
  it('creates once and repeats the first response', async () => {
    const first = await create('once', { key: 'k-1' });
    expect(await create('once', { key: 'k-1' })).toEqual(first);
    expect(await count('once')).toBe(1);
  });

  it('creates once when both requests come at the same time', async () => {
    const answers = await Promise.all([create('both', { key: 'k-2' }), create('both', { key: 'k-2' })]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await count('both')).toBe(1);
  });

  it('refuses the key with another request', async () => {
    await create('first', { key: 'k-3' });
    await expect(create('second', { key: 'k-3' })).rejects.toMatchObject({
      statusCode: 409,
      message: 'This Idempotency-Key was used with another request.',
    });
  });

  it('lets every person have the same key', async () => {
    await create('shared', { key: 'k-4' });
    await create('shared', { key: 'k-4', caller: sam });
    expect(await count('shared')).toBe(2);
  });

  it('does not store a creation that failed', async () => {
    await expect(create('broken', { key: 'k-5' })).rejects.toThrow('after the insert');
    expect(await count('broken')).toBe(0);
    await create('mended', { key: 'k-5' });
    expect(await count('mended')).toBe(1);
  });

  it('refuses a key that is too long', async () => {
    await expect(create('long', { key: 'k'.repeat(201) })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('deletes old keys also of people who do not come back, and no others', async () => {
    await database.db.deleteFrom('repeatable_request').execute();
    await create('once', { key: 'k-7', caller: sam });
    await database.db
      .updateTable('repeatable_request')
      .set({ created_at: new Date(Date.now() - 25 * 3600_000) })
      .execute();
    await create('lately', { key: 'k-8' });
    await runOnce(forgetExpired(database.db));
    const keys = await database.db.selectFrom('repeatable_request').select('key').execute();
    expect(keys).toEqual([{ key: 'k-8' }]);
  });

  it('deletes a key after a day', async () => {
    await create('daily', { key: 'k-6' });
    await database.db
      .updateTable('repeatable_request')
      .set({ created_at: new Date(Date.now() - 25 * 3600_000) })
      .execute();
    await create('daily', { key: 'k-6' });
    expect(await count('daily')).toBe(2);
  });
});

it('creates every time without a key', async () => {
  await create('plain', {});
  await create('plain', {});
  expect(await count('plain')).toBe(2);
});
