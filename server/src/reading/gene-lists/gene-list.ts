import { sql } from 'kysely';
import type { GeneListDescription } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, PreconditionFailedError, UserError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';

/** Whose list it is. A consortium has at most one, which begins with its first record; its key is the consortium's. */
export interface GeneListOwner {
  consortiumId: number;
  consortiumName: string;
}

/** The lists that there are, by consortium (api-3 §1.3). */
export async function describeGeneLists(db: Db): Promise<GeneListDescription[]> {
  return (
    db
      .selectFrom('gene_list')
      .innerJoin('consortium', 'consortium.id', 'gene_list.consortium_id')
      .select(['consortium.name as consortiumName', 'gene_list.description'])
      // A list of version 0 has only the hidden records of an import.
      .where('gene_list.version', '>', 0)
      .orderBy('consortium.name')
      .execute()
  );
}

/**
 * The consortium of a list that the caller may change (its name in any case).
 *
 * @throws ForbiddenError for everybody but administrators and the consortium's managers
 * @throws UserError for an unknown consortium
 */
export async function changeableList(db: Db, caller: Subject, name: string): Promise<GeneListOwner> {
  const owner = await findOwner(db, name);
  if (!isAllowed(caller, 'CHANGE_GENE_LIST', { consortiumName: owner?.consortiumName ?? name }))
    throw new ForbiddenError(`You do not have permission to change the gene list of ${name}.`);
  if (owner === undefined) throw unknownConsortium(name);
  return owner;
}

/** Whether a caller reads only what everybody may see of the list; its hidden records are for the consortium's people. */
export function readsOnlyVisible(caller: Subject, consortiumName: string): boolean {
  return !isAllowed(caller, 'READ_HIDDEN_RECORDS', { consortiumName });
}

/** A consortium by its name in any case; undefined for an unknown one. */
export async function findOwner(db: Db, name: string): Promise<GeneListOwner | undefined> {
  const { rows } = await sql<GeneListOwner>`
    select id as "consortiumId", name as "consortiumName" from consortium where lower(name) = lower(${name})
    order by name = ${name} desc limit 1`.execute(db);
  return rows[0];
}

export function unknownConsortium(name: string): UserError {
  return new UserError(`Consortium '${name}' does not exist.`);
}

/**
 * Creates the list if it does not exist, and locks it until the transaction ends: two writers at once could add the
 * same genes. Its version counts the change.
 *
 * @param expectedVersion that the caller has read, or null; a missing list has version 0
 * @returns the version before
 * @throws PreconditionFailedError when the list has another version by now
 */
export async function beginChange(
  tx: Db,
  list: GeneListOwner,
  expectedVersion: number | null,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into gene_list (consortium_id) values (${list.consortiumId})
    on conflict (consortium_id) do update set version = gene_list.version + 1
    returning version`.execute(tx);
  const before = (rows[0]?.version ?? 1) - 1;
  refuseOtherVersion(list, expectedVersion, before);
  return before;
}

/** @throws PreconditionFailedError when the list has another version than the caller has read */
export function refuseOtherVersion(
  { consortiumName }: GeneListOwner,
  expectedVersion: number | null,
  version: number,
): void {
  if (expectedVersion !== null && expectedVersion !== version)
    throw new PreconditionFailedError(
      `The gene list of ${consortiumName} has been changed by somebody else since you read it.`,
    );
}

/** The version of a consortium's list; 0 before it exists. */
export async function versionOfList(db: Db, consortiumName: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from gene_list join consortium on consortium.id = gene_list.consortium_id
    where consortium.name = ${consortiumName}`.execute(db);
  return rows[0]?.version ?? 0;
}
