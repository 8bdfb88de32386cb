import { sql, type RawBuilder } from 'kysely';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import { isListedFor } from '../../tracker/projects/list/project-conditions.ts';

/** SQL condition on `project_index`: projects on the gene of which the caller sees everything. */
export function isOnGeneFor(geneId: RawBuilder<unknown> | number, caller: Subject): RawBuilder<boolean> {
  return sql`${isListedOnGeneFor(geneId, caller)} and ${isFullyVisibleTo(caller)}`;
}

/** SQL condition on `project_index`: projects on the gene that lists show to the caller, some in their restricted version. */
export function isListedOnGeneFor(
  geneId: RawBuilder<unknown> | number,
  caller: Subject,
): RawBuilder<boolean> {
  return sql`project_index.gene_ids && array[${geneId}::bigint] and ${isListedFor(caller)}`;
}
