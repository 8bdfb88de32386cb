/**
 * The genes whose projects have examples of what the source data do not contain. One centre alone worked on each, its project
 * is public, and its line is confirmed.
 */

/** With a CRISPR line that has a sequence. */
export const CRISPR_EXAMPLES: readonly string[] = [
  ...['Il20rb', 'Abhd11', 'Clca1', 'Pde6a'],
  ...['Meak7', 'Mvk', 'Rep15'],
  ...['Chrdl1', 'Gnb4', 'Abcc5'],
];

/** With a line from ES cells whose allele is conditional ready (tm1a). */
export const ES_CELL_EXAMPLES: readonly string[] = [
  ...['Adamtsl2', 'Adgrf4', 'Agps', 'Ahrr', 'Alox5', 'Arhgap19'],
  ...['Abcd4', 'Acp2', 'Afmid', 'Asns', 'Bag3'],
];

/** Genes without a project, whose homozygous mutants die early by IMPC's results. */
export const HAPLO_ESSENTIAL_EXAMPLES: readonly string[] = [
  ...['Aamp', 'Abce1', 'Actr8', 'Adsl', 'Ahcy', 'Alg11', 'Ash2l', 'Atr'],
];

export const EXAMPLE_GENES = [...CRISPR_EXAMPLES, ...ES_CELL_EXAMPLES, ...HAPLO_ESSENTIAL_EXAMPLES];
