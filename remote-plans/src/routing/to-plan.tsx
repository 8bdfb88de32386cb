import { useResource } from 'shared/api';
import type { Plan } from 'shared/contract';
import { useParams } from 'shared/router';
import { historyAddress, planAddress, projectAddress } from './addresses.ts';
import { planPath } from './api-paths.ts';
import { Redirecting, TO_SEARCH } from './redirecting.tsx';

/** The plan router: finds the project and the type of a plan, and goes to its screen, or to its history (spec part 2 §2, PP-45). */
export function ToPlan({ isHistory = false }: { isHistory?: boolean }) {
  const { tpn, pin = '' } = useParams();
  const plan = useResource<Plan>(planPath(pin), undefined, { showsRefusal: true });
  const address = plan.data && planAddress(plan.data);
  return (
    <Redirecting
      title={`Plan ${pin}`}
      address={address && isHistory ? historyAddress(address) : address}
      error={plan.error}
      onRetry={() => void plan.reload()}
      wayBack={tpn === undefined ? TO_SEARCH : { to: projectAddress(tpn), text: `Go to project ${tpn}` }}
    />
  );
}
