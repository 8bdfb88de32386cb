import { screen, waitFor, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { anEsCellPlan, aCrisprPlan, showEmptyFields } from '../testing/index.ts';
import { mutationAnchor } from './index.ts';
import { aWholeMutation, MIN } from './testing/a-whole-mutation.ts';
import { openMutations } from './testing/open-mutations.tsx';

startTestServer();

const NEW_BLOCK = /^New mutation/;
const newBlock = () => within(screen.getByRole('region', { name: NEW_BLOCK }));
const add = () => screen.getByRole('button', { name: 'Add Mutation' });
const removeEmpty = () => screen.queryByRole('button', { name: 'Delete Empty Mutations' });
const genes = () => screen.getByRole('combobox', { name: /^Gene\(s\)/ });
const symbol = () => screen.getByRole('textbox', { name: /^Mutation symbol/ });
const suggest = () => screen.getByRole('button', { name: 'Suggest Symbol' });

describe('Add Mutation and Delete Empty Mutations (spec part 2 §2 and §5)', () => {
  test('adding puts the focus on the genes of the new one; only then empty ones can be deleted', async () => {
    const { user } = openMutations();
    expect(screen.getByText('No mutations yet.')).toBeVisible();
    expect(removeEmpty()).not.toBeInTheDocument();
    await user.click(add());
    await waitFor(() => expect(genes()).toHaveFocus());
    await user.click(add());
    expect(screen.getAllByRole('region', { name: NEW_BLOCK })).toHaveLength(2);
    expect(removeEmpty()).toBeVisible();
  });

  test('empty ones go, and the focus goes to adding; stored ones stay', async () => {
    const { user } = openMutations({ stored: [aWholeMutation({ genes: [], symbol: null })] });
    await user.click(add());
    await user.click(add());
    const button = removeEmpty();
    if (button) await user.click(button);
    expect(screen.queryByRole('region', { name: NEW_BLOCK })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: `Mutation id: ${MIN}` })).toBeVisible();
    expect(screen.getByText('2 empty mutations were removed.')).toBeVisible();
    expect(add()).toHaveFocus();
    expect(removeEmpty()).not.toBeInTheDocument();
  });

  test('one with a symbol stays, with the words of the specification', async () => {
    const { user } = openMutations();
    await user.click(add());
    await user.type(symbol(), 'x');
    const button = removeEmpty();
    if (button) await user.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'remove gene and mutation symbol to delete newly created mutations',
    );
    expect(symbol()).toHaveValue('x');
    await user.clear(symbol());
    if (button) await user.click(button);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: NEW_BLOCK })).not.toBeInTheDocument();
  });

  test('a new one is created with what was entered, an untouched one is left out', async () => {
    const { user, save, creations } = openMutations({ geneSymbols: ['Abl1'] });
    await user.click(add());
    await user.click(screen.getByRole('button', { name: 'Use Abl1, the gene of the project' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Molecular Mutation Type/ }), 'Deletion');
    await user.click(suggest());
    await waitFor(() => expect(symbol()).toHaveValue('Abl1<em2(IMPC)J>'));
    await user.click(screen.getByRole('radio', { name: 'Do Not Release.' }));
    await user.click(add());
    await save();
    expect(await screen.findByRole('region', { name: /^Mutation id: MIN/ })).toBeVisible();
    expect(creations).toMatchObject([
      {
        genes: [{ symbol: 'Abl1' }],
        symbol: 'Abl1<em2(IMPC)J>',
        molecularMutationTypeName: 'Deletion',
        isMutationDeletionChecked: false,
      },
    ]);
  });

  test('of a project on several genes it can have each, or all', async () => {
    const { user, save, creations } = openMutations({ geneSymbols: ['Abl1', 'Egr2'] });
    await user.click(add());
    await user.click(screen.getByRole('button', { name: 'Use Egr2, a gene of the project' }));
    await user.click(screen.getByRole('button', { name: 'Use Abl1, a gene of the project' }));
    expect(screen.queryByRole('button', { name: /gene of the project$/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Molecular Mutation Type/ }), 'Deletion');
    await user.type(symbol(), 'Del(2)1J');
    await save();
    await waitFor(() =>
      expect(creations).toMatchObject([{ genes: [{ symbol: 'Egr2' }, { symbol: 'Abl1' }] }]),
    );
  });

  test('a stored one that has a gene is not offered the others', () => {
    openMutations({ stored: [aWholeMutation()], geneSymbols: ['Abl1', 'Egr2'] });
    expect(screen.queryByRole('button', { name: /gene of the project$/ })).not.toBeInTheDocument();
  });

  test('one with only a description is not saved without what every mutation has', async () => {
    const { user, save, creations } = openMutations();
    await user.click(add());
    await user.type(screen.getByRole('textbox', { name: 'Mutation description' }), 'x');
    await save();
    expect(await screen.findByText('Choose a gene.')).toBeVisible();
    expect(screen.getByText('Choose a molecular mutation type.')).toBeVisible();
    expect(screen.getByText('Enter a mutation symbol.')).toBeVisible();
    expect(creations).toEqual([]);
  });
});

