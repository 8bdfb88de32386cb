import { ATTEMPT_INPUTS, ProjectCreation } from 'shared/contract';
import Type, { type Static } from 'typebox';
import { requestOf } from './checked-request.ts';
import { placed, withLists, type PlacedValue } from './row-request.ts';

/** What a row for a new project contains, in the members of the requests that create a project and its attempt. */
const ImportedProject = Type.Object({ ...ProjectCreation.properties, ...ATTEMPT_INPUTS });
export type ImportedProject = Static<typeof ImportedProject>;

const checked = requestOf(ImportedProject);

/**
 * The request that a row makes. A first plan is one of production.
 *
 * @throws ApiError 400 for a value that the contract does not allow
 */
export function projectRequest(values: readonly PlacedValue[]): ImportedProject {
  return checked(withLists(placed(values, { planDetails: { typeName: 'production' } })));
}

/** The same request for the gene that the row means. */
export function withGene(
  request: ImportedProject,
  { accessionId }: { accessionId: string },
): ImportedProject {
  const intentions = request.projectIntentions ?? [];
  return {
    ...request,
    projectIntentions: intentions.map((intention) => ({
      ...intention,
      intentionByGene: { gene: { accessionId } },
    })),
  };
}
