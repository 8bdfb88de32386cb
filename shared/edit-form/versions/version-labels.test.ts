import { fieldSections, type FormSection } from '../sections/form-section.ts';
import { rowText, versionLabels, versionText } from './version-labels.ts';

const SECTIONS: FormSection[] = [
  { id: 'details', title: 'Plan Details', labels: { comment: 'Comment' } },
  { id: 'guides', title: 'Guides', labels: { 'rows.pam': 'PAM', 'rows.chr': 'Chr' } },
];

test('fields, cells and rows by the names that people know (PP-11)', () => {
  const values = {
    'details.comment': '',
    'guides.rows.#12.id': 12,
    'guides.rows.#12.pam': '',
    'guides.rows.#12.chr': '',
    'guides.rows.#9': null,
    'guides.rows.new0': null,
    'guides.isOpen': true,
  };
  expect(versionLabels(values, SECTIONS)).toEqual({
    'details.comment': 'Plan Details, Comment',
    'guides.rows.#12.pam': 'Guides, row 1, PAM',
    'guides.rows.#12.chr': 'Guides, row 1, Chr',
    'guides.rows.#9': 'Guides, row 2',
    'guides.rows.new0': 'Guides, row 3',
  });
});

test('fields of a form without sections by their labels, their values in their words', () => {
  const fields = fieldSections({ roles: 'Roles', name: 'Name' }, (value) =>
    Array.isArray(value) ? `${value.length} roles` : undefined,
  );
  expect(versionLabels({ roles: [], name: '', id: 7 }, fields)).toEqual({ roles: 'Roles', name: 'Name' });
  expect(versionText('roles', ['a'], fields)).toBe('1 roles');
  expect(versionText('name', 'Jo', fields)).toBe('Jo');
});

test('a row in words, without what is empty or has no name', () => {
  expect(rowText('guides.rows.#9', { id: 9, pam: 'AGG', chr: '' }, SECTIONS)).toBe('PAM: AGG');
  expect(rowText('details.comment', 'text', SECTIONS)).toBeUndefined();
});

describe('lists inside a row', () => {
  const MUTATIONS: FormSection[] = [
    {
      id: 'mutations',
      title: 'Mutations',
      labels: { 'rows.genes': 'Genes', 'rows.sequences': 'Sequences', 'rows.sequences.text': 'Sequence' },
    },
  ];
  const sequences = [
    { id: 1, text: 'ACGT' },
    { id: null, text: 'TTT' },
  ];

  test('rows of a table inside it are shown one by one', () => {
    expect(rowText('mutations.rows.#5.sequences', sequences, MUTATIONS)).toBe(
      'Sequence: ACGT; Sequence: TTT',
    );
  });

  test('plain lists are left to the component that shows values', () => {
    expect(rowText('mutations.rows.#5.genes', ['Abl1'], MUTATIONS)).toBeUndefined();
    expect(rowText('mutations.rows.#5.sequences', [], MUTATIONS)).toBeUndefined();
  });

  test('a whole row shows its lists, and the length of tables inside it', () => {
    expect(rowText('mutations.rows.new0', { id: null, genes: ['Abl1', 'Kit'], sequences }, MUTATIONS)).toBe(
      'Genes: Abl1, Kit, Sequences: 2',
    );
  });
});
