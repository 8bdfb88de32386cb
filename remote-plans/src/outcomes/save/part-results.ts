import type { ApiError } from 'shared/api';
import type { ChangeResponse, Mutation, Outcome } from 'shared/contract';

/** A part of an outcome that is saved by its own call: a mutation by its key in the form, or the outcome itself. */
export type Part = { kind: 'outcome' } | { kind: 'mutation'; key: string };

interface Named {
  part: Part;
  /** As people know the part: `Mutation MIN:000000000555`. */
  title: string;
  /** The `min` that a new mutation has got; its current content need not be stored yet. */
  storedAs?: string;
}

export interface SavedPart extends Named {
  state: 'saved';
  /** Missing when the server had stored everything before. */
  response?: ChangeResponse;
}

export interface FailedPart extends Named {
  state: 'failed';
  error: unknown;
  /** The server may have stored it all the same. */
  isUnclear: boolean;
}

/** Somebody else has changed the part meanwhile. */
export type ConflictingPart = Named & { state: 'conflict'; refusal: ApiError } & (
    | { part: { kind: 'outcome' }; theirs: Outcome }
    | { part: { kind: 'mutation'; key: string }; theirs: Mutation }
  );

/** How saving one part ended. Parts that are as they were stored are not saved, and have no result. */
export type PartResult = SavedPart | FailedPart | ConflictingPart;

/** One key for each part. */
export function partKey(part: Part): string {
  return part.kind === 'outcome' ? 'outcome' : part.key;
}

/** The keys of the parts whose edits are not stored yet. */
export function unsavedKeys(results: readonly PartResult[]): ReadonlySet<string> {
  return new Set(results.filter(({ state }) => state !== 'saved').map(({ part }) => partKey(part)));
}
