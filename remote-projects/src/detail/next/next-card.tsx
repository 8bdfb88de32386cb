import { memo } from 'react';
import type { Plan, Project } from 'shared/contract';
import { useStatusPaths, WhatNext } from 'shared/domain';
import { Card, Link, Stack, Text } from 'shared/ui';
import { planPageAddress } from '../plans/plan-page-address.ts';
import { projectWay } from './project-way.ts';

export interface NextCardProps {
  project: Project;
  /** Undefined while they are read. */
  plans: readonly Plan[] | undefined;
}

/** The way of a project so far, and what leads on. */
export const NextCard = memo(function NextCard({ project, plans = [] }: NextCardProps) {
  const { steps, leading } = projectWay(project, plans, useStatusPaths());
  return (
    <Card title="What next">
      <Stack gap="3">
        <WhatNext steps={steps} presentLabel="Now" />
        {leading && (
          <Text size="sm" tone="muted">
            Furthest is plan <Link to={planPageAddress(leading)}>{leading.pin}</Link>, on whose page its next
            step is entered.
          </Text>
        )}
      </Stack>
    </Card>
  );
});