describe('genes (spec part 2 §5, PP-12)', () => {
  test('what has been typed and is no gene stands in the way of saving', async () => {
    const { user, save, changes } = openMutations({ stored: [aWholeMutation()] });
    await user.type(genes(), 'Nogene');
    await save();
    expect(await screen.findByText('There is no gene with the symbol “Nogene”.')).toBeVisible();
    expect(changes).toEqual([]);
  });

  test('pasting is refused with the hint', async () => {
    const { user } = openMutations({ stored: [aWholeMutation()] });
    await user.click(genes());
    await user.paste('Abl2');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Type gene symbol and select the gene from the list.',
    );
  });
});

describe('symbol suggestion (spec part 2 §5, ui-screens 15.3, PP-17)', () => {
  test('only for mutations that had no symbol when loaded', () => {
    openMutations({ stored: [aWholeMutation()] });
    expect(screen.queryByRole('button', { name: 'Suggest Symbol' })).not.toBeInTheDocument();
    expect(symbol()).toHaveAccessibleDescription('E.g: Otog<em1(IMPC)J>');
  });

  test('asks with the first configured consortium, or without one', async () => {
    const { user, suggestionsFor } = openMutations({ stored: [aWholeMutation({ symbol: null })] });
    const consortium = screen.getByRole('combobox', { name: 'Consortium abbreviation' });
    expect(consortium).toHaveValue('IMPC');
    await user.click(suggest());
    await waitFor(() => expect(symbol()).toHaveValue('Abl1<em2(IMPC)J>'));
    expect(screen.getByText('Suggested: Abl1<em2(IMPC)J>')).toBeVisible();
    await user.selectOptions(consortium, 'Without abbreviation');
    await user.click(suggest());
    await waitFor(() => expect(suggestionsFor).toHaveLength(2));
    expect(suggestionsFor).toMatchObject([
      { genes: [{ symbol: 'Abl1' }], symbolSuggestionRequest: { consortiumAbbreviation: 'IMPC' } },
      { symbolSuggestionRequest: { consortiumAbbreviation: '' } },
    ]);
  });

  test('the reason for a missing suggestion is shown at the field, which keeps its text', async () => {
    const { user } = openMutations({ suggestion: 'Error: Please Enter Gene' });
    await user.click(add());
    await user.type(symbol(), 'mine');
    await user.click(suggest());
    expect(await screen.findByText('Error: Please Enter Gene')).toHaveAttribute('role', 'alert');
    expect(symbol()).toHaveValue('mine');
  });
});

describe('what depends on the type of the attempt (spec part 2 §5)', () => {
  test.each([
    ['crispr', aCrisprPlan(), true, false],
    ['haplo-essential crispr', aCrisprPlan({ attemptTypeName: 'haplo-essential crispr' }), false, false],
    ['es cell', anEsCellPlan(), false, true],
  ])('%s', (_type, plan, hasRepair, hasType) => {
    openMutations({ stored: [aWholeMutation()], plan });
    const isThere = (name: string) => screen.queryByRole('combobox', { name }) !== null;
    expect([isThere('Repair Mechanism'), isThere('Mutation type')]).toEqual([hasRepair, hasType]);
    // The read view shows the same (PP-32).
    showEmptyFields();
    const facts = within(screen.getByRole('region', { name: 'Read view' }));
    expect(facts.queryByText('Repair Mechanism') !== null).toBe(hasRepair);
    expect(facts.queryByText('Mutation type') !== null).toBe(hasType);
  });
});

test('why the last save failed stands at the mutation, which can be gone to', () => {
  const { container } = openMutations({
    stored: [aWholeMutation()],
    errors: { [MIN]: 'Error: Invalid coordinates' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Invalid coordinates');
  const place = container.querySelector(`#${mutationAnchor(MIN)}`);
  expect(place).toHaveAttribute('tabindex', '-1');
});

test('what has been saved can be changed and saved again', async () => {
  const { user, save, changes } = openMutations({ stored: [aWholeMutation()] });
  await user.click(screen.getByLabelText('Do Not Release.'));
  await save();
  await waitFor(() => expect(changes).toHaveLength(1));
  await user.click(screen.getByLabelText('Release to MGI.'));
  await user.type(screen.getByLabelText('QC Note'), '!');
  await user.type(screen.getByLabelText('Sequence 1, Sequence'), 'A');
  await save();
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(changes[1]).toMatchObject({
    isMutationDeletionChecked: true,
    qcNote: 'Checked twice!',
    mutationSequences: [{ sequence: { sequence: '>J-Abl1-em1\nACGTTTGACGA' } }],
  });
});

test('new rows of tables begin with the next index', async () => {
  const { user } = openMutations();
  await user.click(add());
  await user.click(newBlock().getByRole('button', { name: 'Add sequence' }));
  await user.click(newBlock().getByRole('button', { name: 'Add sequence' }));
  expect(newBlock().getByLabelText('Sequence 2, Index')).toHaveValue('2');
});

test('a sequence without a type is refused at its cell, before anything is sent', async () => {
  const { user, save, changes } = openMutations({ stored: [aWholeMutation()] });
  const type = screen.getByLabelText('Sequence 1, Type');
  expect(type).toBeRequired();
  await user.selectOptions(type, '');
  await save();
  expect(await screen.findByText('Type is required')).toBeVisible();
  expect(type).toBeInvalid();
  expect(type).toHaveAccessibleDescription('Type is required');
  expect(changes).toEqual([]);
});
