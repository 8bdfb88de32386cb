import { useResource } from 'shared/api';
import type { Outcome, StartingPoint } from 'shared/contract';
import { FactList, Link, type Fact } from 'shared/ui';
import { outcomeAddress, planAddress } from '../routing/addresses.ts';
import { outcomePath } from '../routing/api-paths.ts';

export interface StartingPointFactsProps {
  tpn: string;
  startingPoint: StartingPoint | undefined;
  /** What the outcome is called here. */
  outcomeLabel: string;
}

/** The outcome that a plan starts from, and the plan that yielded it; both open beside a form that is not to be left. */
export function StartingPointFacts({ tpn, startingPoint, outcomeLabel }: StartingPointFactsProps) {
  const mice = useMice(startingPoint);
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
        mice,
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

/** The colony or specimen as people know it, by name and strain. A plan itself has nothing but identifiers. */
function useMice(startingPoint: StartingPoint | undefined): Fact {
  const path =
    startingPoint && outcomePath({ pin: startingPoint.productionPlanPin, tpo: startingPoint.outcomeTpo });
  const { data, isLoading } = useResource<Outcome>(path ?? null, undefined, { showsRefusal: true });
  const { colony, specimen } = data ?? {};
  const known = colony
    ? [colony.name, colony.backgroundStrainName]
    : [specimen?.specimenExternalRef, specimen?.backgroundStrainName];
  return {
    label: specimen ? 'Specimen' : 'Colony',
    value: isLoading ? '…' : known.filter(Boolean).join(', '),
  };
}
