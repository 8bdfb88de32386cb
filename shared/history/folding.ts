import { useCallback, useState } from 'react';
import type { ShownRecord } from './shown-lines.ts';

/** A change with more lines than this starts folded, so that one large save does not hide the others. */
export const FOLDED_FROM_LINES = 20;

/** What the reader decided; changes that are not in `others` are as `all` says. */
interface Folded {
  all: 'large' | 'every' | 'none';
  others: ReadonlySet<number>;
}

/** With one line there is nothing to fold. */
export function canFold({ details }: ShownRecord): boolean {
  return details.length > 1;
}

/** Which changes show one line only (PP-38): what the reader folded by hand overrides what applies to all. */
export function useFolding() {
  const [{ all, others }, setFolded] = useState<Folded>({ all: 'large', others: new Set() });

  const toggle = useCallback(
    ({ id }: ShownRecord) => setFolded((folded) => ({ ...folded, others: withToggled(folded.others, id) })),
    [],
  );
  const isFoldedAtFirst = ({ details }: ShownRecord) =>
    all === 'every' || (all === 'large' && details.length > FOLDED_FROM_LINES);

  return {
    isFolded: (record: ShownRecord) => canFold(record) && isFoldedAtFirst(record) !== others.has(record.id),
    /** The same function between renders, so that unchanged rows are not built again. */
    toggle,
    foldAll: () => setFolded({ all: 'every', others: new Set() }),
    unfoldAll: () => setFolded({ all: 'none', others: new Set() }),
  };
}

/** Which changes show one line only. */
export type Folding = ReturnType<typeof useFolding>;

function withToggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const toggled = new Set(ids);
  if (!toggled.delete(id)) toggled.add(id);
  return toggled;
}
