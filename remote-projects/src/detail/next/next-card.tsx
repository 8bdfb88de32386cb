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
  /** The kinds of plans that the person can add, in one text: it stays the same when the page is rendered. */
  addable: string;
}

/** The way of a project so far, and what leads on. */
export const NextCard = memo(function NextCard({ project, plans = [], addable }: NextCardProps) {
  const { steps, leading, isNextOfPlan } = projectWay(project, plans, useStatusPaths());
  // To where a plan is added on this page, if the person can add one, or to the page of the plan on which the step is entered.
  const linkTo = ([place = '']: readonly string[], isNext: boolean) => {
    if (place === 'production' || place === 'phenotyping')
      return addable.includes(place) ? () => goToPlanGroup(place) : undefined;
    const plan = plans.find(({ pin }) => pin === place) ?? (isNext ? leading : undefined);
    return plan && planPageAddress(plan);
  };
  return (
    <Card title="What next">
      <Stack gap="3">
        <WhatNext steps={steps} presentLabel="Now" linkTo={linkTo} />
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
