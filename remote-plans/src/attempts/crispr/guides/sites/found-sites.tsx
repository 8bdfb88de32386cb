import { useCallback } from 'react';
import { counted, formatCount, Stack, Text } from 'shared/ui';
import type { Rows } from 'shared/ui-forms';
import { DeleteConfirmation } from 'shared/ui-overlays';
import { placesInPlan } from '../finder/found-in-plan.ts';
import { useGuideChoice } from '../finder/use-guide-choice.ts';
import type { GuideRow } from '../guide-values.ts';
import { guideOfSite, type SequencePlace } from './site-guide.ts';
import { SiteTable } from './site-table.tsx';
import type { SiteSearchState } from './use-site-search.ts';

/** More rows than anybody reads through; a shorter sequence shows the rest. */
const MOST_ROWS = 500;

interface FoundSitesProps {
  found: Extract<SiteSearchState, { state: 'found' }>;
  place: SequencePlace;
  rows: Rows<GuideRow>;
  concentrationOfNew: () => string;
}

/** The sites that were found; a press takes one into the plan as a guide, or out of it. */
export function FoundSites({ found, place, rows, concentrationOfNew }: FoundSitesProps) {
  const { nuclease, length, sites } = found;
  const rowOf = useCallback(
    (site: (typeof sites)[number]) =>
      guideOfSite(site, { nuclease, place, length, grnaConcentration: concentrationOfNew() }),
    [nuclease, place, length, concentrationOfNew],
  );
  const { toggle, isAsking, confirm, refuse } = useGuideChoice(rows, rowOf);
  const inPlan = rows.current();
  const shown = sites.slice(0, MOST_ROWS);
  return (
    <Stack gap="2">
      <Text size="sm" tone="muted" role="status">
        {counted(sites.length, 'site')} of {nuclease} in {counted(length, 'base')}.
        {shown.length < sites.length && ` The first ${formatCount(shown.length)} are shown.`}
        {sites.length > 0 && ' Positions count from 1 on the sequence.'}
      </Text>
      {sites.length > 0 && (
        <SiteTable
          sites={shown}
          isInPlan={(site) => placesInPlan(inPlan, site).length > 0}
          onToggle={toggle}
        />
      )}
      <DeleteConfirmation what="guide" isOpen={isAsking} onConfirm={confirm} onCancel={refuse} />
    </Stack>
  );
}
