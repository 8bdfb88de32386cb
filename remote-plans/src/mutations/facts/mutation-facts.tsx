import type { Mutation, Plan } from 'shared/contract';
import { AlleleSymbol, mgiAlleleAddress, secureAddress, SparseFacts } from 'shared/domain';
import { PART_LABELS } from 'shared/record-fields';
import { Card, Disclosure, ExternalLink, Stack, Text, type Fact } from 'shared/ui';
import { annotationVersion } from '../annotation.ts';
import { hasAlleleClass, hasRepairMechanism } from '../attempt-rules.ts';
import { TargetedExonPanels } from '../exons/exon-panels.tsx';
import { deletionsAnchor } from '../mutation-anchor.ts';
import { ManuallyUpdated } from '../manually-updated.tsx';
import { categorizationValues } from '../values/categorizations.ts';
import { DeletionFacts, InsertionFacts, QcResultFacts, SequenceFacts } from './row-facts.tsx';

export interface MutationFactsProps {
  mutation: Mutation;
  /** Says which categorizations there are. */
  plan: Pick<Plan, 'attemptTypeName'>;
}

/** A mutation as everybody sees it who may not change it (ui-screens 15.3, read block); what is empty is folded. */
export function MutationFacts({ mutation, plan }: MutationFactsProps) {
  return (
    <Card title={`Mutation ${mutation.min}`} level={3}>
      <Stack gap="4">
        <SparseFacts facts={mainFacts(mutation)} />
        <Disclosure title="Mutation Categorizations" level={4} defaultOpen>
          <SparseFacts facts={categorizationFacts(mutation, plan.attemptTypeName)} />
        </Disclosure>
        <Disclosure
          title={PART_LABELS.mutationSequences}
          level={4}
          defaultOpen={mutation.mutationSequences.length > 0}
        >
          <SequenceFacts sequences={mutation.mutationSequences} />
        </Disclosure>
        <Disclosure
          title={PART_LABELS.insertionSequences}
          level={4}
          defaultOpen={mutation.insertionSequences.length > 0}
        >
          <InsertionFacts insertions={mutation.insertionSequences} />
        </Disclosure>
        <Disclosure
          title={PART_LABELS.molecularMutationDeletions}
          level={4}
          defaultOpen={mutation.molecularMutationDeletions.length > 0}
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
        <SparseFacts
          facts={[
            { label: PART_LABELS.description, value: mutation.description, isWide: true },
            { label: PART_LABELS.qcNote, value: mutation.qcNote, isWide: true },
          ]}
        />
        <Disclosure
          title={PART_LABELS.mutationQcResults}
          level={4}
          defaultOpen={mutation.mutationQcResults.length > 0}
        >
          <QcResultFacts results={mutation.mutationQcResults} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

function mainFacts(mutation: Mutation): Fact[] {
  return [
    {
      label: PART_LABELS.genes,
      value: mutation.genes.length === 0 ? null : <GeneLinks genes={mutation.genes} />,
    },
    { label: 'Symbol', value: mutation.symbol && <AlleleSymbol symbol={mutation.symbol} /> },
    { label: PART_LABELS.molecularMutationTypeName, value: mutation.molecularMutationTypeName },
    { label: PART_LABELS.release, value: releaseText(mutation.isMutationDeletionChecked) },
    { label: 'MGI allele id', value: mutation.mgiAlleleId && <AlleleId id={mutation.mgiAlleleId} /> },
  ];
}

function AlleleId({ id }: { id: string }) {
  const address = mgiAlleleAddress(id);
  return address === undefined ? id : <ExternalLink href={address}>{id}</ExternalLink>;
}

function releaseText(isReleased: boolean | null): string | null {
  if (isReleased === null) return null;
  return isReleased ? PART_LABELS.release : 'Do Not Release';
}

function GeneLinks({ genes }: { genes: Mutation['genes'] }) {
  return genes.map(({ id, symbol, externalLink }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <ExternalLink href={secureAddress(externalLink)}>{symbol}</ExternalLink>
    </span>
  ));
}

function categorizationFacts(mutation: Mutation, attemptTypeName: string): Fact[] {
  const { repairMechanism, alleleClass, alleleCategories } = categorizationValues(
    mutation.mutationCategorizations,
  );
  return [
    ...(hasRepairMechanism(attemptTypeName)
      ? [{ label: PART_LABELS.repairMechanism, value: repairMechanism }]
      : []),
    ...(hasAlleleClass(attemptTypeName) ? [{ label: PART_LABELS.alleleClass, value: alleleClass }] : []),
    { label: PART_LABELS.alleleCategories, value: alleleCategories.join(', ') },
  ];
}
