/** `Cib2`, `Cib2 and Rsph1`, `Cib2 and 2 more`: genes where there is no room for all of them. */
export function genesInShort(symbols: readonly string[]): string {
  return symbols.length < 3 ? symbols.join(' and ') : `${symbols[0]} and ${symbols.length - 1} more`;
}

/** `Cib2, Rsph1 · PIN:0000000001`: a record by the genes of its project, by which people know it. */
export function nameByGenes(symbols: readonly string[], id: string): string {
  return [symbols.join(', '), id].filter(Boolean).join(' · ');
}
