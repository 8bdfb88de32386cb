/** Allele classes of ES cell work: categorizations of the type `esc_allele_class` (api-2 §16.1, §16.2, §17). */

/** The type of the categorizations that are allele classes. */
export const ALLELE_CLASS_TYPE = 'esc_allele_class';

/** The class of a plain targeted allele, which has no letter: two apostrophes. */
export const NO_LETTER = "''";

interface ClassRule {
  allowed: readonly string[];
  message: string;
}

const CLASS_RULES: Readonly<Record<string, ClassRule>> = {
  'es cell': {
    allowed: ['a', 'e', NO_LETTER],
    message:
      "Error: Please Select one of these mutation types for the initial es cell production attempt (a, e, '')",
  },
  'es cell allele modification': {
    allowed: ['b', 'c', 'd', 'e.1', '.1', '.2'],
    message:
      'Error: Please Select one of these mutation types for es cell modification attempt (b, c, d, e.1, .1, .2)',
  },
};

/** Whether plans of this attempt type work on alleles of targeted ES cells. */
export function isEsCellWork(attemptTypeName: string): boolean {
  return Object.hasOwn(CLASS_RULES, attemptTypeName);
}

/** What symbols of such plans begin with after `<`: `tm` for targeted ES cells, `em` for genome editing. */
export function allelePrefix(attemptTypeName: string): 'tm' | 'em' {
  return isEsCellWork(attemptTypeName) ? 'tm' : 'em';
}

/** The class among the categorizations of a mutation; null when it has none. */
export function alleleClassOf(
  categorizations: readonly { name: string; typeName: string | null }[],
): string | null {
  return categorizations.find(({ typeName }) => typeName === ALLELE_CLASS_TYPE)?.name ?? null;
}

/** Why plans of this attempt type cannot yield an allele of this class (or of none); null when they can. */
export function classRefusal(attemptTypeName: string, alleleClass: string | null): string | null {
  const rule = CLASS_RULES[attemptTypeName];
  if (rule === undefined || (alleleClass !== null && rule.allowed.includes(alleleClass))) return null;
  return rule.message;
}

/** Whether a symbol shows the class that the mutation has, the class test of api-2 §16.2. */
export function showsClass(symbol: string, alleleClass: string): boolean {
  const shown = classShownIn(symbol.slice(symbol.indexOf('<') + 1));
  if (alleleClass === NO_LETTER) return /^[(A-Z]$/.test(shown);
  return shown !== '' && alleleClass.includes(shown);
}

/**
 * `tm1a(...)` a, `tm12b(...)` b, `tm1e.1(...)` e.1, `tm1.2(...)` .2, `tm1(...)` the parenthesis. The existing tracker
 * takes the third digit of a number for the class.
 */
function classShownIn(superscript: string): string {
  return /e?\../.exec(superscript)?.[0] ?? /^..\d+(.)/.exec(superscript)?.[1] ?? '';
}
