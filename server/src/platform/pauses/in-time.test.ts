import { inTime } from './in-time.ts';

const never = new Promise<never>(() => undefined);

test('what is in time comes as it is, and so does its failure', async () => {
  expect(await inTime(Promise.resolve('done'), 1000, 'late')).toBe('done');
  await expect(inTime(Promise.reject(new Error('broken')), 1000, 'late')).rejects.toThrow('broken');
});

test('what never ends is waited for no longer than the limit', async () => {
  await expect(inTime(never, 20, 'It took too long.')).rejects.toThrow('It took too long.');
});
