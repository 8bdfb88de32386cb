import { inSpan } from '../tracing/in-span.ts';

/** Something that is done again and again for as long as the server runs. */
export interface Job {
  /** What it is called in the metrics and in the log. */
  name: string;
  firstAfterMs: number;
  everyMs: number;
  run: () => Promise<unknown>;
}

/** One time that a job was done. */
export interface JobRun {
  job: string;
  seconds: number;
  hasFailed: boolean;
}

export interface Schedule {
  /** Begins nothing more, and waits for what has begun. */
  stop: () => Promise<void>;
}

/** Receives events about the runs of a job. */
export interface JobWatchers {
  /** What went wrong; the next run tries again. */
  tellFailure: (error: unknown) => void;
  noteRun?: ((run: JobRun) => void) | undefined;
}

/** Does a job at its times, never twice at once in this process. */
export function repeat({ name, firstAfterMs, everyMs, run }: Job, watchers: JobWatchers): Schedule {
  let work = Promise.resolve();
  const go = async () => {
    const start = performance.now();
    const hasFailed = await inSpan(name, {}, run).then(
      () => false,
      (error: unknown) => {
        watchers.tellFailure(error);
        return true;
      },
    );
    watchers.noteRun?.({ job: name, seconds: (performance.now() - start) / 1000, hasFailed });
  };
  const next = () => {
    work = work.then(go);
  };
  const first = setTimeout(next, firstAfterMs).unref();
  const later = setInterval(next, everyMs).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(later);
      return work;
    },
  };
}
