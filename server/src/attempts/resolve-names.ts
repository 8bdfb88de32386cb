/** Names of look-up entries in attempts, as ids. A blank name is no name. */
import type { Lists } from '../catalogues/catalogues.ts';
import type { NamedEntry, NamedList } from '../catalogues/named-list.ts';
import { UserError } from '../http/errors.ts';
import { noteOf } from '../http/request-values.ts';

type Name = string | null | undefined;

/** @throws UserError when the name is not known */
export function strainIdOf(name: Name, lists: Lists): number | null {
  return idOrRefusal(lists.strain, noteOf(name), (unknown) => `Strain '${unknown}' does not exist.`);
}

/** @throws UserError when the name is not known */
export function workUnitIdOf(name: Name, lists: Lists): number | null {
  return idOrRefusal(
    lists.work_unit,
    noteOf(name),
    (unknown) => `Work unit name '${unknown}' does not exist.`,
  );
}

/** The letter case counts. @throws UserError when the name is not known */
export function preparationTypeIdOf(name: Name, lists: Lists): number | null {
  const text = noteOf(name);
  if (text === null) return null;
  const entry = lists.preparation_type.findExact(text);
  if (entry === undefined)
    throw new UserError(
      `Preparation Type [${text}] does not exist. Please correct the name or create first the preparation type.`,
    );
  return entry.id;
}

/** @throws UserError when the name is missing or not known */
export function reagentIdOf(name: Name, lists: Lists): number {
  const id = lists.reagent.idOf(name);
  if (id === null) throw new UserError(`Reagent name '${name ?? 'null'}' does not exist.`);
  return id;
}

function idOrRefusal(
  list: NamedList<NamedEntry>,
  name: string | null,
  refusal: (name: string) => string,
): number | null {
  if (name === null) return null;
  const id = list.idOf(name);
  if (id === null) throw new UserError(refusal(name));
  return id;
}
