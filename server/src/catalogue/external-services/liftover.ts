import { UserError } from '../../platform/http/errors/errors.ts';

/** A place on GRCm38; the first base is 1, both ends are inside. `chr` has no prefix: `5`, `X`. */
export interface Grcm38Position {
  chr: string;
  start: number;
  stop: number;
  /** `+`; anything else is the other strand. */
  strand: string;
}

/** The same place on GRCm39. */
export interface Grcm39Position {
  chr: string;
  start: number;
  stop: number;
  strand: '+' | '-';
  genomeBuild: 'GRCm39';
}

/** Converts positions from GRCm38 to GRCm39 (api-2 section 19.2). */
export interface Liftover {
  /**
   * Call it before a transaction begins, never inside one: a service may take seconds, and the embedded one reads
   * from the database.
   *
   * @throws UserError when the place is not on GRCm39, or there more than once
   * @throws ExternalServiceError
   */
  convert(position: Grcm38Position): Promise<Grcm39Position>;
}

/**
 * The one place that a position was mapped to.
 *
 * @throws UserError for no place, and for more than one
 */
export function onlyMapping<T>(mappings: readonly T[]): T {
  const [mapping] = mappings;
  if (mapping === undefined) throw new UserError('There are no mappings for this guide.');
  if (mappings.length > 1) throw new UserError('There are more than one mappings for this guide.');
  return mapping;
}
