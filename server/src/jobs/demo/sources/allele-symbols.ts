/** Allele symbols by the rules of api-2 section 17, for data whose source names no allele. */

/**
 * `Gpr173<em1(IMPC)Bay>`: the number counts the alleles of a gene that one laboratory made.
 *
 * @param laboratory ILAR code of the work unit
 */
export function crisprAlleleSymbol(geneSymbol: string, number: number, laboratory: string): string {
  return `${geneSymbol}<em${number}(IMPC)${laboratory}>`;
}

/** Class letter of a targeted allele by the kind of design; `''` stands for no letter. */
export type AlleleClass = 'a' | 'e' | "''";

const CLASS_OF_SUBTYPE: Readonly<Record<string, AlleleClass>> = {
  conditional_ready: 'a',
  targeted_non_conditional: 'e',
  deletion: "''",
};

/** @throws for a kind of design that the source is not known to contain */
export function alleleClassOf(mutationSubtype: string): AlleleClass {
  const alleleClass = CLASS_OF_SUBTYPE[mutationSubtype];
  if (alleleClass === undefined) throw new Error(`Unknown mutation subtype '${mutationSubtype}'`);
  return alleleClass;
}

/** The class that an allele symbol shows: `tm1a(...)` a, `tm2e(...)` e, `tm1(...)` none. */
export function alleleClassInSuperscript(superscript: string): AlleleClass | null {
  const letter = /^tm\d+([ae]?)\(/.exec(superscript)?.[1];
  if (letter === undefined) return null;
  return letter === 'a' || letter === 'e' ? letter : "''";
}

/**
 * What stands between `<` and `>` for a clone: `tm1a(EUCOMM)Wtsi`. The abbreviation is the programme's, the
 * laboratory code follows from the clone's name as the programmes gave them.
 */
export function cloneSuperscript(clone: string, pipeline: string, alleleClass: AlleleClass): string {
  const letter = alleleClass === "''" ? '' : alleleClass;
  const programme = pipeline.startsWith('KOMP') ? 'KOMP' : pipeline;
  return `tm1${letter}(${programme})${laboratoryOfClone(clone, pipeline)}`;
}

/** HEPD clones are Munich's, DEPD clones Davis', EPD clones the Sanger Institute's, the rest VelociGene's. */
function laboratoryOfClone(clone: string, pipeline: string): string {
  if (clone.startsWith('HEPD')) return 'Hmgu';
  if (clone.startsWith('DEPD')) return 'Mbp';
  return pipeline === 'KOMP-Regeneron' ? 'Vlcg' : 'Wtsi';
}
