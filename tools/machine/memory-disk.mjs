import { accessSync, constants, statfsSync } from 'node:fs';

/** Linux keeps shared memory here, as files. */
const FOLDER = '/dev/shm';
const TMPFS = 0x01021994;
/** For a cluster of test databases and its log, with room to spare. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A folder whose files are in memory and never reach a disk.
 *
 * @returns {string | undefined} undefined where the system has none, or too small a one, as in many containers
 */
export function memoryDisk(folder = FOLDER) {
  try {
    accessSync(folder, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize >= NEEDED_BYTES ? folder : undefined;
  } catch {
    return undefined;
  }
}
