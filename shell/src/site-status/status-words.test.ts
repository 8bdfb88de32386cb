import type { PartState, ServedDay, SitePartName } from 'shared/contract';
import { interruptedDays, partInWords, servedPercent, summaryOf } from './status-words.ts';

const part = (name: SitePartName, state: PartState, since: string | null = null) => ({
  part: name,
  state,
  since,
});
const day = (name: string, served: number, minutes = 1440): ServedDay => ({ day: name, served, minutes });

test.each<[string, PartState[]]>([
  ['Everything works.', ['works', 'off', 'works']],
  ['Everything works, something is delayed.', ['works', 'delayed']],
  ['Something does not work.', ['fails', 'delayed']],
])('%s', (summary, states) => {
  const parts = states.map((state) => part('mail', state));
  expect(summaryOf({ checkedAt: '2026-11-25T10:00:00Z', parts, days: [] })).toBe(summary);
});

test('what does not work is said with what it means', () => {
  expect(partInWords(part('mail', 'delayed', '2026-11-25T10:00:00Z'))).toEqual({
    title: 'Mails',
    word: 'Delayed',
    tone: 'warning',
    meaning: 'Mails arrive later than usual; none is lost.',
    since: '2026-11-25T10:00:00Z',
  });
  expect(partInWords(part('database', 'works')).meaning).toBe('');
  expect(partInWords(part('database', 'fails')).meaning).toMatch(/^Nothing can be read or saved now/);
});

test.each<[string | null, ServedDay[]]>([
  [null, []],
  [null, [day('2026-11-25', 0, 0)]],
  ['100.00 %', [day('2026-11-25', 600, 600)]],
  // One minute of 30 days is no reason to say that there was none.
  ['99.99 %', [day('2026-11-25', 43_199, 43_200)]],
  ['75.00 %', [day('2026-11-25', 720), day('2026-11-24', 1440)]],
])('%s of the minutes', (percent, days) => {
  expect(servedPercent(days)).toBe(percent);
});

test('a day with missing minutes is an interrupted one, today too', () => {
  expect(
    interruptedDays([day('2026-11-25', 599, 600), day('2026-11-24', 1440), day('2026-11-23', 1428)]),
  ).toEqual([
    { day: '2026-11-25', missing: 1 },
    { day: '2026-11-23', missing: 12 },
  ]);
});
