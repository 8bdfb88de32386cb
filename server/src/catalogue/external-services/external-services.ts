import type { Db } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { chainLiftover } from './chain-liftover.ts';
import { embeddedGuideFinder } from './embedded-guide-finder.ts';
import { embeddedLiftover } from './embedded-liftover.ts';
import type { GuideFinder } from './guide-finder.ts';
import type { Liftover } from './liftover.ts';
import type { OrthologFinder } from './ortholog-finder.ts';
import type { Patience } from '../../platform/external-http/external-service.ts';
import { serviceGuideFinder } from './service-guide-finder.ts';
import { serviceLiftover } from './service-liftover.ts';
import { serviceOrthologs } from './service-orthologs.ts';
import type { StoredOrtholog } from '../genes/ortholog-rules.ts';
import { findOrthologs } from '../genes/repository.ts';

/**
 * Knowledge about genomes that the tracker does not store itself. Each port has an embedded default made of the
 * shipped reference data, and an external service that a setting names.
 *
 * A service that does not respond leads to an ExternalServiceError, whose message is shown to the person.
 */
export interface ExternalServices {
  guideFinder: GuideFinder;
  liftover: Liftover;
  orthologs: OrthologFinder;
}

/** The settings that choose services. */
export type ExternalServiceSettings = Pick<
  Settings,
  'guideFinderUrl' | 'liftoverUrl' | 'liftoverChainFile' | 'orthologUrl' | 'externalTimeoutSeconds'
>;

/**
 * The ports, each with the service that the settings name or with its default.
 *
 * @throws StartupError if the settings contradict each other or name a file that cannot be used
 */
export async function openExternalServices(
  settings: ExternalServiceSettings,
  db: Db,
): Promise<ExternalServices> {
  const patience = { timeoutMs: settings.externalTimeoutSeconds * 1000 };
  const { guideFinderUrl, orthologUrl } = settings;
  return {
    guideFinder:
      guideFinderUrl === undefined ? embeddedGuideFinder(db) : serviceGuideFinder(guideFinderUrl, patience),
    liftover: await openLiftover(settings, patience, db),
    orthologs: orthologUrl === undefined ? embeddedOrthologs(db) : serviceOrthologs(orthologUrl, patience),
  };
}

async function openLiftover(
  settings: ExternalServiceSettings,
  patience: Patience,
  db: Db,
): Promise<Liftover> {
  const { liftoverUrl, liftoverChainFile } = settings;
  if (liftoverUrl !== undefined && liftoverChainFile !== undefined)
    throw new StartupError(
      'LIFTOVER_URL and LIFTOVER_CHAIN_FILE are both set: one of them converts positions.',
    );
  if (liftoverUrl !== undefined) return serviceLiftover(liftoverUrl, patience);
  return liftoverChainFile === undefined ? embeddedLiftover(db) : chainLiftover(liftoverChainFile);
}

/** Orthologs of the reference data. */
function embeddedOrthologs(db: Db): OrthologFinder {
  return {
    findOrthologs: async (accessionIds) => {
      const byGene = new Map<string, StoredOrtholog[]>();
      for (const { accId, ...ortholog } of await findOrthologs(db, accessionIds))
        byGene.set(accId, [...(byGene.get(accId) ?? []), ortholog]);
      return byGene;
    },
  };
}
