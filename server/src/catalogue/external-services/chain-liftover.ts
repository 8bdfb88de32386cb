import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { ChainFileError, parseChainFile, type ChainFile } from './chain-file.ts';
import { mapLiftover } from './embedded-liftover.ts';
import type { Liftover } from './liftover.ts';

/** Bases of chromosome 1, which distinguishes the builds. */
const GRCM38_CHR1 = 195_471_971;
const GRCM39_CHR1 = 195_154_279;

/**
 * Converts by a UCSC chain file from GRCm38 to GRCm39 (`mm10ToMm39.over.chain`), gzipped or not.
 *
 * @throws StartupError if the file cannot be read, is broken, or is of other builds
 */
export async function chainLiftover(path: string): Promise<Liftover> {
  const { map } = await readChainFile(path);
  return mapLiftover(async () => map);
}

async function readChainFile(path: string): Promise<ChainFile> {
  try {
    const content = await readFile(path);
    const isGzipped = content[0] === 0x1f && content[1] === 0x8b;
    const file = parseChainFile((isGzipped ? gunzipSync(content) : content).toString('utf8'));
    requireBuilds(file);
    return file;
  } catch (error) {
    throw new StartupError(`LIFTOVER_CHAIN_FILE ${path} cannot be used: ${reason(error)}`);
  }
}

function requireBuilds({ fromSizes, toSizes }: ChainFile): void {
  if (fromSizes.get('1') === GRCM38_CHR1 && toSizes.get('1') === GRCM39_CHR1) return;
  throw new ChainFileError('it is not from GRCm38 to GRCm39, its chromosome 1 has another length.');
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
