import { othersShare, undisturbed } from './other-work.mjs';

test('the share of others is what was spent and not by the bench', () => {
  expect(othersShare({ all: 1000, busy: 100, own: 50 }, { all: 1200, busy: 200, own: 130 })).toBe(0.1);
  expect(othersShare({ all: 1000, busy: 100, own: 50 }, { all: 1200, busy: 150, own: 105 })).toBe(0);
});

test('measures as often as wanted', async () => {
  let turn = 0;
  const { results } = await undisturbed(3, async () => (turn += 1));
  expect(results).toHaveLength(3);
}, 20_000);
