import type { Mutation, Plan } from 'shared/contract';
import { AlleleSymbol } from 'shared/domain';
import { Card, Disclosure, ExternalLink, FactList, Stack, Text, type Fact } from 'shared/ui';
import { annotationVersion } from '../annotation.ts';
import { hasAlleleClass, hasRepairMechanism } from '../attempt-rules.ts';
import { TargetedExonPanels } from '../exons/exon-panels.tsx';
import { deletionsAnchor } from '../mutation-anchor.ts';
import { ManuallyUpdated } from '../manually-updated.tsx';
import { categorizationValues } from '../values/categorizations.ts';
import { DeletionFacts, InsertionFacts, QcResultFacts, SequenceFacts } from './row-facts.tsx';

const NONE = 'Not defined';

export interface MutationFactsProps {
  mutation: Mutation;
  /** Says which categorizations there are. */
  plan: Pick<Plan, 'attemptTypeName'>;
}

/** A mutation as everybody sees it who may not change it (ui-screens 15.3, read block). */
export function MutationFacts({ mutation, plan }: MutationFactsProps) {
  return (
    <Card title={`Mutation ${mutation.min}`} level={3}>
      <Stack gap="4">
        <FactList none={NONE} facts={mainFacts(mutation)} />
        <Disclosure title="Mutation Categorizations" level={4} defaultOpen>
          <FactList none={NONE} facts={categorizationFacts(mutation, plan.attemptTypeName)} />
        </Disclosure>
        <Disclosure title="Sequence(s) information" level={4} defaultOpen>
          <SequenceFacts sequences={mutation.mutationSequences} />
        </Disclosure>
        <Disclosure title="Insertion sequence(s)" level={4} defaultOpen>
          <InsertionFacts insertions={mutation.insertionSequences} />
        </Disclosure>
        <Disclosure
          title="Deletion Coordinates"
          level={4}
          defaultOpen
          aside={mutation.isDeletionCoordinatesUpdatedManually === true && <ManuallyUpdated />}
        >
          <Stack id={deletionsAnchor(mutation.min)} tabIndex={-1} scrollMarginTop="20" gap="2">
            <DeletionFacts deletions={mutation.molecularMutationDeletions} />
            <Text size="sm" tone="muted">
              GENCODE version: {annotationVersion()}
            </Text>
          </Stack>
        </Disclosure>
        <TargetedExonPanels {...mutation} />
        <FactList
          none={NONE}
          facts={[
            { label: 'Mutation description', value: mutation.description, isWide: true },
            { label: 'QC Note', value: mutation.qcNote, isWide: true },
          ]}
        />
        <Disclosure title="QC Results" level={4} defaultOpen>
          <QcResultFacts results={mutation.mutationQcResults} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

function mainFacts(mutation: Mutation): Fact[] {
  return [
    { label: 'Gene(s)', value: mutation.genes.length === 0 ? null : <GeneLinks genes={mutation.genes} /> },
    { label: 'Symbol', value: mutation.symbol && <AlleleSymbol symbol={mutation.symbol} /> },
    { label: 'Molecular Mutation Type', value: mutation.molecularMutationTypeName },
    { label: 'Release to MGI', value: releaseText(mutation.isMutationDeletionChecked) },
    { label: 'MGI allele id', value: mutation.mgiAlleleId },
  ];
}

function releaseText(isReleased: boolean | null): string | null {
  if (isReleased === null) return null;
  return isReleased ? 'Release to MGI' : 'Do Not Release';
}

function GeneLinks({ genes }: { genes: Mutation['genes'] }) {
  return genes.map(({ id, symbol, externalLink }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <ExternalLink href={externalLink}>{symbol}</ExternalLink>
    </span>
  ));
}

function categorizationFacts(mutation: Mutation, attemptTypeName: string): Fact[] {
  const { repairMechanism, alleleClass, alleleCategories } = categorizationValues(
    mutation.mutationCategorizations,
  );
  return [
    ...(hasRepairMechanism(attemptTypeName) ? [{ label: 'Repair Mechanism', value: repairMechanism }] : []),
    ...(hasAlleleClass(attemptTypeName) ? [{ label: 'Mutation type', value: alleleClass }] : []),
    { label: 'Allele Categories', value: alleleCategories.join(', ') },
  ];
}
