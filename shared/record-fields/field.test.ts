import { labelsOf, labelsOfRows } from './field.ts';
import * as fields from './index.ts';

test('labels by names', () => {
  const labels = labelsOf([
    { name: 'ref', label: 'Reference' },
    { name: 'pups', label: 'Pups' },
  ]);
  expect(labels).toEqual({ ref: 'Reference', pups: 'Pups' });
  expect(labelsOfRows(labels)).toEqual({ 'rows.ref': 'Reference', 'rows.pups': 'Pups' });
});

test.each([
  ['CRISPR_DETAILS_FIELDS', fields.CRISPR_DETAILS_FIELDS],
  ['INJECTION_FIELDS', fields.INJECTION_FIELDS],
  ['ASSAY_FIELDS', fields.ASSAY_FIELDS],
  ['MATING_FIELDS', fields.MATING_FIELDS],
  ['PHENOTYPING_FIELDS', fields.PHENOTYPING_FIELDS],
  ['PRODUCT_FIELDS', fields.PRODUCT_FIELDS],
])('%s has each name and each label once', (_name, table) => {
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length);
  expect(new Set(table.map(({ label }) => label)).size).toBe(table.length);
});
