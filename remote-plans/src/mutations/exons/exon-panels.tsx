import type { InsertionSequence, TargetedExon } from 'shared/contract';
import { EXON_TITLES } from 'shared/record-fields';
import { Disclosure, Grid } from 'shared/ui';
import { ExonTable } from './exon-table.tsx';

interface ExonPanelProps {
  title: string;
  exons: readonly TargetedExon[];
  isOpen?: boolean;
}

function ExonPanel({ title, exons, isOpen = false }: ExonPanelProps) {
  return (
    <Disclosure title={title} level={4} defaultOpen={isOpen} aside={countText(exons.length)}>
      <ExonTable title={title} exons={exons} />
    </Disclosure>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 exon' : `${count} exons`;
}

export interface MutationExons {
  canonicalTargetedExons: readonly TargetedExon[];
  targetedExons: readonly TargetedExon[];
}

/** The exons that a mutation hits (ui-screens 15.6): computed from its sequences, never entered. */
export function TargetedExonPanels({ canonicalTargetedExons, targetedExons }: MutationExons) {
  return (
    <>
      <ExonPanel title={EXON_TITLES.canonicalTargetedExons} exons={canonicalTargetedExons} isOpen />
      <ExonPanel title={EXON_TITLES.targetedExons} exons={targetedExons} />
    </>
  );
}

/** Whether exons are known that the insertion hits. */
export function isHittingExons({
  insertionCanonicalTargetedExons,
  insertionTargetedExons,
}: InsertionSequence): boolean {
  return insertionCanonicalTargetedExons.length + insertionTargetedExons.length > 0;
}

/** The exons that an insertion hits, both panels beside each other; nothing without exons (ui-screens 15.5). */
export function InsertionExonPanels({ insertion }: { insertion: InsertionSequence }) {
  if (!isHittingExons(insertion)) return null;
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
      <ExonPanel
        title={EXON_TITLES.insertionCanonicalTargetedExons}
        exons={insertion.insertionCanonicalTargetedExons}
      />
      <ExonPanel title={EXON_TITLES.insertionTargetedExons} exons={insertion.insertionTargetedExons} />
    </Grid>
  );
}
