import { memo } from 'react';
import type { Configuration, Plan } from 'shared/contract';
import { MutationsSection } from '../../mutations/index.ts';
import { SectionPlace } from '../../form/index.ts';
import { ColonyFields } from '../form/colony-fields.tsx';
import { OutcomeStatus, statusOf } from '../form/outcome-status.tsx';
import type { StoredOutcome } from '../form/outcome-values.ts';
import { ProductsTable } from '../form/products-table.tsx';
import { SectionCard } from '../form/section-card.tsx';
import { SpecimenFields } from '../form/specimen-fields.tsx';
import { OutcomeDetails } from './outcome-details.tsx';

export interface OutcomeCardsProps {
  stored: StoredOutcome;
  plan: Plan;
  geneSymbol: string | undefined;
  lists: Configuration;
  mutationErrors: Readonly<Record<string, string>>;
}

/**
 * The sections of a stored outcome, to be changed (ui-screens 15). They are rendered when what is stored changes, not with the
 * form around them.
 */
export const OutcomeCards = memo(function OutcomeCards({
  stored: { outcome, mutations },
  mutationErrors,
  ...context
}: OutcomeCardsProps) {
  const { plan, geneSymbol, lists } = context;
  const status = statusOf(outcome);
  const isSpecimen = outcome.outcomeTypeName === 'Specimen';
  return (
    <>
      <SectionCard id="outcome">
        <OutcomeDetails plan={plan} geneSymbol={geneSymbol} outcome={outcome} />
      </SectionCard>
      {isSpecimen ? (
        <SectionCard id="specimen">
          <SpecimenFields stored={outcome.specimen} />
        </SectionCard>
      ) : (
        <SectionCard id="colony">
          <ColonyFields stored={outcome.colony} />
        </SectionCard>
      )}
      {status && (
        <SectionCard id="transition">
          <OutcomeStatus status={status} isEditing />
        </SectionCard>
      )}
      <SectionPlace id="mutations">
        <MutationsSection stored={mutations} errors={mutationErrors} {...context} />
      </SectionPlace>
      {!isSpecimen && (
        <SectionCard id="products">
          <ProductsTable lists={lists} />
        </SectionCard>
      )}
    </>
  );
});
