/** When two records of a list are the same (api-3 §1.7): they have the same genes in the same order. */
export type GenesKey = string;

export function genesKey(geneIds: readonly number[]): GenesKey {
  return geneIds.join(',');
}

/** The positions of records whose genes an earlier one of them has already. */
export function repeatedGenes(records: readonly { geneIds: readonly number[] }[]): Map<number, number> {
  const first = new Map<GenesKey, number>();
  const repeated = new Map<number, number>();
  for (const [position, { geneIds }] of records.entries()) {
    const key = genesKey(geneIds);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, position);
    else repeated.set(position, earlier);
  }
  return repeated;
}
