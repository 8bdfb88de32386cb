import { useConfiguration } from 'shared/config-data';
import type { Plan } from 'shared/contract';
import { IdMark, RecordId } from 'shared/domain';
import { PLAN_LABELS } from 'shared/record-fields';
import { Box, FactList, Link, Stack, StatusBadge, type Fact } from 'shared/ui';
import { MultiSelectField, TextAreaField } from 'shared/ui-forms';
import { projectAddress } from '../../routing/addresses.ts';
import type { PlanSection, SectionProps } from '../form/plan-section.ts';
import { useGeneSymbols } from '../use-gene-symbols.ts';
import { funderChoices } from './funder-choices.ts';

const { funderNames, comment } = PLAN_LABELS;

/** What a plan is, and who pays for it (ui-screens 10.1). */
export const planDetails: PlanSection = {
  id: 'details',
  title: 'Plan Details',
  labels: { funderNames, comment },
  Fields,
  Facts,
};

function Fields({ plan }: SectionProps) {
  const { configuration } = useConfiguration();
  return (
    <Stack gap="5">
      <FactList facts={useFixedFacts(plan)} />
      <Box maxW="40rem">
        <MultiSelectField
          name="details.funderNames"
          label={funderNames}
          options={funderChoices(configuration?.fundersByWorkGroups, plan)}
        />
      </Box>
      <TextAreaField name="details.comment" label={comment} rows={3} />
    </Stack>
  );
}

function Facts({ plan }: SectionProps) {
  const facts: Fact[] = [
    ...useFixedFacts(plan),
    { label: funderNames, value: plan.funderNames.join(', ') },
    { label: comment, value: plan.comment, isWide: true },
  ];
  return <FactList facts={facts} />;
}

/** What nobody changes here. */
function useFixedFacts(plan: Plan): Fact[] {
  const { geneSymbols, isLoading } = useGeneSymbols(plan.tpn);
  return [
    {
      label: 'Project id',
      value: (
        <>
          <Link to={projectAddress(plan.tpn)} isId>
            {plan.tpn}
          </Link>
          <IdMark id={plan.tpn} />
        </>
      ),
    },
    { label: 'Plan id', value: <RecordId id={plan.pin} /> },
    { label: 'Gene Symbol', value: isLoading ? '…' : geneSymbols?.join(', ') },
    { label: PLAN_LABELS.typeName, value: plan.typeName },
    { label: PLAN_LABELS.attemptTypeName, value: plan.attemptTypeName },
    { label: 'Summary Status', value: <StatusBadge status={plan.summaryStatusName} /> },
    { label: PLAN_LABELS.workUnitName, value: plan.workUnitName },
    { label: PLAN_LABELS.workGroupName, value: plan.workGroupName },
  ];
}
