import { ReplicaWatch } from './replica-watch.ts';

const LAG_MS = 2000;

interface Sides {
  /** Where they are; undefined when they do not respond. */
  primary: number | undefined;
  replica: number | undefined;
  ms: number;
}

/** Two sides that the test moves, and a clock. */
function sides() {
  const now: Sides = { primary: 100, replica: 100, ms: 0 };
  const ask = (side: 'primary' | 'replica') => async () => {
    if (now[side] === undefined) throw new Error('It does not respond.');
    return now[side];
  };
  const watch = new ReplicaWatch({ primary: ask('primary'), replica: ask('replica') }, LAG_MS, () => now.ms);
  const after = async (ms: number, change: Partial<Sides> = {}) => {
    Object.assign(now, change);
    now.ms += ms;
    await watch.look();
    return watch.standing();
  };
  const wait = (ms: number) => void (now.ms += ms);
  return { watch, after, wait };
}

test('a replica counts as away until it was seen', () => {
  expect(sides().watch.standing()).toMatchObject({ state: 'away', secondsBehind: Infinity });
});

test('one that has everything serves', async () => {
  expect(await sides().after(0)).toEqual({ state: 'serving', secondsBehind: 0, bytesBehind: 0 });
});

test('one that stands still serves up to the bound, and again when it has caught up', async () => {
  const { after } = sides();
  await after(0);
  expect(await after(500, { primary: 300 })).toEqual({
    state: 'serving',
    secondsBehind: 0.5,
    bytesBehind: 200,
  });
  expect(await after(1500)).toMatchObject({ state: 'serving', secondsBehind: 2 });
  expect(await after(500, { primary: 400 })).toEqual({
    state: 'behind',
    secondsBehind: 2.5,
    bytesBehind: 300,
  });
  expect(await after(500, { replica: 400 })).toEqual({ state: 'serving', secondsBehind: 0, bytesBehind: 0 });
});

test('what it lacks grows older between two looks, so that one that is behind is never said to be within the bound', async () => {
  const { watch, after, wait } = sides();
  await after(0);
  await after(500, { primary: 300 });
  await after(1400);
  expect(watch.standing()).toMatchObject({ state: 'serving', secondsBehind: 1.9 });
  wait(200);
  expect(watch.standing()).toMatchObject({ state: 'behind', secondsBehind: 2.1 });
});

test('one that lacked little when it was looked at is worth waiting for until the next look, however long that takes', async () => {
  const { watch, after, wait } = sides();
  expect(watch.secondsBehindSeen()).toBe(Infinity);
  await after(0);
  await after(500, { primary: 300 });
  wait(900);
  expect(watch.standing()).toMatchObject({ secondsBehind: 1.4 });
  expect(watch.secondsBehindSeen()).toBe(0.5);
});

test('one that does not respond is away, and what it had grows old', async () => {
  const { after } = sides();
  await after(0);
  expect(await after(3000, { replica: undefined, primary: 150 })).toEqual({
    state: 'away',
    secondsBehind: 3,
    bytesBehind: 50,
  });
});

test('while the primary is away visitors are served what was known of it, and it is said how old that is', async () => {
  const { after } = sides();
  await after(0);
  expect(await after(60_000, { primary: undefined })).toMatchObject({ state: 'serving', secondsBehind: 60 });
});

test('who waits for a replica is told when it is away', async () => {
  const { watch, after } = sides();
  await after(0);
  const waiting = watch.orAway(new Promise(() => undefined));
  void after(0, { replica: undefined });
  await expect(waiting).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await watch.orAway(Promise.resolve(7))).toBe(7);
});

test('one whose watch ends during a look is not looked at again', async () => {
  jest.useFakeTimers();
  const { watch } = sides();
  const look = watch.start();
  watch.close();
  await look;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
