import { throttle } from './throttle.ts';

test('each key has one turn in a while', () => {
  const { isDue } = throttle(1000);
  expect([isDue('a', 0), isDue('a', 999), isDue('b', 999), isDue('a', 1000), isDue('a', 1001)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('the memory of keys is bounded', () => {
  const { isDue } = throttle(1000);
  isDue('first', 0);
  for (let index = 0; index < 10_000; index++) isDue(`key ${index}`, 1);
  expect(isDue('first', 2)).toBe(true);
});
