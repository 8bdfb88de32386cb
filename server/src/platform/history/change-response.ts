import type { ChangeResponse, HistoryRecord, NoChange } from 'shared/contract';

/**
 * The response of a create or an update (api-2 §1.4).
 *
 * @param self absolute address of the entity; its last segment tells clients the identifier of a new one
 */
export function changeResponse(history: readonly (HistoryRecord | NoChange)[], self: string): ChangeResponse {
  return { history: [...history], _links: { self: { href: self } } };
}

/**
 * Takes the place of the record when nothing changed. By its number older clients distinguish projects and plans from
 * the entities below them.
 */
export function unchanged(kind: 'project' | 'plan' | 'other'): NoChange {
  return { id: kind === 'other' ? 1 : 0, user: null, date: null, comment: null, details: null };
}
