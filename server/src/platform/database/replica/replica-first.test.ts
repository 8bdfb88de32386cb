import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { SqlError } from '../sql-error.ts';
import { LOG_POSITION } from './log-position.ts';
import { ReplicaFirst, type Need, type Sources } from './replica-first.ts';

/** One of the two databases: its statements answer with its name, unless they fail. */
class Side implements PostgresPool {
  /** Where it is in the log. */
  position = 100;
  /** Instead of connections. */
  refusal: Error | undefined;
  /** Instead of rows. */
  failure: Error | undefined;
  isSilent = false;
  /** Connections that somebody has. */
  taken = 0;

  constructor(readonly name: string) {}

  async connect(): Promise<PostgresPoolClient> {
    if (this.refusal !== undefined) throw this.refusal;
    this.taken += 1;
    return new SideClient(this);
  }

  async answer(statement: unknown) {
    if (statement === LOG_POSITION) return { rows: [{ position: this.position }] };
    if (this.isSilent) await new Promise(() => undefined);
    if (this.failure !== undefined) throw this.failure;
    return { rows: [{ side: this.name }] };
  }

  async end(): Promise<void> {}
}

class SideClient implements PostgresPoolClient {
  constructor(private readonly side: Side) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: unknown): unknown {
    return this.side.answer(statement);
  }

  release(): void {
    this.side.taken -= 1;
  }
}

const UNREACHABLE = new DatabaseUnavailableError('unreachable', new Error('connection terminated'));
const NOW: Need = { position: 100, waitMs: 0 };

let primary: Side;
let replica: Side;
let sources: Sources;
let giveUp: (reason: Error) => void;

beforeEach(() => {
  primary = new Side('primary');
  replica = new Side('replica');
  const away = new Promise<never>((_resolve, reject) => (giveUp = reject));
  away.catch(() => undefined);
  sources = {
    ...{ primary, replica },
    watch: { orAway: (work) => Promise.race([work, away]) },
    count: () => undefined,
  };
});

/** Where a statement of a reader ran. */
async function sideOf(reader: PostgresPool): Promise<string | undefined> {
  const client = await reader.connect();
  try {
    const { rows } = await client.query<{ side: string }>('select 1', []);
    return rows[0]?.side;
  } finally {
    client.release();
  }
}

const reader = (need: Need | undefined = NOW) => new ReplicaFirst(sources, need);

afterEach(() => {
  expect(primary.taken).toBe(0);
});

test('a replica that has what is needed serves', async () => {
  expect(await sideOf(reader())).toBe('replica');
  await pause(0);
  expect(replica.taken).toBe(0);
});

test('a reader whom the primary serves does not ask the replica', async () => {
  replica.refusal = new Error('It was asked.');
  expect(await sideOf(new ReplicaFirst(sources, undefined))).toBe('primary');
});

test('what is missing is waited for, but not for long', async () => {
  replica.position = 99;
  expect(await sideOf(reader())).toBe('primary');
  const served = sideOf(reader({ position: 100, waitMs: 2_000 }));
  await pause(60);
  replica.position = 100;
  expect(await served).toBe('replica');
  expect(await sideOf(reader({ position: 101, waitMs: 50 }))).toBe('primary');
});

test.each<[what: string, failure: Error]>([
  ['cannot be reached', UNREACHABLE],
  [
    'has removed what the statement reads',
    new SqlError({ code: '40001', message: 'conflict with recovery' }),
  ],
])('the primary answers when the replica %s, and from then on', async (_what, failure) => {
  const one = reader();
  expect(await sideOf(one)).toBe('replica');
  replica.failure = failure;
  expect(await sideOf(one)).toBe('primary');
  replica.failure = undefined;
  expect(await sideOf(one)).toBe('primary');
  expect(await sideOf(reader())).toBe('replica');
});

test('the primary serves when there is no connection to the replica', async () => {
  replica.refusal = UNREACHABLE;
  expect(await sideOf(reader())).toBe('primary');
});

test('a silent replica is waited for until it counts as away', async () => {
  replica.isSilent = true;
  const served = sideOf(reader());
  await pause(20);
  giveUp(UNREACHABLE);
  expect(await served).toBe('primary');
  // Its statement may still come to an end, and nobody gets the connection before.
  expect(replica.taken).toBe(1);
});

test.each<[what: string, failure: Error]>([
  ['is wrong', new SqlError({ code: '42703', message: 'column "colour" does not exist' })],
  [
    'takes too long',
    new DatabaseUnavailableError('too slow', new SqlError({ code: '57014', message: 'statement timeout' })),
  ],
])('a statement that %s fails, and does not run again', async (_what, failure) => {
  replica.failure = failure;
  await expect(sideOf(reader())).rejects.toBe(failure);
});
