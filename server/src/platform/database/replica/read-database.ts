import type { Db } from '../database.ts';
import type { ReplicaStanding } from './replica-watch.ts';

export type ReadSource = 'primary' | 'replica';

/** Where long reads come from, so that they do not load the database that is written to. */
export interface ReadDatabase {
  /**
   * The database for one reader, for reads alone.
   *
   * @param reader.mayLag whether it may be as old as the bound; otherwise it has everything that was acknowledged until now
   */
  for(reader: { mayLag: boolean }): Promise<Db>;
  /** How the replica does; undefined where there is none. */
  standing(): ReplicaStanding | undefined;
  /** How many statements have run where, since the start. */
  counts(): Readonly<Record<ReadSource, number>>;
}

/** Without a replica beside it everything is read from the one database. */
export function readingFrom(db: Db, standing: ReadDatabase['standing'] = () => undefined): ReadDatabase {
  return { for: async () => db, standing, counts: () => ({ primary: 0, replica: 0 }) };
}
