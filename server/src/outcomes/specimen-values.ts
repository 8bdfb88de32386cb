import type { SpecimenInput, SpecimenPropertyInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { UserError, ValidationError } from '../http/errors.ts';
import { integerOf, noteOf, textOf } from '../http/request-values.ts';
import { strainOf } from './background-strain.ts';

/** A property of a specimen as it is stored; `id` is what the request says, null for a new one. */
export interface PropertyValues {
  id: number | null;
  typeId: number;
  value: string | null;
}

/** A specimen as it is stored. */
export interface SpecimenValues {
  externalRef: string | null;
  typeId: number | null;
  strainId: number;
  /** Null when the request does not name them: they stay. */
  properties: PropertyValues[] | null;
}

/**
 * Resolves the names in a request (api-2 §14). An unknown type of specimen is none, without a word.
 *
 * @throws UserError for an unknown strain or type of property, ValidationError without a strain
 */
export function specimenValues(input: SpecimenInput, lists: Lists): SpecimenValues {
  return {
    externalRef: noteOf(input.specimenExternalRef),
    typeId: lists.specimen_type.idOf(input.specimenTypeName),
    strainId: requiredStrain(input.backgroundStrainName, lists),
    properties: input.specimenProperties?.map((property) => propertyValues(property, lists)) ?? null,
  };
}

function requiredStrain(name: SpecimenInput['backgroundStrainName'], lists: Lists): number {
  const strainId = strainOf(name, lists);
  if (strainId === null)
    throw new ValidationError([{ object: 'specimen', field: 'backgroundStrainName', message: 'is missing' }]);
  return strainId;
}

function propertyValues(input: SpecimenPropertyInput, lists: Lists): PropertyValues {
  const type = lists.property_type.find(input.propertyTypeName);
  if (type === undefined)
    throw new UserError(`Property type '${input.propertyTypeName ?? 'null'}' does not exist.`);
  return { id: integerOf(input.id), typeId: type.id, value: textOf(input.value) };
}
