import { useMemo } from 'react';
import type { Plan } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { Card, Stack, Text } from 'shared/ui';
import { plansOf, type ProjectDetail } from '../use-project-detail.ts';
import { addingFacts, addPlan } from './add-plan.ts';
import { PlanGroupSection } from './plan-group-section.tsx';
import { groupPlans } from './plan-groups.ts';
import { unlistedPlans, unlistedPlansText } from './unlisted-plans.ts';
import { useReloadOnReturn } from './use-reload-on-return.ts';

export interface PlansCardProps {
  detail: ProjectDetail;
  /** Reads the page again, because a plan may have been added elsewhere. */
  onReturn: () => void;
}

/** The plans of a project in their groups, each with the button that adds one (spec part 1 §2, ui-screens 7.4). */
export function PlansCard({ detail, onReturn }: PlansCardProps) {
  return (
    <Card title="Plans" description={<ConfirmedColonies detail={detail} />}>
      <Loaded of={{ ...detail.plans, data: plansOf(detail.plans.data) }} label="Loading the plans…">
        {(plans) => <PlanGroups detail={detail} plans={plans} onReturn={onReturn} />}
      </Loaded>
    </Card>
  );
}

function PlanGroups({ detail, plans, onReturn }: PlansCardProps & { plans: Plan[] }) {
  const { hasConditionalMutation = false } = detail.overview.data ?? {};
  const groups = useMemo(
    () => groupPlans(plans, { hasConditionalCrisprPlan: hasConditionalMutation }),
    [plans, hasConditionalMutation],
  );
  const facts = addingFacts(detail, plans);
  const unlisted = unlistedPlans(detail.project.data, plans);
  const unlistedText = unlistedPlansText(unlisted);
  const leave = useReloadOnReturn(onReturn);
  return (
    <Stack gap="6">
      {groups.map((group) => (
        <PlanGroupSection
          key={group.name}
          group={group}
          hasUnlisted={unlisted[group.name === 'phenotyping' ? 'phenotyping' : 'production'] > 0}
          add={addPlan(group.name, facts)}
          onAdd={leave}
        />
      ))}
      {unlistedText !== undefined && <Text tone="muted">{unlistedText}</Text>}
    </Stack>
  );
}

/** How many colonies further plans can start from: what the add buttons depend on (spec part 1 §4). */
function ConfirmedColonies({ detail: { overview, plans, project } }: Pick<PlansCardProps, 'detail'>) {
  const { data } = overview;
  if (data === undefined) return null;
  const listed = plansOf(plans.data);
  const isPart = listed !== undefined && unlistedPlans(project.data, listed).production > 0;
  return (
    <>
      Genotype-confirmed colonies{isPart && ' of plans that you may read'}: {data.genotypeConfirmedColonies}
    </>
  );
}
