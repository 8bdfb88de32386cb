import { useEffect, useMemo, useRef, useState } from 'react';
import type { Rows } from 'shared/ui-forms';
import type { GuideRow } from '../guide-values.ts';
import { placesInPlan } from './found-in-plan.ts';

/**
 * Found guides on their way into the plan and out of it (ui-screens 11.4). The functions stay the same.
 *
 * @param rowOf a found guide as a new row of the plan
 */
export function useGuideChoice<Found extends Pick<GuideRow, 'guideSequence'>>(
  rows: Rows<GuideRow>,
  rowOf: (guide: Found) => GuideRow,
) {
  const [asked, setAsked] = useState<Found | null>(null);
  const latest = useRef({ rows, rowOf });
  useEffect(() => {
    latest.current = { rows, rowOf };
  });
  const { toggle, takeOut } = useMemo(() => {
    const takeOutNow = (guide: Found) => {
      const { current, remove } = latest.current.rows;
      remove(placesInPlan(current(), guide));
    };
    return {
      takeOut: takeOutNow,
      toggle: (guide: Found) => {
        const { current, append } = latest.current.rows;
        const places = placesInPlan(current(), guide);
        const isStored = places.some((place) => current()[place]?.id !== null);
        if (places.length === 0) append(latest.current.rowOf(guide));
        else if (isStored) setAsked(guide);
        else takeOutNow(guide);
      },
    };
  }, []);
  return {
    /** Adds the guide to the plan, or takes it out; what is stored only after a question. */
    toggle,
    isAsking: asked !== null,
    confirm: () => {
      if (asked) takeOut(asked);
      setAsked(null);
    },
    refuse: () => setAsked(null),
  };
}
