interface PlanPlace {
  tpn: string;
  pin: string;
}

/** The screen of a project. */
export function projectAddress(tpn: string): string {
  return `/projects/${tpn}`;
}

/** The screen of a plan of that type (spec part 2 §2). */
export function planAddress({ tpn, pin, typeName }: PlanPlace & { typeName: string }): string {
  const page = typeName === 'phenotyping' ? 'phenotyping-plan' : 'production-plan';
  return `/projects/${tpn}/${page}/${pin}`;
}

/** The screen of a colony or specimen. */
export function outcomeAddress({ tpn, pin, tpo }: PlanPlace & { tpo: string }): string {
  return `/projects/${tpn}/plans/${pin}/outcomes/${tpo}`;
}

/** The screen of a stage of a phenotyping plan. */
export function stageAddress({ tpn, pin, psn }: PlanPlace & { psn: string }): string {
  return `/projects/${tpn}/phenotyping-plan/${pin}/phenotyping-stage/${psn}`;
}

/** Identifiers of a record that changed; null for what it is not. */
export interface ChangedRecord {
  tpn: string;
  pin: string | null;
  planTypeName: string | null;
  tpo: string | null;
  psn: string | null;
}

/** A record that changed: what it is called, and where it is. */
export function changePlace({ tpn, pin, planTypeName, tpo, psn }: ChangedRecord): { id: string; to: string } {
  if (pin === null) return { id: tpn, to: projectAddress(tpn) };
  if (psn !== null) return { id: psn, to: stageAddress({ tpn, pin, psn }) };
  if (tpo !== null) return { id: tpo, to: outcomeAddress({ tpn, pin, tpo }) };
  return { id: pin, to: planAddress({ tpn, pin, typeName: planTypeName ?? 'production' }) };
}
