import { memo } from 'react';
import type { Configuration, Mutation, Plan } from 'shared/contract';
import { COLONY_FIELDS, PRODUCT_FIELDS } from 'shared/record-fields';
import { Box, Stack } from 'shared/ui';
import { SelectField, useFormContext } from 'shared/ui-forms';
import { FieldRows } from '../../attempts/fields/field-rows.tsx';
import { PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { MutationsSection } from '../../mutations/index.ts';
import { SectionCard } from '../../plan/page/section-card.tsx';
import { RecordStatus } from '../../plan/status/record-status.tsx';
import { foldsOf } from '../form/outcome-folds.ts';
import { COLONY_CHECKS } from '../form/outcome-rules.ts';
import { OUTCOME_SECTIONS, statusOf } from '../form/outcome-sections.ts';
import { EMPTY_OUTCOME, type OutcomeValues, type StoredOutcome } from '../form/outcome-values.ts';
import { SpecimenFields } from '../form/specimen-fields.tsx';
import { OutcomeDetails } from './outcome-details.tsx';

export interface OutcomeCardsProps {
  outcomeTypeName: string;
  /** Undefined for a new outcome, whose type can be chosen. */
  stored?: StoredOutcome;
  plan: Plan;
  geneSymbols: readonly string[] | undefined;
  lists: Configuration;
  mutationErrors?: Readonly<Record<string, string>>;
}

const NO_MUTATIONS: readonly Mutation[] = [];
const NO_ERRORS = {};

/**
 * The sections of an outcome, to be changed; all but the first depend on its type (ui-screens 15). They are rendered when
 * what is stored changes, not with the form around them. Of a stored one, what is done and what cannot be done yet is folded.
 */
export const OutcomeCards = memo(function OutcomeCards({
  outcomeTypeName,
  stored,
  mutationErrors = NO_ERRORS,
  ...context
}: OutcomeCardsProps) {
  const { plan, geneSymbols, lists } = context;
  const outcome = stored?.outcome;
  const status = outcome && statusOf(outcome);
  const folds = stored && foldsOf(stored, true);
  return (
    <>
      {status && (
        <SectionCard section={OUTCOME_SECTIONS.transition}>
          <RecordStatus {...status} isEditing />
        </SectionCard>
      )}
      <SectionCard section={OUTCOME_SECTIONS.outcome}>
        <Stack gap="4">
          <OutcomeDetails plan={plan} geneSymbols={geneSymbols} outcome={outcome} />
          {outcome === undefined && <TypeField lists={lists} />}
        </Stack>
      </SectionCard>
      {outcomeTypeName === 'Specimen' && (
        <SectionCard section={OUTCOME_SECTIONS.specimen} fold={folds?.specimen}>
          <SpecimenFields stored={outcome?.specimen} />
        </SectionCard>
      )}
      {outcomeTypeName === 'Colony' && (
        <SectionCard section={OUTCOME_SECTIONS.colony} fold={folds?.colony}>
          <PlainFields
            section="colony"
            fields={COLONY_FIELDS}
            stored={outcome?.colony}
            checks={COLONY_CHECKS}
          />
        </SectionCard>
      )}
      {outcomeTypeName !== '' && (
        <SectionCard section={OUTCOME_SECTIONS.mutations} fold={folds?.mutations}>
          <MutationsSection stored={stored?.mutations ?? NO_MUTATIONS} errors={mutationErrors} {...context} />
        </SectionCard>
      )}
      {outcomeTypeName === 'Colony' && (
        <SectionCard section={OUTCOME_SECTIONS.products} fold={folds?.products}>
          <FieldRows
            section={OUTCOME_SECTIONS.products}
            fields={PRODUCT_FIELDS}
            required={REQUIRED_OF_PRODUCTS}
            rowLabel="Product"
            addText="Add product"
          />
        </SectionCard>
      )}
    </>
  );
});

/** What the server refuses to do without (api-2 §13.1). */
const REQUIRED_OF_PRODUCTS = ['distributionCentreName', 'productTypeName'];

/** Another type begins with nothing of the one before (spec part 2 §4). */
function TypeField({ lists }: Pick<OutcomeCardsProps, 'lists'>) {
  const { setValue } = useFormContext<OutcomeValues>();
  const beginAnew = () => {
    setValue('colony', EMPTY_OUTCOME.colony);
    setValue('specimen', EMPTY_OUTCOME.specimen);
    setValue('products.rows', []);
  };
  return (
    <Box maxW="26rem">
      <SelectField
        name="outcome.outcomeTypeName"
        label={OUTCOME_SECTIONS.outcome.labels.outcomeTypeName}
        options={lists.outcomeTypes}
        rules={{ required: 'Type is required', onChange: beginAnew }}
      />
    </Box>
  );
}
