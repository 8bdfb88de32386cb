import { pathPart } from 'shared/api';
import type { Outcome, OutcomeCollection } from 'shared/contract';
import { outcomePath, planPath } from '../routing/api-paths.ts';

/** An outcome, and the plan that yielded it. */
export interface OutcomePlace {
  pin: string;
  tpo: string;
}

/** Where the server keeps the outcomes of a plan. */
export function outcomesPath(pin: string): string {
  return `${planPath(pin)}/outcomes`;
}

/** Where the server keeps the mutations of an outcome. */
export function mutationsPath(place: OutcomePlace): string {
  return `${outcomePath(place)}/mutations`;
}

/** Where the server keeps one of them. */
export function mutationPath(place: OutcomePlace, min: string): string {
  return `${mutationsPath(place)}/${pathPart(min)}`;
}

/** Whether a plan may have another outcome now (api-2 §3.6). */
export function canCreateOutcomePath(pin: string): string {
  return `/api/plans/can-create-outcome/${pathPart(pin)}`;
}

/** The mutations of all outcomes of a plan at once; our server only. */
export function planMutationsPath(pin: string): string {
  return `/api/v2/plans/${pathPart(pin)}/mutations`;
}

/** The outcomes of a plan; a response without outcomes contains no list at all (api-2 §12.1). */
export function outcomesOf({ _embedded }: OutcomeCollection): readonly Outcome[] {
  return _embedded?.outcomes ?? [];
}
