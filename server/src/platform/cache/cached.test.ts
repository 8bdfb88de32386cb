import { cached } from './cached.ts';

test('a value is read once within its time, and again after it', async () => {
  let clock = 1;
  const read = jest.fn(async () => ({ at: clock }));
  const value = cached(read, { ttlMs: 100, now: () => clock });
  expect(await Promise.all([value.read(), value.read()])).toEqual([{ at: 1 }, { at: 1 }]);
  clock = 100;
  expect(await value.read()).toEqual({ at: 1 });
  expect(read).toHaveBeenCalledTimes(1);
  clock = 102;
  expect(await value.read()).toEqual({ at: 102 });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a key is requested once, also while it is being read', async () => {
  const read = jest.fn(async (key: string) => ({ key }));
  const values = cached(read, { max: 2 });
  expect(await Promise.all([values.read('a'), values.read('a')])).toEqual([{ key: 'a' }, { key: 'a' }]);
  expect(await values.read('a')).toEqual({ key: 'a' });
  expect(read).toHaveBeenCalledTimes(1);
});

test('a failure is not cached', async () => {
  const read = jest.fn(async (key: string) => ({ key }));
  read.mockRejectedValueOnce(new Error('down'));
  const values = cached(read);
  await expect(values.read('a')).rejects.toThrow('down');
  expect(await values.read('a')).toEqual({ key: 'a' });
});

test('the key that was not requested for longest gives way', async () => {
  const read = jest.fn(async (key: string) => ({ key }));
  const values = cached(read, { max: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await values.read(key);
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b']);
});

describe('stale while reading', () => {
  let clock = 1;
  const read = jest.fn<Promise<{ at: number }>, []>(async () => ({ at: clock }));
  const value = cached(read, { ttlMs: 100, staleWhileReading: true, now: () => clock });

  test('an old value is returned at once, the new one the next time', async () => {
    await value.read();
    clock = 200;
    expect(await value.read()).toEqual({ at: 1 });
    expect(await value.read()).toEqual({ at: 200 });
  });

  test('a failed reading leaves the old value, and the next request tries again', async () => {
    clock = 400;
    read.mockRejectedValueOnce(new Error('down'));
    expect(await value.read()).toEqual({ at: 200 });
    await new Promise(setImmediate);
    expect(await value.read()).toEqual({ at: 200 });
    await new Promise(setImmediate);
    expect(await value.read()).toEqual({ at: 400 });
  });

  test('a refresh reads at once', async () => {
    clock = 410;
    expect(await value.refresh()).toEqual({ at: 410 });
    expect(await value.read()).toEqual({ at: 410 });
  });
});
