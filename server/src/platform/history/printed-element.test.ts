import { printedElement } from './printed-element.ts';

test.each([
  ['one of the existing tracker', 'Guide(sequence=ACGT, pam=TGG)', 'sequence=ACGT, pam=TGG'],
  ['one that extends another', 'Colony(super=Outcome@1f, name=JAX-1)', 'name=JAX-1'],
  ['one with brackets in it', 'Mutation(symbol=Abc1<em1(IMPC)J>)', 'symbol=Abc1<em1(IMPC)J>'],
  ['one of ours', 'name=Conditional, typeName=allele_category', 'name=Conditional, typeName=allele_category'],
  ['a name alone', 'Cib2<em1(IMPC)J>', 'Cib2<em1(IMPC)J>'],
  ['a name with brackets', 'Strain(of two)', 'Strain(of two)'],
  ['nothing', null, null],
])('%s', (_what, text, shown) => {
  expect(printedElement(text)).toBe(shown);
});
