import { allelePrefix, showsClass } from './allele-class.ts';

/** What the format of an allele symbol depends on. */
export interface SymbolSubject {
  geneSymbols: readonly string[];
  alleleClass: string | null;
  attemptTypeName: string;
  laboratories: Laboratories;
}

/** The laboratory codes that a symbol may name. */
export interface Laboratories {
  /** ILAR code of the plan's work unit; null when it has none, or the plan has no work unit. */
  ilarCode: string | null;
  /** ILAR codes and names of all work units. */
  codes: readonly string[];
}

/** VelociGene made alleles for several work units, but is not a work unit. */
const VELOCIGENE = 'Vlcg';

/** Whether the symbol names a laboratory, where the plan's work unit has a code: the work-unit-code test of api-2 §16.2. */
export function namesLaboratory(symbol: string, { ilarCode, codes }: Laboratories): boolean {
  if (ilarCode === null) return true;
  const text = symbol.toLowerCase();
  return [...codes, VELOCIGENE].some((code) => text.includes(code.toLowerCase()));
}

/** Whether an allele symbol such as `Zfp999<em1(IMPC)Nlab>` is in the format of api-2 §16.2. */
export function isSymbolWellFormed(symbol: string, subject: SymbolSubject): boolean {
  const { geneSymbols, alleleClass, attemptTypeName, laboratories } = subject;
  const open = symbol.indexOf('<');
  const superscript = symbol.slice(open + 1);
  return (
    geneSymbols.length === 1 &&
    open !== -1 &&
    symbol.includes('>') &&
    namesLaboratory(symbol, laboratories) &&
    symbol.slice(0, open) === geneSymbols[0] &&
    superscript.startsWith(allelePrefix(attemptTypeName)) &&
    /^..\d/.test(superscript) &&
    !symbol.includes('()') &&
    (alleleClass === null || showsClass(symbol, alleleClass))
  );
}
