import type { Db } from '../db/database.ts';
import { embeddedGuideFinder } from './embedded-guide-finder.ts';
import { embeddedLiftover } from './embedded-liftover.ts';
import { embeddedOrthologs } from './embedded-orthologs.ts';
import type { GuideFinder } from './guide-finder.ts';
import type { Liftover } from './liftover.ts';
import type { OrthologFinder } from './ortholog-finder.ts';

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

/** The ports, each with its default. */
export function openOutside(db: Db): Outside {
  return {
    guideFinder: embeddedGuideFinder(db),
    liftover: embeddedLiftover(db),
    orthologs: embeddedOrthologs(db),
  };
}
