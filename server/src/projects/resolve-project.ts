import type { ProjectCreation } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { UserError } from '../http/errors.ts';
import { booleanOf, dateTimeOf, noteOf, textOf } from '../http/request-values.ts';
import { requireMatchingTypes } from '../plans/plan-rules.ts';
import { resolvePlanDetails, type PlanDetails } from '../plans/resolve-details.ts';
import { esCellFigures, privacyIdOf, type EsCellFigures } from './project-values.ts';
import { resolveIntentions, type ResolvedIntention } from './resolve-intentions.ts';

/** A project to be made, names resolved. */
export interface NewProject {
  privacyId: number;
  recovery: boolean | null;
  esCellQcOnly: boolean | null;
  comment: string | null;
  /** Local date-time. */
  reactivationDate: string | null;
  esCells: EsCellFigures | null;
  intentions: ResolvedIntention[];
  consortiumIds: number[];
  plan: PlanDetails;
}

/**
 * Checks what a new project is to be like, in the order of api-1 §11.3: the first mistake is told.
 *
 * @throws UserError, NotFoundError, ValidationError
 */
export async function resolveProject(db: Db, body: ProjectCreation, lists: Lists): Promise<NewProject> {
  const { esCellDetails } = body;
  const values = {
    privacyId: privacyIdOf(body.privacyName, lists),
    esCells:
      esCellDetails === null || esCellDetails === undefined ? null : esCellFigures(esCellDetails, lists),
    recovery: booleanOf(body.recovery),
    esCellQcOnly: booleanOf(body.esCellQcOnly),
    comment: textOf(body.comment),
    reactivationDate: dateTimeOf(body.reactivationDate, 'reactivationDate'),
  };
  const intentions = await resolveIntentions(db, body.projectIntentions, lists);
  const consortiumIds = resolveConsortia(body.consortia, lists);
  const plan = resolvePlanDetails(body.planDetails ?? {}, lists);
  requireMatchingTypes(plan);
  return { ...values, intentions, consortiumIds, plan };
}

/** A project may belong to no consortium, but the request must say so. */
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
