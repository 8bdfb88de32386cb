import { openExistingTracker, rowsByTable, type ExistingTracker } from './open-existing-tracker.ts';

let tracker: ExistingTracker;
beforeAll(async () => {
  tracker = await openExistingTracker();
});
afterAll(async () => tracker.close());

test('the existing tracker has its 140 tables and 15 link tables (data-model), and each has a row', async () => {
  const rows = await rowsByTable(tracker);
  expect(rows.size).toBe(155);
  expect([...rows].filter(([, count]) => count === 0)).toEqual([]);
});
