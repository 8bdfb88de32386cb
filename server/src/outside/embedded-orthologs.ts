import type { Db } from '../db/database.ts';
import type { StoredOrtholog } from '../genes/ortholog-rules.ts';
import { findOrthologs } from '../genes/repository.ts';
import type { OrthologFinder } from './ortholog-finder.ts';

/** Orthologs of the reference data. */
export function embeddedOrthologs(db: Db): OrthologFinder {
  return {
    findOrthologs: async (accessionIds) => {
      const byGene = new Map<string, StoredOrtholog[]>();
      for (const { accId, ...ortholog } of await findOrthologs(db, accessionIds))
        byGene.set(accId, [...(byGene.get(accId) ?? []), ortholog]);
      return byGene;
    },
  };
}
