import type { Plan } from 'shared/contract';

/** Where the page of a plan is (spec part 1 §2). */
export function planPageAddress({ tpn, pin, typeName }: Pick<Plan, 'tpn' | 'pin' | 'typeName'>): string {
  const page = typeName === 'phenotyping' ? 'phenotyping-plan' : 'production-plan';
  return `/projects/${tpn}/${page}/${pin}`;
}
