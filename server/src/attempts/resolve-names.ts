/** Names of look-up entries in attempts, as ids. A blank name is no name; an unknown one is refused with its field. */
import type { Lists } from '../catalogues/catalogues.ts';
import { noteOf } from '../http/request-values.ts';
import { refusedField } from '../http/refused-field.ts';
import type { FieldOfAttempt } from './field-of-attempt.ts';

type Name = string | null | undefined;

/** @throws ApiError 400 when the name is not known */
export function strainIdOf(name: Name, lists: Lists, field: FieldOfAttempt): number | null {
  const text = noteOf(name);
  if (text === null) return null;
  const id = lists.strain.idOf(text);
  if (id === null) throw refusedField(field, text, `Strain '${text}' does not exist.`);
  return id;
}

/** @throws ApiError 400 when the name is not known */
export function workUnitIdOf(name: Name, lists: Lists, field: FieldOfAttempt): number | null {
  const text = noteOf(name);
  if (text === null) return null;
  const id = lists.work_unit.idOf(text);
  if (id === null) throw refusedField(field, text, `Work unit name '${text}' does not exist.`);
  return id;
}

/** The letter case counts. @throws ApiError 400 when the name is not known */
export function preparationTypeIdOf(name: Name, lists: Lists, field: FieldOfAttempt): number | null {
  const text = noteOf(name);
  if (text === null) return null;
  const entry = lists.preparation_type.findExact(text);
  if (entry === undefined)
    throw refusedField(
      field,
      text,
      `Preparation Type [${text}] does not exist. Please correct the name or create first the preparation type.`,
    );
  return entry.id;
}

/** @throws ApiError 400 when the name is missing or not known */
export function reagentIdOf(name: Name, lists: Lists, field: FieldOfAttempt): number {
  const id = lists.reagent.idOf(name);
  if (id === null)
    throw refusedField(field, name ?? null, `Reagent name '${name ?? 'null'}' does not exist.`);
  return id;
}
