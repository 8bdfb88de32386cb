import type { Outcome } from 'shared/contract';
import { Box, FactList, Link, Row, Stack, StatusBadge, VisuallyHidden, type Fact } from 'shared/ui';
import { outcomeAddress } from '../../routing/addresses.ts';
import { MutationSummary } from './mutation-summary.tsx';
import type { MutationsOfPlan } from './use-mutations-of-plan.ts';

export interface OutcomeSummaryProps {
  tpn: string;
  outcome: Outcome;
  mutations: MutationsOfPlan;
}

/** One outcome in the list of its plan (ui-screens 14). */
export function OutcomeSummary({ tpn, outcome, mutations }: OutcomeSummaryProps) {
  const { tpo } = outcome;
  return (
    <Box asChild borderWidth="1px" borderColor="border" borderRadius="md" p="4" minW="0">
      <article aria-label={`Outcome ${tpo}`}>
        <Stack gap="4">
          <Row justifyContent="space-between" alignItems="flex-start" flexWrap="nowrap" gap="4">
            <Box flex="1" minW="0">
              <FactList facts={factsOf(outcome)} />
            </Box>
            <Link to={outcomeAddress({ tpn, ...outcome })}>
              more details<VisuallyHidden> of {tpo}</VisuallyHidden>
            </Link>
          </Row>
          <MutationSummary outcome={outcome} ofPlan={mutations} />
        </Stack>
      </article>
    </Box>
  );
}

function factsOf({ tpo, outcomeTypeName, colony, specimen }: Outcome): Fact[] {
  const facts = [
    { label: 'Outcome id', value: tpo },
    { label: 'Type', value: outcomeTypeName },
  ];
  if (colony)
    return [
      ...facts,
      { label: 'Name', value: <strong>{colony.name}</strong> },
      { label: 'Background Strain', value: colony.backgroundStrainName },
      { label: 'Status', value: <StatusBadge status={colony.statusName} /> },
    ];
  if (specimen)
    return [
      ...facts,
      { label: 'External Reference', value: specimen.specimenExternalRef },
      { label: 'Background Strain', value: specimen.backgroundStrainName },
      { label: 'Status', value: <StatusBadge status={specimen.statusName} /> },
    ];
  return facts;
}
