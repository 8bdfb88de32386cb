import { useResource } from 'shared/api';
import type { Outcome, Plan } from 'shared/contract';
import { useParams } from 'shared/router';
import { historyAddress, outcomeAddress } from './addresses.ts';
import { outcomeAnywherePath, planPath } from './api-paths.ts';
import { Redirecting, TO_SEARCH } from './redirecting.tsx';

/**
 * Short addresses of outcomes: an outcome says its plan and the plan says its project, and so on to the full address, or to
 * the history (spec part 2 §2, PP-45).
 */
export function ToOutcome({ isHistory = false }: { isHistory?: boolean }) {
  const { tpo = '' } = useParams();
  const outcome = useResource<Outcome>(outcomeAnywherePath(tpo), undefined, { showsRefusal: true });
  const pin = outcome.data?.pin;
  const plan = useResource<Plan>(pin === undefined ? null : planPath(pin), undefined, { showsRefusal: true });
  const address = plan.data && outcomeAddress({ tpn: plan.data.tpn, pin: plan.data.pin, tpo });
  return (
    <Redirecting
      title={`Outcome ${tpo}`}
      address={address && isHistory ? historyAddress(address) : address}
      error={outcome.error ?? plan.error}
      onRetry={() => void (outcome.error ? outcome : plan).reload()}
      wayBack={TO_SEARCH}
    />
  );
}
