import { mgiAlleleAddress, mgiGeneAddress, secureAddress } from './mgi-address.ts';

test('ids of MGI lead to MGI', () => {
  expect(mgiGeneAddress('MGI:1918021')).toBe('https://www.informatics.jax.org/marker/MGI:1918021');
  expect(mgiAlleleAddress('MGI:5548587')).toBe('https://www.informatics.jax.org/allele/MGI:5548587');
});

test('other ids do not', () => {
  expect(mgiGeneAddress('CGI_00001')).toBeUndefined();
  expect(mgiAlleleAddress('not yet')).toBeUndefined();
});

test('links are opened over https', () => {
  expect(secureAddress('http://www.mousephenotype.org/data/genes/MGI:1')).toBe(
    'https://www.mousephenotype.org/data/genes/MGI:1',
  );
  expect(secureAddress('https://www.genenames.org')).toBe('https://www.genenames.org');
});
