import { pathPart } from 'shared/api';

/** An outcome, and the plan that yielded it. */
export interface OutcomePlace {
  pin: string;
  tpo: string;
}

/** Where the server keeps the outcomes of a plan. */
export function outcomesPath(pin: string): string {
  return `/api/plans/${pathPart(pin)}/outcomes`;
}

/** Where the server keeps an outcome. */
export function outcomePath({ pin, tpo }: OutcomePlace): string {
  return `${outcomesPath(pin)}/${pathPart(tpo)}`;
}

/** Where the server keeps the mutations of an outcome. */
export function mutationsPath(place: OutcomePlace): string {
  return `${outcomePath(place)}/mutations`;
}

/** Where the server keeps one of them. */
export function mutationPath(place: OutcomePlace, min: string): string {
  return `${mutationsPath(place)}/${pathPart(min)}`;
}

/** Addresses in the site (spec part 2 §2). */
export function projectAddress(tpn: string): string {
  return `/projects/${tpn}`;
}

export function planAddress(tpn: string, pin: string): string {
  return `${projectAddress(tpn)}/production-plan/${pin}`;
}

export function outcomeAddress(tpn: string, { pin, tpo }: OutcomePlace): string {
  return `${projectAddress(tpn)}/plans/${pin}/outcomes/${tpo}`;
}

export function outcomeCreationAddress(tpn: string, pin: string): string {
  return `${projectAddress(tpn)}/plans/${pin}/outcome-creation`;
}
