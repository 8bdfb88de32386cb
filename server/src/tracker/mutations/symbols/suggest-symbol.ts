import { allelePrefix, classRefusal, isEsCellWork } from './allele-class.ts';

/** What a suggestion is made of. */
export interface SuggestionSubject {
  /** Symbol of the first gene; null without genes. */
  geneSymbol: string | null;
  alleleClass: string | null;
  attemptTypeName: string;
  /** ILAR code of the plan's work unit. */
  ilarCode: string | null;
  consortiumAbbreviation: string | null;
}

/**
 * Why no symbol can be suggested, in the words that clients recognise by `Error` (api-2 §17); null when one can.
 */
export function suggestionRefusal({
  geneSymbol,
  alleleClass,
  attemptTypeName,
}: SuggestionSubject): string | null {
  if (geneSymbol === null) return 'Error: Please Enter Gene';
  if (isEsCellWork(attemptTypeName) && alleleClass === null) return 'Error: Please Select Mutation Type';
  return classRefusal(attemptTypeName, alleleClass);
}

/** What the symbols that count begin and end with: alleles of the gene that the same laboratory made in the same way. */
export function seriesOf({ geneSymbol, attemptTypeName, ilarCode }: SuggestionSubject) {
  return { start: `${geneSymbol}<${allelePrefix(attemptTypeName)}`, end: `${ilarCode ?? ''}>` };
}

/**
 * The symbol of the next allele (api-2 §17): `Zfp999<em5(IMPC)Nlab>` where the laboratory has made em1 and em4. The
 * class of a plain targeted allele stays as its two apostrophes, which clients remove.
 *
 * @param series all symbols that begin and end as in `seriesOf`
 */
export function nextSymbol(subject: SuggestionSubject, series: readonly string[]): string {
  const { start, end } = seriesOf(subject);
  const alleleClass = isEsCellWork(subject.attemptTypeName) ? (subject.alleleClass ?? '') : '';
  const abbreviation = (subject.consortiumAbbreviation ?? '').trim();
  const consortium = abbreviation === '' ? '' : `(${abbreviation})`;
  return `${start}${nextNumber(series)}${alleleClass}${consortium}${end}`;
}

/** One more than there are symbols, and than the largest number after `<` in any of them. */
function nextNumber(series: readonly string[]): number {
  return series.reduce((next, symbol) => Math.max(next, largestNumber(symbol) + 1), series.length + 1);
}

function largestNumber(symbol: string): number {
  const numbers = symbol.slice(symbol.indexOf('<')).match(/\d+/g) ?? [];
  // Longer digits are no number of an allele, and would not be written as one.
  return Math.max(0, ...numbers.filter((digits) => digits.length <= 9).map(Number));
}
