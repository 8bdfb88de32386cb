import { setTimeout as pause } from 'node:timers/promises';
import { Mutex } from './mutex.ts';

test('one at a time, in the order of the calls', async () => {
  const mutex = new Mutex();
  const order: string[] = [];
  const work = async (name: string, milliseconds: number) => {
    await mutex.acquire(1000, 'too long');
    order.push(`${name} begins`);
    await pause(milliseconds);
    order.push(`${name} ends`);
    mutex.release();
  };
  await Promise.all([work('a', 20), work('b', 1), work('c', 1)]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('rejects after too long a wait, and serves the others', async () => {
  const mutex = new Mutex();
  await mutex.acquire(0, 'never');
  const impatient = mutex.acquire(10, 'The database is busy.');
  const patient = mutex.acquire(1000, 'never');
  await expect(impatient).rejects.toThrow('The database is busy.');
  mutex.release();
  await patient;
  mutex.release();
  await mutex.acquire(0, 'never');
});
