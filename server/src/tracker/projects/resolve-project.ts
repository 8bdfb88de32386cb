import type { EsCellDetailsInput, ProjectCreation } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { noteOf } from '../../platform/http/requests/request-values.ts';
import { requireMatchingTypes } from '../plans/plan-rules.ts';
import { resolvePlanDetails, type PlanDetails } from '../plans/resolve-details.ts';
import type { SentOf } from '../../platform/records/field.ts';
import { valuesOf, withoutFields } from '../../platform/records/resolve.ts';
import { ES_CELL_QC_FIELDS, NEW_PROJECT_FIELDS } from './project-fields.ts';
import type { EsCellQc } from './stored-project.ts';
import { resolveIntentions, type ResolvedIntention } from './intentions/resolve-intentions.ts';

/** A project to be made, names resolved. */
export interface NewProject extends SentOf<typeof NEW_PROJECT_FIELDS> {
  esCellQc: EsCellQc | null;
  intentions: ResolvedIntention[];
  consortiumIds: number[];
  plan: PlanDetails;
}

/**
 * Checks a new project, in the order of api-1 §11.3: the first mistake is reported.
 *
 * @throws UserError, NotFoundError, ValidationError
 */
export async function resolveProject(db: Db, body: ProjectCreation, lists: Lists): Promise<NewProject> {
  const values = {
    ...valuesOf(NEW_PROJECT_FIELDS, body, withoutFields(lists)),
    esCellQc: resolveEsCellQc(body.esCellDetails, lists),
  };
  const intentions = await resolveIntentions(db, body.projectIntentions, lists);
  const consortiumIds = resolveConsortia(body.consortia, lists);
  const plan = resolvePlanDetails(body.planDetails ?? {}, lists);
  requireMatchingTypes(plan);
  return { ...values, intentions, consortiumIds, plan };
}

/** Null where the request has none. */
export function resolveEsCellQc(input: EsCellDetailsInput | null | undefined, lists: Lists): EsCellQc | null {
  return input ? valuesOf(ES_CELL_QC_FIELDS, input, withoutFields(lists)) : null;
}

/** A project may belong to no consortium, but the request must contain the empty list. */
function resolveConsortia(consortia: ProjectCreation['consortia'], lists: Lists): number[] {
  if (consortia === null || consortia === undefined) throw missingConsortium();
  const ids = consortia.map(({ consortiumName }) => {
    const name = noteOf(consortiumName);
    if (name === null) throw missingConsortium();
    const id = lists.consortium.idOf(name);
    if (id === null) throw new UserError(`Consortium '${name}' does not exist.`);
    return id;
  });
  return [...new Set(ids)];
}

function missingConsortium(): UserError {
  return new UserError('Consortium cannot be null. Select at least one.');
}
