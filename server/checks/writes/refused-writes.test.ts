/**
 * Every write of the API, by everybody who may not do it, with a request that is right for somebody who may: it is refused, and changes
 * nothing. Those who may succeed with the same request, so that nothing else was the reason.
 */
import { rowDigests } from '../fuzz/row-digests.ts';
import { makeProjects } from '../scenarios/project-privacy.ts';
import { allWrites } from './all-writes.ts';
import type { CallerName } from './callers.ts';
import { everyWrite } from './every-write.ts';
import { sendWrite } from './send-write.ts';
import { FOR_VISITORS } from './visitor-writes.ts';
import { openWorld, type World } from './world.ts';
import { QUESTION, type Sent, type Write } from './write.ts';

jest.setTimeout(240_000);

/** What a refusal writes on purpose, with the reason. */
const KEPT_OF_REFUSALS = {
  attempt_limit: 'Wrong passwords and tokens are counted.',
  security_event: 'Who asks for rights that are not theirs is written to the log of security events.',
};
/** What the request of a script writes, refused or not. */
const KEPT_OF_TOKENS = { personal_token: 'When it was used last.' };

let world: World;
let writes: Write[];
/** Of all tables, as the request before left them. */
let digests: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  world = await openWorld();
  writes = await allWrites(world);
});
afterAll(() => world.close());

/** Sends it, and returns also which tables it changed. */
async function sent(write: Sent & { operation: string }, caller: CallerName) {
  const { statusCode, payload } = await sendWrite(world, write, caller);
  const before = digests;
  digests = await rowDigests(world.tracker.db, Object.keys(KEPT_OF_REFUSALS));
  const kept = caller.startsWith('token') ? KEPT_OF_TOKENS : {};
  const changed = Object.keys(digests).filter(
    (table) => digests[table] !== before[table] && !(table in kept),
  );
  return { statusCode, payload, changed };
}

/** Changes the privacy, which is no write of the check. */
async function begin(privacy: 'restricted' | 'public') {
  await makeProjects(world.tracker.db, privacy);
  digests = await rowDigests(world.tracker.db, Object.keys(KEPT_OF_REFUSALS));
}

function refusalsOf({ changesNothing }: Write, caller: CallerName): number[] {
  if (caller !== 'visitor') return [403, 404];
  return [changesNothing === QUESTION ? 403 : 401];
}

const nameOf = ({ operation, url, body }: Write, caller: CallerName) =>
  `${operation} by ${caller}: ${url} ${JSON.stringify(body ?? null).slice(0, 100)}`;

test('every write of the API document has a request here, or is for visitors', async () => {
  const here = writes.map(({ operation }) => operation);
  const inDocument = await everyWrite(world.tracker);
  expect([...new Set([...here, ...Object.keys(FOR_VISITORS)])].toSorted()).toEqual(inDocument.toSorted());
  expect(here.filter((operation) => operation in FOR_VISITORS)).toEqual([]);
});

test.each(['restricted', 'public'] as const)(
  'of %s projects, who may not is refused, and changes nothing',
  async (privacy) => {
    await begin(privacy);
    const wrong: string[] = [];
    for (const write of writes)
      for (const caller of write.mayNot) {
        const { statusCode, payload, changed } = await sent(write, caller);
        const isRefused = refusalsOf(write, caller).includes(statusCode);
        if (!isRefused || changed.length > 0)
          wrong.push(`${nameOf(write, caller)}\n  ${statusCode} ${changed.join()} ${payload.slice(0, 200)}`);
      }
    expect(wrong).toEqual([]);
  },
);

test('what visitors may, they may not without the password, the cookie or the token for it', async () => {
  await begin('public');
  const wrong: string[] = [];
  for (const [operation, { unproved }] of Object.entries(FOR_VISITORS)) {
    if (unproved === undefined) continue;
    const [, url = ''] = operation.split(' ');
    const { statusCode, changed } = await sent({ operation, url, ...unproved }, 'visitor');
    if (statusCode !== unproved.status || changed.length > 0)
      wrong.push(`${operation}: ${statusCode} ${changed.join()}`);
  }
  expect(wrong).toEqual([]);
});

test('who may succeeds with the same request, and something changes unless there is a reason', async () => {
  await begin('public');
  const wrong: string[] = [];
  for (const write of writes) {
    for (const caller of write.idleFor ?? []) {
      const { statusCode, changed } = await sent(write, caller);
      if (statusCode >= 300 || changed.length > 0)
        wrong.push(`${nameOf(write, caller)}\n ${statusCode} ${changed.join()}`);
    }
    const { statusCode, payload, changed } = await sent(write, write.may);
    const isChanged = changed.length > 0;
    if (statusCode >= 300 || isChanged !== (write.changesNothing === undefined))
      wrong.push(`${nameOf(write, write.may)}\n  ${statusCode} ${changed.join()} ${payload.slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
});
