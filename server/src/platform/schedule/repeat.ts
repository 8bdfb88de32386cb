import { inSpan } from '../tracing/in-span.ts';

/** Something that is done again and again for as long as the server runs. */
export interface ScheduledTask {
  /** What it is called in the metrics and in the log. */
  name: string;
  firstAfterMs: number;
  everyMs: number;
  run: (context: RunContext) => Promise<unknown>;
}

/** What a run is given. */
export interface RunContext {
  /** Aborted when the server stops: a run of many steps ends before the next one. It may throw the reason, which is no failure. */
  signal: AbortSignal;
  /**
   * Takes work that may last longer than the run, so that the next run need not wait for it. Stopping does; one that fails
   * counts as a failed run.
   */
  goOn: (work: Promise<unknown>) => void;
}

/** When a run takes place, for its steps. */
export interface RunTime {
  /** The present moment, unless another is given. */
  now?: Date | undefined;
  /** Ends the run early. */
  signal?: AbortSignal | undefined;
}

/** One time that a task was done. */
export interface TaskRun {
  task: string;
  seconds: number;
  hasFailed: boolean;
}

export interface Schedule {
  /** Begins nothing more, has what has begun end early, and waits for it. */
  stop: () => Promise<void>;
}

/** Receives events about the runs of a task. */
export interface TaskWatchers {
  /** What went wrong; the next run tries again. */
  tellFailure: (error: unknown) => void;
  noteRun?: ((run: TaskRun) => void) | undefined;
}

/** Does a task at its times, never twice at once in this process: a time that comes during a run is left out. */
export function repeat(task: ScheduledTask, watchers: TaskWatchers): Schedule {
  const stopping = new AbortController();
  const { signal } = stopping;
  const goingOn = new Set<Promise<void>>();
  let current: Promise<void> | undefined;

  const hasFailed = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => false,
      (error: unknown) => {
        if (signal.aborted && error === signal.reason) return false;
        watchers.tellFailure(error);
        return true;
      },
    );
  const note = (start: number, failed: boolean) =>
    watchers.noteRun?.({ task: task.name, seconds: secondsSince(start), hasFailed: failed });
  const goOn = (work: Promise<unknown>) => {
    const start = performance.now();
    const watched: Promise<void> = hasFailed(work).then((failed) => {
      goingOn.delete(watched);
      if (failed) note(start, failed);
    });
    goingOn.add(watched);
  };
  const run = async () => {
    const start = performance.now();
    note(start, await hasFailed(inSpan(task.name, {}, () => task.run({ signal, goOn }))));
  };
  const next = () => {
    current ??= run().finally(() => {
      current = undefined;
    });
  };
  const first = setTimeout(next, task.firstAfterMs).unref();
  const later = setInterval(next, task.everyMs).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(later);
      stopping.abort();
      await current;
      await Promise.all(goingOn);
    },
  };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
