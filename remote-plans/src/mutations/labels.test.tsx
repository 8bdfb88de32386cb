import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aPlan, anEsCellPlan, showEmptyFields } from '../testing/index.ts';
import { aWholeMutation } from './testing/a-whole-mutation.ts';
import { openMutations } from './testing/open-mutations.tsx';

startTestServer();

const QC_RESULTS = 'QC Results';
const PANELS = ['Sequence(s) information', 'Insertion sequence(s)'];

/** What elements say; the panels of exons with how many there are taken off. */
function texts(place: HTMLElement, selector: string): string[] {
  return Array.from(place.querySelectorAll(selector), ({ textContent }) =>
    textContent.trim().replace(/\d+ exons?$/, ''),
  ).filter((text) => text !== '');
}

/** Headers of a table without those that only screen readers read, and without the numbers of its rows. */
function headers(place: HTMLElement, caption: string): string[] {
  const table = within(place).getByRole('table', { name: caption });
  return texts(table, 'thead th').filter((text) => text !== 'Number' && text !== 'Delete');
}

const editBlock = () => screen.getByRole('region', { name: /^Mutation id/ });
const readBlock = () => screen.getByRole('region', { name: 'Read view' });

describe('the edit block (ui-screens 15.3 to 15.8)', () => {
  test('has the labels of the reference in its order, with stars where the server asks (PP-24)', () => {
    openMutations({ stored: [aWholeMutation()] });
    expect(texts(editBlock(), 'label')).toEqual([
      'Gene(s) *',
      'Molecular Mutation Type *',
      'Repair Mechanism',
      'Allele Categories',
      'Mutation symbol *',
      'Release to MGI.',
      'Do Not Release.',
      'Mutation description',
      'QC Note',
    ]);
  });

  test('has fields for its two texts that are as wide as each other', () => {
    openMutations({ stored: [aWholeMutation()] });
    const [description, note] = ['Mutation description', 'QC Note'].map(
      (label) => screen.getByLabelText(label).closest('.gt-field')?.parentElement,
    );
    expect(description).toBe(note);
  });

  test('has the panels of the reference, and in them the panels of exons', () => {
    openMutations({ stored: [aWholeMutation()] });
    expect(texts(editBlock(), 'h4, h5')).toEqual([
      ...PANELS,
      'Insertion Canonical Transcript Exons',
      'Insertion Targeted Exons',
      'Deletion Coordinates And Targeted Exons',
      'Deletion Coordinates',
      'Canonical Transcript Exons',
      'All Targeted Exons',
      QC_RESULTS,
    ]);
  });

  test.each([
    ['Sequences', ['Index', 'Sequence', 'Type']],
    ['Insertions', ['FASTA Sequence', 'Location']],
    ['Deletion Coordinates', ['Chr', 'Start', 'Stop', 'Deletion Size']],
    ['Canonical Transcript Exons', ['Exon ID', 'Transcript']],
    [QC_RESULTS, ['Type', 'Status']],
  ])('table %s: %j', (caption, columns) => {
    openMutations({ stored: [aWholeMutation()] });
    expect(headers(editBlock(), caption)).toEqual(columns);
  });

  test.each(['Add sequence', 'Add Insertion', 'Add QC result', 'Enable Edit'])('button %s', (name) => {
    openMutations({ stored: [aWholeMutation()] });
    expect(within(editBlock()).getByRole('button', { name })).toBeVisible();
  });

  test('a mutation that had no symbol can have one suggested', () => {
    openMutations({ stored: [aWholeMutation({ symbol: null })] });
    expect(within(editBlock()).getByLabelText('Consortium abbreviation')).toHaveDisplayValue('IMPC');
    expect(within(editBlock()).getByRole('option', { name: 'Without abbreviation' })).toBeInTheDocument();
    expect(within(editBlock()).getByRole('button', { name: 'Suggest Symbol' })).toBeVisible();
  });
});

describe('the read block (ui-screens 15.3)', () => {
  test('has the labels of the reference; PP-33: what can be edited can be read', () => {
    openMutations({ stored: [aWholeMutation()] });
    expect(texts(readBlock(), 'dt')).toEqual([
      'Gene(s)',
      'Symbol',
      'Molecular Mutation Type',
      'Release to MGI',
      'MGI allele id',
      'Repair Mechanism',
      'Allele Categories',
      'Mutation description',
      'QC Note',
    ]);
    expect(texts(readBlock(), 'h4')).toEqual([
      'Mutation Categorizations',
      ...PANELS,
      'Insertion Canonical Transcript Exons',
      'Insertion Targeted Exons',
      'Deletion Coordinates',
      'Canonical Transcript Exons',
      'All Targeted Exons',
      QC_RESULTS,
    ]);
  });

  test('has the tables of the reference in its order', () => {
    openMutations({ stored: [aWholeMutation()] });
    expect(texts(readBlock(), 'thead th')).toEqual([
      ...['Index', 'Sequence', 'Type'],
      ...['Sequence', 'Location'],
      ...['Chr', 'Start', 'Stop', 'Deletion Size'],
      ...['Exon ID', 'Transcript'],
      ...['Type', 'Status'],
    ]);
  });
});

describe('the type of a mutation, by attempt type (spec part 2 §5)', () => {
  test.each([
    ['crispr', aPlan(), ['Repair Mechanism']],
    ['haplo-essential crispr', aPlan({ attemptTypeName: 'haplo-essential crispr' }), []],
    ['es cell', anEsCellPlan(), ['Mutation type']],
    [
      'es cell allele modification',
      aPlan({ attemptTypeName: 'es cell allele modification' }),
      ['Mutation type'],
    ],
    ['crispr allele modification', aPlan({ attemptTypeName: 'crispr allele modification' }), []],
  ])('%s', (_type, plan, asked) => {
    openMutations({ stored: [aWholeMutation()], plan });
    showEmptyFields();
    const ofType = ['Repair Mechanism', 'Mutation type'];
    expect(texts(editBlock(), 'label').filter((label) => ofType.includes(label))).toEqual(asked);
    expect(texts(readBlock(), 'dt').filter((label) => ofType.includes(label))).toEqual(asked);
  });
});
