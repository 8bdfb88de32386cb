import { mutateResource, useEditable, type Editable } from 'shared/api';
import type { Plan } from 'shared/contract';
import { outcomesPath } from '../../outcomes/outcome-paths.ts';
import { planPath, projectPath } from '../../routing/api-paths.ts';
import { useGeneSymbol } from '../use-gene-symbol.ts';
import { PERMISSION_PATH, usePlanPermission } from '../use-plan-permission.ts';

/** Everything that the frame of a plan's page shows. */
export interface PlanPageReading {
  plan: Editable<Plan>;
  permission: ReturnType<typeof usePlanPermission>;
  gene: ReturnType<typeof useGeneSymbol>;
}

/** Reads a plan, its project (which names the gene), and what the person may do: all at once. */
export function usePlanPage({ tpn, pin }: { tpn: string | undefined; pin: string }): PlanPageReading {
  return {
    plan: useEditable<Plan>(planPath(pin), { showsRefusal: true }),
    permission: usePlanPermission(pin),
    gene: useGeneSymbol(tpn),
  };
}

/** After a save: what depends on the plan is read anew (ui-screens 10.2). */
export async function readDependants({ tpn, pin }: Pick<Plan, 'tpn' | 'pin'>): Promise<void> {
  await mutateResource(
    PERMISSION_PATH,
    outcomesPath(pin),
    `/api/plans/can-create-outcome/${pin}`,
    `${planPath(pin)}/phenotypingStages`,
    '/api/plans',
    projectPath(tpn),
  );
}
