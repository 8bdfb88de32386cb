import { LogPositions } from './log-positions.ts';

/** Each position with the moment at which the primary was seen there. */
function positions(...samples: readonly (readonly [position: number, at: number])[]): LogPositions {
  const positions = new LogPositions();
  for (const [position, at] of samples) positions.note(position, at);
  return positions;
}

describe('how old a replica is', () => {
  const busy = positions([100, 0], [200, 500], [300, 1000]);

  test.each([
    [300, 1000, 0],
    [350, 1000, 0],
    [299, 1000, 500],
    [100, 1000, 1000],
    [300, 4000, 3000],
  ])('that has replayed %s is at %s: %s ms', (replayed, now, age) => {
    expect(busy.ageOf(replayed, now)).toBe(age);
  });

  test('of a primary that writes nothing is what it was when that was last seen', () => {
    const quiet = positions([100, 0], [100, 500], [100, 60_000]);
    expect(quiet.ageOf(100, 60_000)).toBe(0);
  });

  test('is at least as much as was seen, when it is behind all of it', () => {
    expect(busy.ageOf(7, 1000)).toBe(1000);
  });

  test('is not known before the primary was seen', () => {
    expect(positions().ageOf(7, 1000)).toBe(Infinity);
  });
});

describe('what must be replayed', () => {
  const busy = positions([100, 0], [200, 500], [300, 1000]);

  test.each([
    [-1, 100],
    [0, 100],
    [1, 200],
    [500, 200],
    [501, 300],
  ])('to miss nothing from before %s is %s', (moment, position) => {
    expect(busy.neededSince(moment)).toBe(position);
  });

  test('is what is known when the primary has not been seen for long', () => {
    expect(busy.neededSince(5000)).toBe(300);
  });

  test('is out of reach before the primary was seen', () => {
    expect(positions().neededSince(0)).toBe(Infinity);
  });
});

test('a primary that takes over with less of the log begins anew', () => {
  const failedOver = positions([100, 0], [300, 500], [250, 1000]);
  expect([failedOver.newest(), failedOver.neededSince(0)]).toEqual([250, 250]);
});

test('a replica that stands still for a day is known to be that old, and few samples are kept', () => {
  const day = new LogPositions();
  for (let tick = 0; tick <= 172_800; tick += 1) day.note(tick, tick * 500);
  expect(day.newest()).toBe(172_800);
  expect(day.ageOf(0, 86_400_000)).toBeGreaterThan(80_000_000);
  expect(day.neededSince(0)).toBeGreaterThanOrEqual(0);
  expect(Object.values(day)[0]).toHaveProperty('length', expect.any(Number));
});
