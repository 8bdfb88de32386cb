import { createServer } from 'node:http';
import Type from 'typebox';
import { ApiError } from '../http/errors/errors.ts';
import {
  endless,
  halfAnAnswer,
  hangUp,
  json,
  openMisbehavingServer,
  silence,
  status,
  text,
  type Behaviour,
  type MisbehavingServer,
} from '../../../testing/misbehaving-server.ts';
import { requestService, RefusedByService, spread } from './external-service.ts';

/** Generous, since the machine may be busy; tests of time-outs set their own. */
const SERVICE = { name: 'test service', failure: 'It failed.', timeoutMs: 20_000, retryAfterMs: [5, 10] };
const IMPATIENT_MS = 500;
const Answer = Type.Object({ count: Type.Integer() });

let server: MisbehavingServer;

beforeAll(async () => {
  server = await openMisbehavingServer();
});

afterAll(() => server.close());

const ask = (url = `${server.url}/facts?of=1`, timeoutMs = SERVICE.timeoutMs) =>
  requestService({ ...SERVICE, timeoutMs }, new URL(url), Answer);

/** The message for a person, and the number of requests to the service. */
async function failure(timeoutMs?: number): Promise<{ told: string; attempts: number; cause: unknown }> {
  const error: unknown = await ask(undefined, timeoutMs).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('no refusal');
  const told = `${error.statusCode} ${error.message} (${error.debugMessage})`;
  return {
    told: told.replace(server.url.slice('http://'.length), 'host'),
    attempts: server.requests.length,
    cause: error.cause,
  };
}

const UNREACHABLE =
  '502 The test service at host does not answer at the moment. Please try again in a few minutes. (It failed.)';
const UNUSABLE =
  '502 The test service at host gave an answer that cannot be used. Please tell the administrator. (It failed.)';

test('checks the shape of a response: further members are let through, numbers may be texts', async () => {
  server.willDo(json({ count: '12', more: true }));
  expect(await ask()).toMatchObject({ count: 12 });
  expect(server.requests).toEqual(['/facts?of=1']);
});

describe('what may pass is tried three times', () => {
  test.each<[string, Behaviour, number]>([
    ['cuts the connection', hangUp, SERVICE.timeoutMs],
    ['does not answer', silence, IMPATIENT_MS],
    ['stops in the middle of its answer', halfAnAnswer, IMPATIENT_MS],
    ['answers 500', status(500, 'oops'), SERVICE.timeoutMs],
    ['answers 503', status(503), SERVICE.timeoutMs],
    ['answers 429', status(429), SERVICE.timeoutMs],
  ])('a server that %s', async (_does, behaviour, timeoutMs) => {
    server.willDo(behaviour);
    expect(await failure(timeoutMs)).toMatchObject({ told: UNREACHABLE, attempts: 3 });
    server.willDo(behaviour, behaviour, json({ count: 1 }));
    expect(await ask(undefined, timeoutMs)).toEqual({ count: 1 });
  });

  test('nobody at the address', async () => {
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const address = nobody.address();
    await new Promise((resolve) => nobody.close(resolve));
    const port = typeof address === 'object' ? address?.port : undefined;
    await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow('does not answer at the moment');
  });
});

describe('reports a permanent failure without a retry', () => {
  test.each<[string, Behaviour]>([
    ['is no JSON', text('<h1>Maintenance</h1>')],
    ['is empty', status(204)],
    ['lacks a member', json({ counts: 1 })],
    ['has a member of another type', json({ count: 'many' })],
    ['is a list', json([])],
    ['never ends', endless],
  ])('a response that %s', async (_is, behaviour) => {
    server.willDo(behaviour);
    expect(await failure()).toMatchObject({ told: UNUSABLE, attempts: 1 });
  });

  test('a refusal, with its status', async () => {
    server.willDo(status(404, '{"count":1}'));
    const { told, attempts, cause } = await failure();
    expect([told, attempts]).toEqual([UNUSABLE, 1]);
    expect(cause).toBeInstanceOf(RefusedByService);
    expect(cause).toHaveProperty('status', 404);
  });
});

test.each([
  [0, 500],
  [0.5, 750],
  [1, 1000],
])('of a wait of 1000 ms, with the chance %d, remain %d', (chance, expected) => {
  expect(spread(1000, chance)).toBe(expected);
});
