import {
  alleleClassInSuperscript,
  alleleClassOf,
  cloneSuperscript,
  crisprAlleleSymbol,
} from './allele-symbols.ts';

describe('allele symbols', () => {
  it('numbers the CRISPR alleles of a gene by laboratory', () => {
    expect(crisprAlleleSymbol('Gpr173', 1, 'Bay')).toBe('Gpr173<em1(IMPC)Bay>');
    expect(crisprAlleleSymbol('Vps35', 3, 'J')).toBe('Vps35<em3(IMPC)J>');
  });

  it.each([
    ['EPD0111_3_F09', 'EUCOMM', 'conditional_ready', 'tm1a(EUCOMM)Wtsi'],
    ['HEPD0634_1_D03', 'EUCOMM', 'conditional_ready', 'tm1a(EUCOMM)Hmgu'],
    ['DEPD00516_2_F06', 'KOMP-CSD', 'targeted_non_conditional', 'tm1e(KOMP)Mbp'],
    ['EPD0463_1_A11', 'KOMP-CSD', 'deletion', 'tm1(KOMP)Wtsi'],
    ['10243A-E8', 'KOMP-Regeneron', 'deletion', 'tm1(KOMP)Vlcg'],
  ])('names the allele of clone %s of %s (%s) %s', (clone, pipeline, subtype, superscript) => {
    expect(cloneSuperscript(clone, pipeline, alleleClassOf(subtype))).toBe(superscript);
  });

  it('refuses a kind of design that it does not know', () => {
    expect(() => alleleClassOf('gene_trap')).toThrow("Unknown mutation subtype 'gene_trap'");
  });

  it.each([
    ['tm1a(EUCOMM)Wtsi', 'a'],
    ['tm2e(EUCOMM)Wtsi', 'e'],
    ['tm1(KOMP)Vlcg', "''"],
    ['gt(DC0348)SIGTR', null],
    ['tm1b(EUCOMM)Wtsi', null],
  ])('reads the class of %s as %s', (superscript, alleleClass) => {
    expect(alleleClassInSuperscript(superscript)).toBe(alleleClass);
  });
});
