import { useEffect, useMemo, useRef, useState } from 'react';
import type { FoundGuide } from 'shared/contract';
import type { Rows } from 'shared/ui-forms';
import { foundGuideRow, type GuideRow } from '../guide-values.ts';
import { placesInPlan } from './found-in-plan.ts';

/** Found guides on their way into the plan and out of it (ui-screens 11.4). The functions stay the same. */
export function useGuideChoice(rows: Rows<GuideRow>, concentrationOfNew: () => string) {
  const [asked, setAsked] = useState<FoundGuide | null>(null);
  const latest = useRef({ rows, concentrationOfNew });
  useEffect(() => {
    latest.current = { rows, concentrationOfNew };
  });
  const { toggle, takeOut } = useMemo(() => {
    const takeOutNow = (guide: FoundGuide) => {
      const { current, remove } = latest.current.rows;
      remove(placesInPlan(current(), guide));
    };
    return {
      takeOut: takeOutNow,
      toggle: (guide: FoundGuide) => {
        const { current, append } = latest.current.rows;
        const places = placesInPlan(current(), guide);
        const isStored = places.some((place) => current()[place]?.id !== null);
        if (places.length === 0) append(foundGuideRow(guide, latest.current.concentrationOfNew()));
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
