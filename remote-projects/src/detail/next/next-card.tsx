import { memo } from 'react';
import type { Plan, Project } from 'shared/contract';
import { useStatusPaths, WhatNext } from 'shared/domain';
import { Card, Link, Stack, Text } from 'shared/ui';
import { goToPlanGroup } from '../plans/plan-group-place.ts';
import { planPageAddress } from '../plans/plan-page-address.ts';
import { projectWay } from './project-way.ts';

export interface NextCardProps {
  project: Project;
  /** Undefined while they are read. */
  plans: readonly Plan[] | undefined;
  canAddProduction: boolean;
  canAddPhenotyping: boolean;
}

/** The way of a project so far, and what leads on. */
export const NextCard = memo(function NextCard({ project, plans = [], ...can }: NextCardProps) {
  const { steps, leading, isNextOfPlan } = projectWay(project, plans, useStatusPaths());
  return (
    <Card title="What next">
      <Stack gap="3">
        <WhatNext steps={steps} presentLabel="Now" linkTo={(fields) => wayTo(fields, plans, can)} />
        {leading && (
          <Text size="sm" tone="muted">
            Furthest is plan <Link to={planPageAddress(leading)}>{leading.pin}</Link>
            {isNextOfPlan ? ', on whose page its next step is entered.' : '.'}
          </Text>
        )}
      </Stack>
    </Card>
  );
});

/** The way to where a plan is added on this page, if the person can add one, or to the page of the plan on which the step is entered. */
function wayTo(
  [place]: readonly string[],
  plans: readonly Plan[],
  { canAddProduction, canAddPhenotyping }: Omit<NextCardProps, 'project' | 'plans'>,
) {
  if (place === 'production') return canAddProduction ? () => goToPlanGroup(place) : undefined;
  if (place === 'phenotyping') return canAddPhenotyping ? () => goToPlanGroup(place) : undefined;
  const plan = plans.find(({ pin }) => pin === place);
  return plan && planPageAddress(plan);
}
