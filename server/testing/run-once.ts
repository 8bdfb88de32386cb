import type { ScheduledTask } from '../src/platform/schedule/repeat.ts';

/** Does a scheduled task once, with what goes on after its run. */
export async function runOnce({ run }: ScheduledTask): Promise<void> {
  const goingOn: Promise<unknown>[] = [];
  await run({ signal: new AbortController().signal, goOn: (work) => void goingOn.push(work) });
  await Promise.all(goingOn);
}
