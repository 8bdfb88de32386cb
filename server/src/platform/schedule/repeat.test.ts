import { repeat, type RunContext, type TaskRun } from './repeat.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const task = (run: (context: RunContext) => Promise<unknown>) => ({
  name: 'task',
  firstAfterMs: 100,
  everyMs: 1000,
  run,
});

test('a task runs at its times, and a failure is logged and does not end it', async () => {
  const run = jest.fn(async () => {});
  run.mockRejectedValueOnce(new Error('database gone'));
  const tellFailure = jest.fn();
  const runs: TaskRun[] = [];
  const schedule = repeat(task(run), { tellFailure, noteRun: (one) => runs.push(one) });
  await jest.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(tellFailure).toHaveBeenCalledWith(new Error('database gone'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(runs.map(({ task: name, hasFailed }) => [name, hasFailed])).toEqual([
    ['task', true],
    ['task', false],
    ['task', false],
  ]);
  await schedule.stop();
});

test('stopping waits for what has begun, and nothing begins any more', async () => {
  let end = () => {};
  const run = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const schedule = repeat(task(run), { tellFailure: jest.fn() });
  await jest.advanceTimersByTimeAsync(100);
  const stopped = jest.fn();
  const stopping = schedule.stop().then(stopped);
  await jest.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
});

test('a time that comes during a run is left out, so that none is made up for, not even by stopping', async () => {
  let begun = 0;
  const schedule = repeat(
    task(async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 2500));
    }),
    { tellFailure: jest.fn() },
  );
  // At 100, and at the first whole second that finds the run before at its end: 3000, 6000.
  await jest.advanceTimersByTimeAsync(7000);
  expect(begun).toBe(3);
  const stopping = schedule.stop();
  await jest.advanceTimersByTimeAsync(30_000);
  await stopping;
  expect(begun).toBe(3);
});

test('a run of many steps learns that it is to end', async () => {
  let steps = 0;
  const tellFailure = jest.fn();
  const schedule = repeat(
    task(async ({ signal }) => {
      for (; ; steps += 1) {
        signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }),
    { tellFailure },
  );
  await jest.advanceTimersByTimeAsync(3200);
  const stopping = schedule.stop();
  await jest.advanceTimersByTimeAsync(1000);
  await stopping;
  expect(steps).toBe(4);
  expect(tellFailure).not.toHaveBeenCalled();
});

test('what goes on after a run holds no other run up; stopping waits for it, and its failure is one of the task', async () => {
  const ends: (() => void)[] = [];
  const runs: TaskRun[] = [];
  const tellFailure = jest.fn();
  const schedule = repeat(
    task(async ({ goOn }) => {
      if (ends.length === 0) goOn(Promise.reject(new Error('database gone')));
      goOn(new Promise<void>((resolve) => ends.push(resolve)));
    }),
    { tellFailure, noteRun: (run) => runs.push(run) },
  );
  await jest.advanceTimersByTimeAsync(2100);
  expect(ends).toHaveLength(3);
  expect(tellFailure).toHaveBeenCalledWith(new Error('database gone'));
  expect(runs.filter(({ hasFailed }) => hasFailed)).toHaveLength(1);
  const stopped = jest.fn();
  const stopping = schedule.stop().then(stopped);
  await jest.advanceTimersByTimeAsync(1000);
  expect(stopped).not.toHaveBeenCalled();
  for (const end of ends) end();
  await stopping;
});
