import type { ProjectIntentionInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { categorizationId } from '../catalogues/categorization-id.ts';
import type { Db } from '../db/database.ts';
import { resolveGenes, type GeneReference } from '../genes/resolve-genes.ts';
import { UserError } from '../http/errors.ts';
import { noteOf } from '../http/request-values.ts';
import { resolveSequences, type IntendedSequence } from './resolve-sequence.ts';

/** What a new project intends, names resolved. */
export interface ResolvedIntention {
  mutationTypeId: number;
  /** The mutation type is `Deletion`, about which projects compete. */
  isDeletion: boolean;
  categorizationIds: number[];
  geneId: number;
  sequences: IntendedSequence[];
}

/**
 * The intentions of a new project, one by one: the first mistake is told (api-1 §11.3 and §16.1).
 *
 * @throws UserError, NotFoundError for an unknown gene, ValidationError
 */
export async function resolveIntentions(
  db: Db,
  inputs: readonly ProjectIntentionInput[] | null | undefined,
  lists: Lists,
): Promise<ResolvedIntention[]> {
  if (inputs === null || inputs === undefined || inputs.length === 0)
    throw new UserError('Select at least one project intention.');
  const resolved: ResolvedIntention[] = [];
  for (const input of inputs) resolved.push(await resolveIntention(db, input, lists));
  return resolved;
}

async function resolveIntention(
  db: Db,
  input: ProjectIntentionInput,
  lists: Lists,
): Promise<ResolvedIntention> {
  const name = input.molecularMutationTypeName;
  const mutationType = lists.molecular_mutation_type.find(name);
  if (mutationType === undefined)
    throw new UserError(`Molecular mutation type name '${name ?? null}' does not exist.`);
  const categorizationIds = (input.mutationCategorizations ?? []).map((one) => categorizationId(one, lists));
  return {
    mutationTypeId: mutationType.id,
    isDeletion: mutationType.name === 'Deletion',
    categorizationIds: [...new Set(categorizationIds)],
    geneId: await geneIdOf(db, input.intentionByGene?.gene),
    sequences: resolveSequences(input.intentionsBySequences, lists),
  };
}

async function geneIdOf(db: Db, reference: GeneReference | null | undefined): Promise<number> {
  if (reference === null || reference === undefined) throw missingGene();
  if (noteOf(reference.accessionId) === null && noteOf(reference.symbol) === null) throw missingGene();
  const [gene] = await resolveGenes(db, [reference]);
  if (gene === undefined) throw missingGene();
  return gene.id;
}

function missingGene(): UserError {
  return new UserError('Gene symbol cannot be null.');
}
