import { useResource } from 'shared/api';
import type { ResourceAction } from 'shared/contract';
import { useWatch } from 'shared/ui-forms';
import type { PlanCreationValues } from './creation-values.ts';
import { PHENOTYPING, PRODUCTION } from './plan-kinds.ts';

/** What a person needs to be allowed for a plan of each type, and the message otherwise (spec part 1 §8). */
const RIGHTS: Readonly<Record<string, { action: ResourceAction; refusal: string }>> = {
  [PRODUCTION]: { action: 'canCreateProductionPlan', refusal: 'You cannot add production plans.' },
  [PHENOTYPING]: { action: 'canCreatePhenotypingPlan', refusal: 'You cannot add phenotyping plans.' },
};

/** Why the person may not make a plan of the chosen type. Without a response the server decides on submission. */
export function useRefusal(tpn: string): string | undefined {
  const right = RIGHTS[useWatch<PlanCreationValues, 'plan.typeName'>({ name: 'plan.typeName' })];
  const path = right === undefined ? null : '/api/permissionByActionOnResource';
  const { data, isPrevious } = useResource<boolean>(path, { action: right?.action, resourceId: tpn });
  return data === false && !isPrevious ? right?.refusal : undefined;
}
