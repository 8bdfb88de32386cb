import type { Db } from '../platform/database/database.ts';
import type { PlatformContext } from '../platform/http/app-context.ts';
import { isSignedIn } from './permissions/caller.ts';
import type { Reader } from './reader.ts';

/** A request that is answered with what is read at length. */
export interface ReadRequest extends Reader {
  mayLag: boolean;
}

/**
 * The database for a long read. Visitors may be shown what a replica has; a person who is signed in sees everything that was stored
 * before they asked, by whomever, so also what they have just written themselves.
 */
export function readDb({ reads }: Pick<PlatformContext, 'reads'>, request: ReadRequest): Promise<Db> {
  request.mayLag = !isSignedIn(request.caller);
  return reads.for({ mayLag: request.mayLag });
}
