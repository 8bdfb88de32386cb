import type { Kind } from './style-prop-tables.ts';
import { STYLE_PROP_NAMES } from './theme.styles.ts';

/** The kind of token that a style prop takes; undefined for every other prop. */
export const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  STYLE_PROP_NAMES.flatMap(({ kind, names }) => names.map((name) => [name, kind] as const)),
);
