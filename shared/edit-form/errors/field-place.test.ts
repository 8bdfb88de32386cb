import { formFieldOf, placeOf, placeText } from './field-place.ts';
import type { FormSection } from '../sections/form-section.ts';

const SECTIONS: FormSection[] = [
  { id: 'details', title: 'Plan Details', labels: { comment: 'Comment' } },
  { id: 'crisprDetails', title: 'CRISPR Attempt Details', labels: { attemptExternalRef: 'MI External Ref' } },
  { id: 'guides', title: 'Guides', labels: { 'rows.pam': 'PAM' } },
  {
    id: 'mutations',
    title: 'Mutations',
    labels: { 'rows.sequences': 'Sequence(s) information', 'rows.sequences.typeName': 'Type' },
  },
  { id: 'assay', title: 'Founder/G0 Litter Details', labels: { numFounderPups: '#Pups born' } },
];

describe('the place of a field in words (PP-26)', () => {
  it.each([
    ['details.comment', 'Plan Details, Comment'],
    ['guides.rows.2.pam', 'Guides, row 3, PAM'],
    ['guides.rows.0', 'Guides, row 1'],
    ['guides', 'Guides'],
    ['mutations.rows.0.sequences.1.typeName', 'Mutations, row 1, Sequence(s) information, row 2, Type'],
    ['mutations.rows.0.sequences.1', 'Mutations, row 1, Sequence(s) information, row 2'],
  ])('%s: %s', (name, text) => {
    const place = placeOf(name, SECTIONS);
    expect(place && placeText(place)).toBe(text);
  });

  it('is unknown for a field of no section', () => {
    expect(placeOf('detailsOfAnother.comment', SECTIONS)).toBeUndefined();
  });
});

describe('the field that the server means (PP-26)', () => {
  it.each([
    ['guides.2.pam', 'guides.rows.2.pam'],
    ['crisprAttempt.guides.2.pam', 'guides.rows.2.pam'],
    ['crisprAttempt/guides/2/pam', 'guides.rows.2.pam'],
    ['crisprAttempt.guides', 'guides'],
    ['guides[2]', 'guides.rows.2'],
    ['/guides/2', 'guides.rows.2'],
    ['assay.numFounderPups', 'assay.numFounderPups'],
    ['attemptExternalRef', 'crisprDetails.attemptExternalRef'],
    ['crisprAttempt.attemptExternalRef', 'crisprDetails.attemptExternalRef'],
    ['tpn', undefined],
  ])('%s is %s', (path, name) => {
    expect(formFieldOf(path, SECTIONS)).toBe(name);
  });
});
