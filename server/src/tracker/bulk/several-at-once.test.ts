import { setImmediate as pause } from 'node:timers/promises';
import { severalAtOnce } from './several-at-once.ts';

/** Notes when each item begins and ends; those of one letter have the same key. */
function workedOff(takes: (item: string) => number = () => 1) {
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const turnOf = (item: string) =>
    Promise.resolve({
      key: item.charAt(0),
      run: async () => {
        most = Math.max(most, ++running);
        log.push(`${item} begins`);
        for (let waited = 0; waited < takes(item); waited++) await pause();
        log.push(`${item} ends`);
        running--;
      },
    });
  return { log, turnOf, most: () => most };
}

test('several run at once, and no more than may', async () => {
  const { turnOf, most, log } = workedOff();
  await severalAtOnce(['a', 'b', 'c', 'd', 'e', 'f'], { atOnce: 3 }, turnOf);
  expect(most()).toBe(3);
  expect(log.filter((line) => line.endsWith('ends'))).toHaveLength(6);
});

test('those with the same key wait for each other, in their order', async () => {
  const { turnOf, log } = workedOff((item) => (item === 'a1' ? 5 : 1));
  await severalAtOnce(['a1', 'a2', 'b1', 'a3'], { atOnce: 4 }, turnOf);
  expect(log.filter((line) => line.startsWith('a'))).toEqual(
    ['a1', 'a2', 'a3'].flatMap((item) => [`${item} begins`, `${item} ends`]),
  );
  expect(log.indexOf('b1 ends')).toBeLessThan(log.indexOf('a1 ends'));
});

test('one at a time keeps the order', async () => {
  const { turnOf, most } = workedOff();
  await severalAtOnce(['a', 'b', 'c'], { atOnce: 1 }, turnOf);
  expect(most()).toBe(1);
});

test('after an error nothing more begins; it comes when what had begun has ended', async () => {
  const { turnOf, log } = workedOff((item) => (item === 'b' ? 4 : 1));
  const failing = async (item: string) => {
    const turn = await turnOf(item);
    const fail = () => Promise.reject(new Error('a is broken'));
    return item === 'a' ? { ...turn, run: fail } : turn;
  };
  await expect(severalAtOnce(['a', 'b', 'c', 'd', 'e'], { atOnce: 2 }, failing)).rejects.toThrow(
    'a is broken',
  );
  expect(log.filter((line) => line.endsWith('begins'))).toHaveLength(
    log.filter((line) => line.endsWith('ends')).length,
  );
  expect(log).not.toContain('e begins');
});

test('nothing more begins once the signal is aborted; what has begun ends', async () => {
  const { turnOf, log } = workedOff();
  const stopping = new AbortController();
  const stoppingTurn = async (item: string) => {
    const { key, run } = await turnOf(item);
    const stop = () => {
      stopping.abort();
      return run();
    };
    return { key, run: item === 'b' ? stop : run };
  };
  const items = ['a', 'b', 'c', 'd', 'e'];
  expect(await severalAtOnce(items, { atOnce: 1, signal: stopping.signal }, stoppingTurn)).toHaveLength(2);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
