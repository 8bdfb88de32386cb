import { repeat, type JobRun } from './repeat.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const job = (run: () => Promise<unknown>) => ({ name: 'job', firstAfterMs: 100, everyMs: 1000, run });

test('a job runs at its times, and a failure is logged and does not end it', async () => {
  const run = jest.fn(async () => {});
  run.mockRejectedValueOnce(new Error('database gone'));
  const tellFailure = jest.fn();
  const runs: JobRun[] = [];
  const schedule = repeat(job(run), { tellFailure, noteRun: (one) => runs.push(one) });
  await jest.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(tellFailure).toHaveBeenCalledWith(new Error('database gone'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(runs.map(({ job: name, hasFailed }) => [name, hasFailed])).toEqual([
    ['job', true],
    ['job', false],
    ['job', false],
  ]);
  await schedule.stop();
});

test('stopping waits for what has begun, and nothing begins any more', async () => {
  let end = () => {};
  const run = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const schedule = repeat(job(run), { tellFailure: jest.fn() });
  await jest.advanceTimersByTimeAsync(100);
  const stopped = jest.fn();
  const stopping = schedule.stop().then(stopped);
  await jest.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
});

test('a job that takes longer than its pause is not done twice at once', async () => {
  let running = 0;
  const most = { atOnce: 0 };
  const schedule = repeat(
    job(async () => {
      running += 1;
      most.atOnce = Math.max(most.atOnce, running);
      await new Promise((resolve) => setTimeout(resolve, 2500));
      running -= 1;
    }),
    { tellFailure: jest.fn() },
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(most.atOnce).toBe(1);
  const stopping = schedule.stop();
  await jest.advanceTimersByTimeAsync(30_000);
  await stopping;
});
