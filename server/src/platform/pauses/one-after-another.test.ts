import { setTimeout as pause } from 'node:timers/promises';
import { oneAfterAnother } from './one-after-another.ts';

test('work begins when what was given before has ended, also when that failed', async () => {
  const steps: string[] = [];
  const inTurn = oneAfterAnother();
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      steps.push(`${name} begins`);
      await pause(5);
      steps.push(`${name} ends`);
      if (fails) throw new Error(`${name} failed`);
      return name;
    });
  const given = [work('a'), work('b', true), work('c')];
  expect(await Promise.allSettled(given)).toMatchObject([
    { value: 'a' },
    { reason: new Error('b failed') },
    { value: 'c' },
  ]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
