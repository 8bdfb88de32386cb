import { sql } from 'kysely';
import { inTransaction } from '../database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { PreconditionFailedError } from '../http/errors/errors.ts';
import { ANONYMOUS, type Subject } from '../../identity/permissions/caller.ts';
import { changeResponse, unchanged } from './change-response.ts';
import { readHistory } from './read-history.ts';
import { recordChange, recordCreation } from './record-change.ts';
import { refuseStale } from './stale-write.ts';

let database: TestDatabase;
const JO: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };
const DETAILS = [
  { field: 'comment', oldValue: null, newValue: 'second round', note: 'Field changed' },
  { field: 'guides.[7]', oldValue: 'sequence=ACGT', newValue: null, note: 'Element removed' },
];

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const asJo = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(database.db, 'jo@lab.example', work);

describe('a record', () => {
  it('of a creation has author and date, and no lines', async () => {
    const record = await asJo((tx) => recordCreation(tx, 'Plan', 1, 1));
    expect(record).toEqual({
      id: 1,
      user: 'jo@lab.example',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+$/),
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]+\.\d{3}Z$/),
      comment: 'Plan created',
      details: [],
    });
    expect(await readHistory(database.db, [{ entity: 'Plan', id: 1 }], JO)).toEqual([record]);
  });

  it.each(['America/Los_Angeles', 'Asia/Tokyo', 'UTC'])(
    'has the moment beside the local time of a server in %s',
    async (zone) => {
      const before = Date.now();
      const [record, read] = await inTransaction(database.db, 'jo@lab.example', async (tx) => {
        await sql`select set_config('TimeZone', ${zone}, true)`.execute(tx);
        const id = zone.length + 100;
        const written = await recordCreation(tx, 'Plan', id, 1);
        return [written, ...(await readHistory(tx, [{ entity: 'Plan', id }], JO))];
      });
      expect(Math.abs(Date.parse(record?.at ?? '') - before)).toBeLessThan(60_000);
      expect(read).toEqual(record);
    },
  );

  it('of the existing tracker has its elements of lists in the form of ours', async () => {
    const line = { field: 'guides.[1]', oldValue: null, note: 'Element added' };
    await asJo((tx) =>
      recordChange(tx, 'Plan', 7, 7, [{ ...line, newValue: 'Guide(sequence=ACGT, pam=TGG)' }]),
    );
    const [record] = await readHistory(database.db, [{ entity: 'Plan', id: 7 }], JO);
    expect(record?.details).toEqual([{ ...line, newValue: 'sequence=ACGT, pam=TGG' }]);
  });

  it('of a change has its lines in their order', async () => {
    const record = await asJo((tx) => recordChange(tx, 'Outcome', 1, 2, DETAILS));
    expect(record).toMatchObject({ comment: 'Outcome updated', details: DETAILS });
    expect(await readHistory(database.db, [{ entity: 'Outcome', id: 1 }], JO)).toEqual([record]);
  });

  it('is not written when nothing changed', async () => {
    expect(await asJo((tx) => recordChange(tx, 'Outcome', 2, 2, []))).toBeNull();
    expect(await readHistory(database.db, [{ entity: 'Outcome', id: 2 }], JO)).toEqual([]);
  });

  it('is gone with the transaction that fails', async () => {
    const failing = asJo(async (tx) => {
      await recordCreation(tx, 'Outcome', 3, 1);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await readHistory(database.db, [{ entity: 'Outcome', id: 3 }], JO)).toEqual([]);
  });
});

describe('a history', () => {
  beforeAll(() =>
    asJo(async (tx) => {
      await recordCreation(tx, 'Outcome', 10, 1);
      await recordCreation(tx, 'Mutation', 20, 1);
      await recordChange(tx, 'Outcome', 10, 2, DETAILS);
      await recordCreation(tx, 'Mutation', 10, 1);
    }),
  );
  const both = [
    { entity: 'Outcome', id: 10 },
    { entity: 'Mutation', id: 20 },
  ] as const;

  it('of several entities is in the order of time, also within one request, and numbered from 1', async () => {
    const records = await readHistory(database.db, both, JO);
    expect(records.map(({ id, comment }) => [id, comment])).toEqual([
      [1, 'Outcome created'],
      [2, 'Mutation created'],
      [3, 'Outcome updated'],
    ]);
  });

  it('hides its authors from readers who are not signed in', async () => {
    const records = await readHistory(database.db, both, ANONYMOUS);
    expect(records.map(({ user }) => user)).toEqual(Array(3).fill('*******@***.***'));
  });

  it('of nothing is empty', async () => {
    expect(await readHistory(database.db, [], JO)).toEqual([]);
  });
});

describe('a write with If-Match', () => {
  beforeAll(() =>
    asJo(async (tx) => {
      await recordCreation(tx, 'Project', 5, 2);
      await recordChange(tx, 'Project', 5, 3, DETAILS);
      await recordChange(tx, 'Project', 5, 4, [
        { field: 'recovery', oldValue: 'false', newValue: 'true', note: 'Field changed' },
      ]);
    }),
  );
  const write = (expected: number | null) =>
    asJo((tx) => refuseStale(tx, { entity: 'Project', id: 5, version: 4 }, expected));

  it.each([[null], [4]])('of version %s of the fourth passes', async (expected) => {
    await expect(write(expected)).resolves.toBeUndefined();
  });

  it.each([
    [3, ['recovery']],
    [2, ['comment', 'guides.[7]', 'recovery']],
    [9, []],
  ])('of version %s is refused naming %j', async (expected, fields) => {
    const error = await write(expected).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PreconditionFailedError);
    expect(error).toMatchObject({
      statusCode: 412,
      message: expect.stringContaining(
        fields.length === 0 ? 'since you opened it.' : `jo@lab.example changed ${fields[0]}`,
      ),
      subErrors: fields.map((field) => expect.objectContaining({ object: 'Project', field })),
    });
  });
});

describe('the response of a change', () => {
  it('carries its records and the address of the entity', async () => {
    const self = 'https://host/api/plans/PIN:0000000001';
    const [record] = await readHistory(database.db, [{ entity: 'Plan', id: 1 }], JO);
    if (record === undefined) throw new Error('The first test has written one');
    expect(changeResponse([record], self)).toEqual({ history: [record], _links: { self: { href: self } } });
  });

  it.each([
    ['project', 0],
    ['plan', 0],
    ['other', 1],
  ] as const)('of a %s has an empty record %s where nothing changed', (kind, id) => {
    expect(unchanged(kind)).toEqual({ id, user: null, date: null, comment: null, details: null });
  });
});
