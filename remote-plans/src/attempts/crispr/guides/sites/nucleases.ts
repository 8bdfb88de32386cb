/** Where a nuclease binds and cuts. Letters are IUPAC codes, 5' to 3' on the strand of the guide. */
export interface NucleaseSites {
  pam: string;
  /** The PAM follows the guide, or comes before it. */
  pamIs: 'after' | 'before';
  guideLength: number;
  /** Bases of the guide before the cut in its own strand. */
  cutAfter: number;
}

/**
 * The nucleases of the tracker, by the names of its list. Cas9 cuts three bases before NGG (Jinek et al. 2012), and its nickase
 * D10A there, too; Cpf1 (Cas12a of Acidaminococcus) after the 18th base that follows TTTV (Zetsche et al. 2015).
 */
export const NUCLEASES = {
  Cas9: { pam: 'NGG', pamIs: 'after', guideLength: 20, cutAfter: 17 },
  D10A: { pam: 'NGG', pamIs: 'after', guideLength: 20, cutAfter: 17 },
  Cpf1: { pam: 'TTTV', pamIs: 'before', guideLength: 23, cutAfter: 18 },
} as const satisfies Record<string, NucleaseSites>;

export type NucleaseName = keyof typeof NUCLEASES;

export function isNuclease(name: string): name is NucleaseName {
  return name in NUCLEASES;
}
