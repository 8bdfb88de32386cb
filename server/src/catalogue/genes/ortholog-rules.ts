import type { Ortholog } from 'shared/contract';

/** A human counterpart as stored: its symbol, and how many methods agree that it is one. */
export interface StoredOrtholog {
  symbol: string;
  /** `HGNC:18186`, where it is known. */
  hgncId?: string | null;
  supportCount: number;
}

/** Agreement above which an ortholog counts as the best one. */
const TRUSTED_ABOVE = 4;

/** How sure an ortholog is: LOW below 5 methods, MODERATE from 5 to 8, GOOD from 9 (api-1 §10.1). */
export function orthologCategory(supportCount: number): Ortholog['category'] {
  if (supportCount >= 9) return 'GOOD';
  return supportCount >= 5 ? 'MODERATE' : 'LOW';
}

/** The ortholog that most methods agree on, or several where they tie (api-1 §10.1 and §12.2); no threshold. */
export function mostSupported<T extends StoredOrtholog>(orthologs: readonly T[]): T[] {
  const highest = Math.max(...orthologs.map((ortholog) => ortholog.supportCount));
  return orthologs.filter((ortholog) => ortholog.supportCount === highest);
}

/** The orthologs that a gene is shown with: those of the highest support, which are also the best if that is above 4. */
export function shownOrthologs(orthologs: readonly StoredOrtholog[]): {
  allOrthologs: Ortholog[];
  bestOrthologs: Ortholog[];
} {
  const allOrthologs = mostSupported(orthologs).map(toOrtholog);
  const bestOrthologs = allOrthologs.filter((ortholog) => ortholog.supportCount > TRUSTED_ABOVE);
  return { allOrthologs, bestOrthologs };
}

/** Its page, or without an id the search for its symbol: the address of the page takes no symbols. */
function genePage({ symbol, hgncId }: StoredOrtholog): string {
  return hgncId
    ? `https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/${hgncId}`
    : `https://www.genenames.org/tools/search/#!/?query=${encodeURIComponent(symbol)}`;
}

/** An ortholog as the API describes one. */
export function toOrtholog(ortholog: StoredOrtholog): Ortholog {
  const { symbol, supportCount } = ortholog;
  return {
    symbol,
    category: orthologCategory(supportCount),
    support: null,
    supportCount,
    link: genePage(ortholog),
  };
}
