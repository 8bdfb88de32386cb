import { memo } from 'react';
import type { Configuration, Mutation, Plan } from 'shared/contract';
import { Box, Stack } from 'shared/ui';
import { SelectField, useFormContext } from 'shared/ui-forms';
import { SectionPlace } from '../../form/index.ts';
import { MutationsSection } from '../../mutations/index.ts';
import { OutcomeDetails } from '../detail/outcome-details.tsx';
import { ColonyFields } from '../form/colony-fields.tsx';
import { OUTCOME_SECTIONS } from '../form/outcome-sections.ts';
import { EMPTY_OUTCOME, type OutcomeValues } from '../form/outcome-values.ts';
import { ProductsTable } from '../form/products-table.tsx';
import { SectionCard } from '../form/section-card.tsx';
import { SpecimenFields } from '../form/specimen-fields.tsx';

export interface NewOutcomeCardsProps {
  outcomeTypeName: string;
  plan: Plan;
  lists: Configuration;
  geneSymbol: string | undefined;
}

const NO_MUTATIONS: readonly Mutation[] = [];
const NO_ERRORS = {};

/** The sections of a new outcome: all but the first depend on its type (ui-screens 15). */
export const NewOutcomeCards = memo(function NewOutcomeCards(props: NewOutcomeCardsProps) {
  const { outcomeTypeName, plan, lists, geneSymbol } = props;
  return (
    <>
      <SectionCard id="outcome">
        <Stack gap="4">
          <OutcomeDetails plan={plan} geneSymbol={geneSymbol} />
          <TypeField lists={lists} />
        </Stack>
      </SectionCard>
      {outcomeTypeName === 'Colony' && (
        <SectionCard id="colony">
          <ColonyFields />
        </SectionCard>
      )}
      {outcomeTypeName === 'Specimen' && (
        <SectionCard id="specimen">
          <SpecimenFields />
        </SectionCard>
      )}
      {outcomeTypeName !== '' && (
        <SectionPlace id="mutations">
          <MutationsSection
            plan={plan}
            stored={NO_MUTATIONS}
            lists={lists}
            errors={NO_ERRORS}
            geneSymbol={geneSymbol}
          />
        </SectionPlace>
      )}
      {outcomeTypeName === 'Colony' && (
        <SectionCard id="products">
          <ProductsTable lists={lists} />
        </SectionCard>
      )}
    </>
  );
});

/** Another type begins with nothing of the one before (spec part 2 §4). */
function TypeField({ lists }: Pick<NewOutcomeCardsProps, 'lists'>) {
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
