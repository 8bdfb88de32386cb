import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, NotFoundError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { findProjectFacts } from '../../identity/permissions/facts-repository.ts';
import { isAllowed, type ProjectFacts } from '../../identity/permissions/policy.ts';

/** Longer ones are no identifiers. */
const IDENTIFIER = /^TPN:\d{1,19}$/;

/** A project that the caller may read, without its data. */
export interface ReadableProject {
  /** Row id. */
  id: number;
  tpn: string;
  facts: ProjectFacts;
}

/**
 * The project of this identifier, for what belongs to it and for changing it (api-1 §11.2).
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function requireReadableProject(db: Db, tpn: string, caller: Subject): Promise<ReadableProject> {
  const facts = IDENTIFIER.test(tpn) ? await findProjectFacts(db, tpn) : undefined;
  if (facts === undefined) throw new NotFoundError(`Project ${tpn} does not exist.`);
  if (!isAllowed(caller, 'READ_PROJECT', facts))
    throw new ForbiddenError(`You do not have permission to read the project ${tpn}.`);
  return { id: facts.projectId, tpn, facts };
}
