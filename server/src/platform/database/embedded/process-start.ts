import { readFileSync } from 'node:fs';

const START_TIME_FIELD = 22;

/**
 * When a process began, as text that differs between two processes that had the same number in succession, or before
 * and after a restart of the machine. Null where the system does not provide it (not Linux, or no such process).
 */
export function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command in brackets, may contain spaces: count from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields[START_TIME_FIELD - 3];
    return ticks === undefined ? null : `${boot}/${ticks}`;
  } catch {
    return null;
  }
}
