import type { Person } from 'shared/contract';

/** A role in a work unit or a consortium, which is called its place here, as the rows of a form contain it. */
export interface RoleRow {
  /** Of the stored association; null for a new one. */
  id: number | null;
  place: string;
  roleName: string;
}

export const EMPTY_ROLE: Readonly<RoleRow> = { id: null, place: '', roleName: '' };

/** The two kinds of places, and what the screens call them (ui-screens 22.2). */
export const PLACE_KINDS = {
  workUnits: {
    title: 'Work unit association(s)',
    table: 'Roles in work units',
    place: 'Work Unit',
    rowLabel: 'Work unit association',
    incomplete: 'Set a Work Unit and a role for all the associations.',
  },
  consortia: {
    title: 'Consortium association(s)',
    table: 'Roles in consortia',
    place: 'Consortium',
    rowLabel: 'Consortium association',
    incomplete: 'Set a Consortium and a role for all the associations.',
  },
} as const;

export type PlaceKind = keyof typeof PLACE_KINDS;

/** The role that managers give to the people whom they register (ui-screens 22.2). */
const GENERAL = 'general';

/** The roles of a person as rows. */
export function roleRowsOf({ rolesWorkUnits, rolesConsortia }: Person): Record<PlaceKind, RoleRow[]> {
  return {
    workUnits: rolesWorkUnits.map(({ id, workUnitName, roleName }) => ({
      id,
      place: workUnitName,
      roleName,
    })),
    consortia: rolesConsortia.map(({ id, consortiumName, roleName }) => ({
      id,
      place: consortiumName,
      roleName,
    })),
  };
}

/** Roles `general` in these places. */
export function generalRoles(places: readonly string[]): RoleRow[] {
  return places.map((place) => ({ id: null, place, roleName: GENERAL }));
}

/** The rows as a request names them; rows without anything in them are dropped (api-1 section 4.3). */
export function rolesToSend({ workUnits, consortia }: Record<PlaceKind, readonly RoleRow[]>) {
  return {
    rolesWorkUnits: workUnits
      .filter(isFilled)
      .map(({ id, place, roleName }) => ({ id, workUnitName: place, roleName })),
    rolesConsortia: consortia
      .filter(isFilled)
      .map(({ id, place, roleName }) => ({ id, consortiumName: place, roleName })),
  };
}

function isFilled({ place, roleName }: RoleRow): boolean {
  return place !== '' || roleName !== '';
}

/** What is wrong with the text of a cell beside its neighbour: a place without a role, or a role without a place (PP-21). */
export function incompleteProblem(kind: PlaceKind, text: string, neighbour: string): string | undefined {
  return text === '' && neighbour !== '' ? PLACE_KINDS[kind].incomplete : undefined;
}

/** Whether a row is there twice: the server would keep it once, without a word. */
export function repetitionProblem(row: RoleRow, rows: readonly RoleRow[]): string | undefined {
  const isRepeated =
    rows.filter(({ place, roleName }) => place === row.place && roleName === row.roleName).length > 1;
  return isRepeated && isFilled(row) ? 'This role is in the list twice.' : undefined;
}

/** `JAX – general`. */
export function roleText({ place, roleName }: Pick<RoleRow, 'place' | 'roleName'>): string {
  return `${place} – ${roleName}`;
}
