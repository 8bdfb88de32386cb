import type { Db } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../startup-error.ts';
import { chainLiftover } from './chain-liftover.ts';
import { embeddedGuideFinder } from './embedded-guide-finder.ts';
import { embeddedLiftover } from './embedded-liftover.ts';
import { embeddedOrthologs } from './embedded-orthologs.ts';
import type { GuideFinder } from './guide-finder.ts';
import type { Liftover } from './liftover.ts';
import type { OrthologFinder } from './ortholog-finder.ts';
import type { Patience } from './outside-service.ts';
import { serviceGuideFinder } from './service-guide-finder.ts';
import { serviceLiftover } from './service-liftover.ts';
import { serviceOrthologs } from './service-orthologs.ts';

/**
 * What the tracker asks others: knowledge about genomes that it does not keep itself. Each is a port with an
 * embedded default made of the shipped reference data, and a real service that a setting names.
 *
 * A service that does not answer is told by an OutsideServiceError, whose message is for the person.
 */
export interface Outside {
  guideFinder: GuideFinder;
  liftover: Liftover;
  orthologs: OrthologFinder;
}

/** The settings that choose services. */
export type OutsideSettings = Pick<
  Settings,
  'guideFinderUrl' | 'liftoverUrl' | 'liftoverChainFile' | 'orthologUrl' | 'outsideTimeoutSeconds'
>;

/**
 * The ports, each with the service that the settings name or with its default.
 *
 * @throws StartupError if the settings contradict each other or name a file that cannot be used
 */
export async function openOutside(settings: OutsideSettings, db: Db): Promise<Outside> {
  const patience = { timeoutMs: settings.outsideTimeoutSeconds * 1000 };
  const { guideFinderUrl, orthologUrl } = settings;
  return {
    guideFinder:
      guideFinderUrl === undefined ? embeddedGuideFinder(db) : serviceGuideFinder(guideFinderUrl, patience),
    liftover: await openLiftover(settings, patience, db),
    orthologs: orthologUrl === undefined ? embeddedOrthologs(db) : serviceOrthologs(orthologUrl, patience),
  };
}

async function openLiftover(settings: OutsideSettings, patience: Patience, db: Db): Promise<Liftover> {
  const { liftoverUrl, liftoverChainFile } = settings;
  if (liftoverUrl !== undefined && liftoverChainFile !== undefined)
    throw new StartupError(
      'LIFTOVER_URL and LIFTOVER_CHAIN_FILE are both set: one of them converts positions.',
    );
  if (liftoverUrl !== undefined) return serviceLiftover(liftoverUrl, patience);
  return liftoverChainFile === undefined ? embeddedLiftover(db) : chainLiftover(liftoverChainFile);
}
