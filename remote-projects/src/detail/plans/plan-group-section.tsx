import { useId } from 'react';
import type { Plan } from 'shared/contract';
import { AddIcon, Box, Button, Heading, LinkButton, Row, Text } from 'shared/ui';
import type { AddPlan } from './add-plan.ts';
import { planGroupId } from './plan-group-place.ts';
import type { PlanGroup, PlanGroupName } from './plan-groups.ts';
import { PlanSummaries } from './plan-summary.tsx';

/** Legends of the groups (ui-screens 7.4). */
export const GROUP_TITLES: Record<PlanGroupName, string> = {
  production: 'Production Plans',
  esCellModification: 'ES Cell Allele Modification Plans',
  crisprModification: 'Crispr Allele Modification Plans',
  phenotyping: 'Phenotyping Plans',
};

export interface PlanGroupSectionProps {
  group: PlanGroup<Plan>;
  /** The project has plans of the kind that the person may not read. */
  hasUnlisted: boolean;
  add: AddPlan;
  /** The person goes to add a plan, in another tab. */
  onAdd: () => void;
}

/** The plans of one kind, and the way to add another. */
export function PlanGroupSection({ group, hasUnlisted, add, onAdd }: PlanGroupSectionProps) {
  const headingId = useId();
  // A sheet of paper says nothing of what there is not.
  const isOnPaper = group.plans.length > 0 || hasUnlisted;
  return (
    <Box
      as="section"
      id={planGroupId(group.name)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={isOnPaper ? undefined : 'gt-no-print'}
    >
      <Row justifyContent="space-between" mb="3">
        <Heading as="h3" size="sm" id={headingId}>
          {GROUP_TITLES[group.name]}
        </Heading>
        <AddButton add={add} onAdd={onAdd} />
      </Row>
      {group.plans.length === 0 ? (
        <Text tone="muted">
          {hasUnlisted
            ? `There are no ${GROUP_TITLES[group.name]} that you may read.`
            : `There are no ${GROUP_TITLES[group.name]} yet.`}
        </Text>
      ) : (
        <PlanSummaries plans={group.plans} />
      )}
    </Box>
  );
}

function AddButton({
  add: { label, to, disabledReason },
  onAdd,
}: Pick<PlanGroupSectionProps, 'add' | 'onAdd'>) {
  if (disabledReason !== undefined)
    return (
      <Button size="sm" leftIcon={<AddIcon />} disabledReason={disabledReason}>
        {label}
      </Button>
    );
  return (
    <LinkButton size="sm" leftIcon={<AddIcon />} to={to} newTab onFollow={onAdd}>
      {label}
    </LinkButton>
  );
}
