/** What the abbreviations on the screens mean (data-model §1.1; ui-screens, appendix J). */
export const TERMS = {
  TPN: 'Number of a project: the work on its genes, by any work unit.',
  PIN: 'Number of a plan: what one work unit does for a project, to produce mice or to phenotype them.',
  TPO: 'Number of an outcome of a plan: a colony or a specimen.',
  MIN: 'Number of a mutation that a colony or a specimen carries.',
  PSN: 'Number of a phenotyping stage of a plan.',
  G0: 'Founder generation: the animals born from the embryos that were treated.',
  GLT: 'Germ-line transmission: a chimera has passed the mutation on to its offspring.',
} as const;

export type TermName = keyof typeof TERMS;

/** The term that an identifier begins with: `TPN:000000042` is a TPN. */
export function termOf(id: string): TermName | undefined {
  const name = id.slice(0, id.indexOf(':'));
  return isTerm(name) ? name : undefined;
}

function isTerm(name: string): name is TermName {
  return Object.hasOwn(TERMS, name);
}
