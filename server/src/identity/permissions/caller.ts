import { ForbiddenError } from '../../platform/http/errors/errors.ts';

/** A role of a person, by its name: `manager`, `general` (or `admin`, which one old rule mentions). */
export interface UnitRole {
  /** Of the association, not of the work unit. */
  id: number;
  workUnitId: number;
  workUnitName: string;
  roleName: string;
}

export interface ConsortiumRole {
  id: number;
  consortiumId: number;
  consortiumName: string;
  roleName: string;
}

export interface Named {
  id: number;
  name: string;
}

/** What the policy needs to know about a person (api-1 section 5.1). */
export interface Subject {
  /** E-mail of the person; null for an anonymous visitor. */
  email: string | null;
  personId: number | null;
  isAdmin: boolean;
  unitRoles: readonly UnitRole[];
  consortiumRoles: readonly ConsortiumRole[];
  /** Consortia of an own role, or of a work unit that is a member of the consortium. */
  consortia: readonly Named[];
  /** The two service accounts that other systems of the consortium sign in with. */
  isDccUser: boolean;
  isCdaUser: boolean;
}

/** A visitor without a token. */
export const ANONYMOUS: Subject = {
  email: null,
  personId: null,
  isAdmin: false,
  unitRoles: [],
  consortiumRoles: [],
  consortia: [],
  isDccUser: false,
  isCdaUser: false,
};

/** A person who is signed in. */
export type SignedIn = Subject & { email: string; personId: number };

/** Whether the caller is a person, and no visitor. */
export function isSignedIn(subject: Subject): subject is SignedIn {
  return subject.email !== null && subject.personId !== null;
}

/**
 * The caller as a person, for what only people can do.
 *
 * @throws ForbiddenError for an anonymous visitor
 */
export function signedIn(subject: Subject): SignedIn {
  if (isSignedIn(subject)) return subject;
  throw new ForbiddenError('You do not have permission to do this. Please sign in.');
}

/** What decides which records somebody may read: two people with the same may read the same. */
export function readingRights(subject: Subject): string {
  const { isAdmin, isDccUser, unitRoles, consortia } = subject;
  const units = new Set(unitRoles.map(({ workUnitId }) => workUnitId));
  const bodies = [[...units], consortia.map(({ id }) => id)].map((ids) => ids.toSorted((a, b) => a - b));
  return JSON.stringify([isSignedIn(subject), isAdmin, isDccUser, bodies]);
}

/** Role names are compared without regard to case. */
export function holdsRole(subject: Subject, roleName: string): boolean {
  return [...subject.unitRoles, ...subject.consortiumRoles].some((role) => isRole(role, roleName));
}

/** Whether the caller has any role in one of these work units. */
export function isMemberOfUnit(subject: Subject, workUnitNames: readonly string[]): boolean {
  return subject.unitRoles.some(({ workUnitName }) => workUnitNames.includes(workUnitName));
}

/** Whether the caller has any role in one of these consortia. */
export function isMemberOfConsortium(subject: Subject, consortiumNames: readonly string[]): boolean {
  return subject.consortia.some(({ name }) => consortiumNames.includes(name));
}

/** Names of the work units in which the caller is manager. */
export function managedWorkUnits(subject: Subject): string[] {
  return subject.unitRoles.filter((role) => isRole(role, 'manager')).map((role) => role.workUnitName);
}

/** Names of the consortia in which the caller is manager. */
export function managedConsortia(subject: Subject): string[] {
  return subject.consortiumRoles.filter((role) => isRole(role, 'manager')).map((role) => role.consortiumName);
}

function isRole(role: { roleName: string }, roleName: string): boolean {
  return role.roleName.toLowerCase() === roleName;
}
