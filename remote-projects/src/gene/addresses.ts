import { pathPart } from 'shared/api';

/** Everything about a gene, in one call. */
export function genePagePath(symbolOrId: string): string {
  return `/api/v2/genes/${pathPart(symbolOrId)}`;
}

interface PlanPlace {
  tpn: string;
  pin: string;
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
