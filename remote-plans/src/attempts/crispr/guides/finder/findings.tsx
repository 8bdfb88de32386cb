import { useState } from 'react';
import type { ExonWithGuides, FoundGuide } from 'shared/contract';
import { Stack, Text } from 'shared/ui';
import type { Rows } from 'shared/ui-forms';
import { DeleteConfirmation } from 'shared/ui-overlays';
import { foundGuideRow, type GuideRow } from '../guide-values.ts';
import { ExonTable } from './exon-table.tsx';
import { buildsOf, buildText, countText, placesInPlan } from './found-in-plan.ts';
import { FewGuidesNote } from './few-guides-note.tsx';
import { SequenceTable } from './sequence-table.tsx';
import { useGuideChoice } from './use-guide-choice.ts';

interface FindingsProps {
  symbol: string;
  exons: readonly ExonWithGuides[];
  rows: Rows<GuideRow>;
  concentrationOfNew: () => string;
}

/** The exons of a gene and the guides of the one that is chosen; a press takes a guide into the plan, or out of it. */
export function Findings({ symbol, exons, rows, concentrationOfNew }: FindingsProps) {
  const [exonId, setExonId] = useState<string | null>(null);
  const { toggle, isAsking, confirm, refuse } = useGuideChoice(rows, (guide: FoundGuide) =>
    foundGuideRow(guide, concentrationOfNew()),
  );
  if (exons.length === 0)
    return (
      <Stack gap="2">
        <Text role="status">No exons were found for {symbol}.</Text>
        <FewGuidesNote />
      </Stack>
    );
  const chosen = exons.find((exon) => exon.exonId === exonId);
  return (
    <Stack gap="3">
      <Text size="sm" tone="muted" role="status">
        {foundText(symbol, exons)}
      </Text>
      <ExonTable
        exons={exons}
        chosenId={exonId}
        onChoose={(pressed) => setExonId(pressed === exonId ? null : pressed)}
      />
      {countOf(exons) === 0 && <FewGuidesNote />}
      {chosen && <Guides exon={chosen} rows={rows.current()} onToggle={toggle} />}
      <DeleteConfirmation what="guide" isOpen={isAsking} onConfirm={confirm} onCancel={refuse} />
    </Stack>
  );
}

interface GuidesProps {
  exon: ExonWithGuides;
  rows: readonly GuideRow[];
  onToggle: (guide: FoundGuide) => void;
}

function Guides({ exon: { exonId, guideDetails }, rows, onToggle }: GuidesProps) {
  if (guideDetails.length === 0) return <Text role="status">No guides were found in {exonId}.</Text>;
  return (
    <Stack gap="2">
      <Text size="sm" tone="muted" role="status">
        Guides of {exonId}: {countText(rows, guideDetails)}.
      </Text>
      <SequenceTable
        guides={guideDetails}
        isInPlan={(guide) => placesInPlan(rows, guide).length > 0}
        onToggle={onToggle}
      />
    </Stack>
  );
}

function countOf(exons: readonly ExonWithGuides[]): number {
  return exons.reduce((sum, { guideDetails }) => sum + guideDetails.length, 0);
}

function foundText(symbol: string, exons: readonly ExonWithGuides[]): string {
  const guides = countOf(exons);
  const found = `${symbol}: ${exons.length} ${exons.length === 1 ? 'exon' : 'exons'}, ${guides} ${guides === 1 ? 'guide' : 'guides'}.`;
  return [found, buildText(buildsOf(exons)), 'Choose an exon to see its guides.'].filter(Boolean).join(' ');
}
