import { mutateResource, useEditable } from 'shared/api';
import type { Plan } from 'shared/contract';
import { outcomesPath } from '../../outcomes/outcome-paths.ts';
import { planPath, projectPath } from '../../routing/api-paths.ts';
import { useGeneSymbol } from '../use-gene-symbol.ts';
import { PERMISSION_PATH, usePlanPermission } from '../use-plan-permission.ts';

/** Reads a plan, its project (which names the gene), and what the person may do: all at once. */
export function usePlanPage({ tpn, pin }: { tpn: string | undefined; pin: string }) {
  return {
    plan: useEditable<Plan>(planPath(pin), { showsRefusal: true }),
    permission: usePlanPermission(pin),
    gene: useGeneSymbol(tpn),
  };
}

/** After a save: what depends on the plan is read again (ui-screens 10.2). */
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
