import { throttle } from './throttle.ts';

let clock = 1;
const { isDue } = throttle(1000, () => clock);

test('each key is due once in a while', () => {
  const at = (time: number, key: string) => {
    clock = time;
    return isDue(key);
  };
  expect([at(1, 'a'), at(1000, 'a'), at(1000, 'b'), at(1002, 'a'), at(1003, 'a')]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('the memory of keys is bounded', () => {
  isDue('first');
  for (let index = 0; index < 10_000; index++) isDue(`key ${index}`);
  expect(isDue('first')).toBe(true);
});
