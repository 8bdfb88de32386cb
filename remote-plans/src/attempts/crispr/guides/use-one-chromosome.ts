import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, type Rows } from 'shared/ui-forms';
import { commonChromosome } from './guide-rules.ts';
import type { GuideRow } from './guide-values.ts';

/**
 * One guide says on which chromosome all of them must lie. Once that changes, or guides come and go (by a paste, or from a search), the
 * chromosomes of the others are checked too: a cell by itself is only when it is left.
 *
 * @returns to be called when a cell of the guides was left
 */
export function useOneChromosome(rows: Rows<GuideRow>): () => void {
  const { trigger } = useFormContext();
  const { name, keys, current } = rows;
  const last = useRef({ keys, chr: commonChromosome(current()) });

  const check = useCallback(() => {
    const guides = current();
    const chr = commonChromosome(guides);
    if (last.current.keys === keys && last.current.chr === chr) return;
    last.current = { keys, chr };
    // What is still empty may be about to be filled in.
    const filled = guides.flatMap((guide, index) => (guide.chr.trim() === '' ? [] : `${name}.${index}.chr`));
    void trigger(filled);
  }, [trigger, name, keys, current]);

  useEffect(check, [check]);
  return check;
}
