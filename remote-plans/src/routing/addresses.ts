/** Where the screens of this area are (spec part 2 §2). Each address is written here and nowhere else. */

interface PlanPlace {
  tpn: string;
  pin: string;
}

export function projectAddress(tpn: string): string {
  return `/projects/${tpn}`;
}

/** The screen of a plan of that type; plans of a type that this release does not know are shown like production plans. */
export function planAddress({ tpn, pin, typeName }: PlanPlace & { typeName: string }): string {
  return typeName === 'phenotyping'
    ? phenotypingPlanAddress({ tpn, pin })
    : `${projectAddress(tpn)}/production-plan/${pin}`;
}

/** The address that finds out what type of plan it is. */
export function anyPlanAddress({ tpn, pin }: PlanPlace): string {
  return `${projectAddress(tpn)}/plan/${pin}`;
}

function phenotypingPlanAddress({ tpn, pin }: PlanPlace): string {
  return `${projectAddress(tpn)}/phenotyping-plan/${pin}`;
}

/** Deep links of other systems have this shape (ui-screens 1.4). */
export function outcomeAddress({ tpn, pin, tpo }: PlanPlace & { tpo: string }): string {
  return `${projectAddress(tpn)}/plans/${pin}/outcomes/${tpo}`;
}

export function outcomeCreationAddress({ tpn, pin }: PlanPlace): string {
  return `${projectAddress(tpn)}/plans/${pin}/outcome-creation`;
}

export function stageAddress({ psn, ...plan }: PlanPlace & { psn: string }): string {
  return `${phenotypingPlanAddress(plan)}/phenotyping-stage/${psn}`;
}

export function stageCreationAddress(plan: PlanPlace): string {
  return `${phenotypingPlanAddress(plan)}/phenotyping-stage-creation`;
}

/** The history of what is shown at an address. */
export function historyAddress(address: string): string {
  return `${address}/history`;
}
