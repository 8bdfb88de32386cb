import type { StartingPoint } from 'shared/contract';
import { FactList, Link } from 'shared/ui';
import { outcomeAddress, planAddress } from '../routing/addresses.ts';

export interface StartingPointFactsProps {
  tpn: string;
  startingPoint: StartingPoint | undefined;
  /** What the outcome is called here. */
  outcomeLabel: string;
}

/** The outcome that a plan starts from, and the plan that yielded it; both open beside a form that is not to be left. */
export function StartingPointFacts({ tpn, startingPoint, outcomeLabel }: StartingPointFactsProps) {
  return (
    <FactList
      facts={[
        {
          label: outcomeLabel,
          value: startingPoint && (
            <Link
              to={outcomeAddress({
                tpn,
                pin: startingPoint.productionPlanPin,
                tpo: startingPoint.outcomeTpo,
              })}
              isId
              newTab
            >
              {startingPoint.outcomeTpo}
            </Link>
          ),
        },
        {
          label: 'Production Plan',
          value: startingPoint && (
            <Link
              to={planAddress({ tpn, pin: startingPoint.productionPlanPin, typeName: 'production' })}
              isId
              newTab
            >
              {startingPoint.productionPlanPin}
            </Link>
          ),
        },
      ]}
    />
  );
}
