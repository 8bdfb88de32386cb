import type { DistributionProduct, Plan } from 'shared/contract';
import { formatDate, Stack, Text } from 'shared/ui';
import { RowFacts, type RowFactColumn } from 'shared/ui-forms';
import { PlainFacts } from '../../attempts/fields/plain-facts.tsx';
import { SectionLayout, SectionNav } from '../../form/index.ts';
import { MutationFacts, StoredMutationsDrawing } from '../../mutations/index.ts';
import { ReadOnlyHint } from '../../plan/facts/read-only-hint.tsx';
import { ALL_SPECIMEN_FIELDS, COLONY_FIELDS, PRODUCT_FIELDS } from '../form/outcome-fields.ts';
import { SpecimenProperties } from '../form/specimen-properties.tsx';
import { OUTCOME_SECTIONS, sectionsOf } from '../form/outcome-sections.ts';
import { OutcomeStatus, statusOf } from '../form/outcome-status.tsx';
import type { StoredOutcome } from '../form/outcome-values.ts';
import { SectionCard } from '../form/section-card.tsx';
import { OutcomeDetails } from './outcome-details.tsx';

export interface OutcomeViewProps {
  stored: StoredOutcome;
  plan: Plan;
  geneSymbol: string | undefined;
}

/** An outcome as those see it who may not change it (spec part 2 §6). */
export function OutcomeFacts({ stored, plan, geneSymbol }: OutcomeViewProps) {
  const { outcome, mutations } = stored;
  const { colony, specimen } = outcome;
  const status = statusOf(outcome);
  return (
    <SectionLayout nav={<SectionNav sections={sectionsOf(outcome.outcomeTypeName, status !== undefined)} />}>
      <ReadOnlyHint what="outcome" workUnitName={plan.workUnitName} />
      <SectionCard id="outcome">
        <OutcomeDetails plan={plan} geneSymbol={geneSymbol} outcome={outcome} />
      </SectionCard>
      {colony && (
        <SectionCard id="colony">
          <PlainFacts fields={COLONY_FIELDS} stored={colony} />
        </SectionCard>
      )}
      {outcome.outcomeTypeName === 'Specimen' && (
        <SectionCard id="specimen">
          <Stack gap="4">
            <PlainFacts fields={ALL_SPECIMEN_FIELDS} stored={specimen} />
            <SpecimenProperties specimen={specimen} />
          </Stack>
        </SectionCard>
      )}
      {status && (
        <SectionCard id="transition">
          <OutcomeStatus status={status} isEditing={false} />
        </SectionCard>
      )}
      <SectionCard id="mutations">
        <Stack gap="4">
          <StoredMutationsDrawing plan={plan} mutations={mutations} />
          {mutations.length === 0 && <Text tone="muted">No mutations yet.</Text>}
          {mutations.map((mutation) => (
            <MutationFacts key={mutation.min} mutation={mutation} plan={plan} />
          ))}
        </Stack>
      </SectionCard>
      {colony && (
        <SectionCard id="products">
          <RowFacts
            title={OUTCOME_SECTIONS.products.title}
            columns={PRODUCT_COLUMNS}
            rows={colony.distributionProducts}
            rowKey={({ id }) => id}
          />
        </SectionCard>
      )}
    </SectionLayout>
  );
}

const PRODUCT_COLUMNS: readonly RowFactColumn<DistributionProduct>[] = PRODUCT_FIELDS.map(
  ({ name, label, kind }) => ({
    header: label,
    value: (product) => (kind === 'date' ? formatDate(product[name]) : product[name]),
  }),
);
