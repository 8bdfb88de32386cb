import type { ProjectIntentionInput, LocationInput, SequenceInput } from 'shared/contract';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { categorizationId } from '../../../platform/look-up-lists/categorization-id.ts';
import type { Db } from '../../../platform/database/database.ts';
import { resolveGenes, type GeneReference } from '../../../catalogue/genes/resolve-genes.ts';
import { UserError, ValidationError } from '../../../platform/http/errors/errors.ts';
import { noteOf, integerOf, textOf } from '../../../platform/http/requests/request-values.ts';

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
 * The intentions of a new project, one by one: the first mistake is reported (api-1 §11.3 and §16.1).
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

/** A sequence that an intention names, ready to be stored. */
export interface IntendedSequence {
  index: number;
  sequence: string | null;
  typeId: number;
  categoryId: number | null;
  locations: IntendedLocation[];
}

/** A place of a sequence, ready to be stored: 1-based, inclusive. */
export interface IntendedLocation {
  index: number;
  chr: string | null;
  start: number | null;
  stop: number | null;
  strand: string | null;
  genomeBuild: string | null;
  speciesId: number;
  strainId: number | null;
}

/**
 * The sequences of an intention (api-1 §11.3). Those without an index are numbered as they come.
 *
 * @throws UserError, ValidationError
 */
export function resolveSequences(
  inputs: ProjectIntentionInput['intentionsBySequences'],
  lists: Lists,
): IntendedSequence[] {
  return (inputs ?? []).map(({ index, sequence }, position) => ({
    index: integerOf(index) ?? position + 1,
    ...resolveSequence(sequence ?? {}, lists),
  }));
}

function resolveSequence(input: SequenceInput, lists: Lists): Omit<IntendedSequence, 'index'> {
  const typeId = lists.sequence_type.idOf(input.typeName);
  if (typeId === null) throw new UserError(`Sequence type '${input.typeName ?? null}' does not exist.`);
  return {
    sequence: textOf(input.sequence),
    typeId,
    // A category that is not known becomes none, as existing clients expect.
    categoryId: lists.sequence_category.idOf(input.categoryName),
    locations: (input.sequenceLocations ?? []).map(({ locationIndex, location }, position) => ({
      index: integerOf(locationIndex) ?? position + 1,
      ...resolveLocation(location ?? {}, lists),
    })),
  };
}

function resolveLocation(input: LocationInput, lists: Lists): Omit<IntendedLocation, 'index'> {
  const speciesId = lists.species.idOf(input.speciesName);
  if (speciesId === null) throw new UserError(`Species '${input.speciesName ?? null}' does not exist.`);
  const strainName = noteOf(input.strainName);
  const strainId = lists.strain.idOf(strainName);
  if (strainName !== null && strainId === null) throw new UserError(`Strain '${strainName}' does not exist.`);
  return {
    chr: textOf(input.chr),
    start: integerOf(input.start),
    stop: integerOf(input.stop),
    strand: strandOf(input.strand),
    genomeBuild: textOf(input.genomeBuild),
    speciesId,
    strainId,
  };
}

const STRANDS = ['+', '-', '?'];

function strandOf(value: string | null | undefined): string | null {
  const strand = noteOf(value);
  if (strand === null || STRANDS.includes(strand)) return strand;
  const message = "The values allowed for the strand are: '+', '-', or if the value es unknown enter '?'.";
  throw new ValidationError([{ object: 'Location', field: 'strand', rejectedValue: strand, message }]);
}
