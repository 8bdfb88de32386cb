import type { Plan } from 'shared/contract';
import { ALL_SPECIMEN_FIELDS, COLONY_FIELDS, PRODUCT_FIELDS } from 'shared/record-fields';
import { Stack, Text } from 'shared/ui';
import { FieldRowFacts } from '../../attempts/fields/field-rows.tsx';
import { PlainFacts } from '../../attempts/fields/plain-facts.tsx';
import { SectionLayout, SectionNav } from 'shared/edit-form';
import { MutationFacts, StoredMutationsDrawing } from '../../mutations/index.ts';
import { ReadOnlyHint } from '../../plan/facts/read-only-hint.tsx';
import { SectionCard } from '../../plan/page/section-card.tsx';
import { RecordStatus } from '../../plan/status/record-status.tsx';
import { foldsOf } from '../form/outcome-folds.ts';
import { OUTCOME_SECTIONS, sectionsOf, statusOf } from '../form/outcome-sections.ts';
import type { StoredOutcome } from '../form/outcome-values.ts';
import { SpecimenProperties } from '../form/specimen-fields.tsx';
import { OutcomeDetails } from './outcome-details.tsx';
import { ReverseConfirmation } from './reverse-confirmation.tsx';

export interface OutcomeViewProps {
  stored: StoredOutcome;
  plan: Plan;
  geneSymbols: readonly string[] | undefined;
}

/** An outcome as those see it who may not change it (spec part 2 §6). What is empty is folded. */
export function OutcomeFacts({ stored, plan, geneSymbols }: OutcomeViewProps) {
  const { outcome, mutations } = stored;
  const { colony, specimen } = outcome;
  const status = statusOf(outcome);
  const folds = foldsOf(stored, false);
  return (
    <SectionLayout nav={<SectionNav sections={sectionsOf(outcome.outcomeTypeName, status !== undefined)} />}>
      <ReadOnlyHint pin={plan.pin} what="outcome" workUnitName={plan.workUnitName} />
      {status && (
        <SectionCard section={OUTCOME_SECTIONS.transition}>
          <Stack gap="5">
            <ReverseConfirmation place={{ pin: plan.pin, tpo: outcome.tpo }} outcome={outcome} />
            <RecordStatus {...status} isEditing={false} />
          </Stack>
        </SectionCard>
      )}
      <SectionCard section={OUTCOME_SECTIONS.outcome}>
        <OutcomeDetails plan={plan} geneSymbols={geneSymbols} outcome={outcome} />
      </SectionCard>
      {colony && (
        <SectionCard section={OUTCOME_SECTIONS.colony} fold={folds.colony}>
          <PlainFacts fields={COLONY_FIELDS} stored={colony} />
        </SectionCard>
      )}
      {outcome.outcomeTypeName === 'Specimen' && (
        <SectionCard section={OUTCOME_SECTIONS.specimen} fold={folds.specimen}>
          <Stack gap="4">
            <PlainFacts fields={ALL_SPECIMEN_FIELDS} stored={specimen} />
            <SpecimenProperties specimen={specimen} />
          </Stack>
        </SectionCard>
      )}
      <SectionCard section={OUTCOME_SECTIONS.mutations} fold={folds.mutations}>
        <Stack gap="4">
          <StoredMutationsDrawing plan={plan} mutations={mutations} />
          {mutations.length === 0 && <Text tone="muted">No mutations yet.</Text>}
          {mutations.map((mutation) => (
            <MutationFacts key={mutation.min} mutation={mutation} plan={plan} />
          ))}
        </Stack>
      </SectionCard>
      {colony && (
        <SectionCard section={OUTCOME_SECTIONS.products} fold={folds.products}>
          <FieldRowFacts
            title={OUTCOME_SECTIONS.products.title}
            fields={PRODUCT_FIELDS}
            rows={colony.distributionProducts}
          />
        </SectionCard>
      )}
    </SectionLayout>
  );
}
