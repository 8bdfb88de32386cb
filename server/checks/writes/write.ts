/** A request that changes something, and who may send it. */
import type { CallerName } from './callers.ts';

/** Who may, and who may not. */
export interface Rights {
  may: CallerName;
  mayNot: readonly CallerName[];
}

/** The request, right for somebody who may. */
export interface Sent {
  /** With its identifiers. */
  url: string;
  body?: object;
  /** In the place of a body: a file that is uploaded. */
  file?: string;
}

export interface Write extends Sent, Rights {
  /** As the API document has it: `PUT /api/plans/{pin}`. */
  operation: string;
  /** For whom it succeeds and does nothing, because what it names belongs to somebody else. */
  idleFor?: readonly CallerName[];
  /** Why nothing changes in the database even where it succeeds. */
  changesNothing?: string;
}

/** A write; its address is that of the operation unless another one is given. */
export function write(
  operation: string,
  rights: Rights,
  rest: Partial<Omit<Write, 'operation' | keyof Rights>> = {},
): Write {
  const [, url = ''] = operation.split(' ');
  return { operation, url, ...rights, ...rest };
}

/** Why nothing changes where a POST only asks. Visitors are refused as they are when they read: with 403 (api-1 section 1.1). */
export const QUESTION = 'It is a question, which is asked by POST because it is long, or a file.';

/** Those who may not do what everybody may who is signed in. */
export const NOT_SIGNED_IN = ['visitor', 'token for reading', 'token for releases'] as const;
/** Those who may not change the work of a unit, however much of it they may read. */
export const OTHERS = [...NOT_SIGNED_IN, 'stranger', 'reader'] as const;
/** The same of production, which is none of the DCC's. */
export const OTHERS_AND_DCC = [...OTHERS, 'DCC'] as const;
/** Those who may not do what managers of the unit may. */
export const NO_MANAGERS = [...OTHERS_AND_DCC, 'member'] as const;
/** Those who may not do what administrators may, and nobody else. */
export const NO_ADMINISTRATORS = [...NO_MANAGERS, 'manager'] as const;
