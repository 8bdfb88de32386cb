import type { LocationInput, ProjectIntentionInput, SequenceInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { UserError, ValidationError } from '../http/errors.ts';
import { integerOf, noteOf, textOf } from '../http/request-values.ts';

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
