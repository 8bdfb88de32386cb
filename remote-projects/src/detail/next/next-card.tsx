import { memo } from 'react';
import type { Plan, Project } from 'shared/contract';
import { useStatusPaths, WhatNext } from 'shared/domain';
import { Card, Link, Stack, Text } from 'shared/ui';
import { goToPlanGroup } from '../plans/plan-group-place.ts';
import { PLAN_GROUPS } from '../plans/plan-groups.ts';
import { planPageAddress } from '../plans/plan-page-address.ts';
import { projectWay } from './project-way.ts';

export interface NextCardProps {
  project: Project;
  /** Undefined while they are read. */
  plans: readonly Plan[] | undefined;
}

/** The way of a project so far, and what leads on. */
export const NextCard = memo(function NextCard({ project, plans = [] }: NextCardProps) {
  const { steps, leading, isNextOfPlan } = projectWay(project, plans, useStatusPaths());
  return (
    <Card title="What next">
      <Stack gap="3">
        <WhatNext steps={steps} presentLabel="Now" linkTo={toPlanGroup} />
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

/** The way to where a plan is added on this page; what else is needed is entered on the page of a plan. */
function toPlanGroup(fields: readonly string[]) {
  const group = PLAN_GROUPS.find((name) => fields.includes(name));
  return group && (() => goToPlanGroup(group));
}
