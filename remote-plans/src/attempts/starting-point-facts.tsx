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
      none="Not defined"
      facts={[
        {
          label: outcomeLabel,
          value: startingPoint && <OutcomeLink tpn={tpn} startingPoint={startingPoint} />,
        },
        {
          label: 'Production Plan',
          value: startingPoint && <PlanLink tpn={tpn} startingPoint={startingPoint} />,
        },
      ]}
    />
  );
}

interface LinkProps {
  tpn: string;
  startingPoint: StartingPoint;
}

function OutcomeLink({ tpn, startingPoint: { productionPlanPin, outcomeTpo } }: LinkProps) {
  return (
    <Link to={outcomeAddress({ tpn, pin: productionPlanPin, tpo: outcomeTpo })} isId newTab>
      {outcomeTpo}
    </Link>
  );
}

function PlanLink({ tpn, startingPoint: { productionPlanPin: pin } }: LinkProps) {
  return (
    <Link to={planAddress({ tpn, pin, typeName: 'production' })} isId newTab>
      {pin}
    </Link>
  );
}
