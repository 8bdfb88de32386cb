import { fireEvent, screen, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { aCrisprPlan, showEmptyFields } from '../testing/index.ts';
import { MutationFacts } from './index.ts';
import { aWholeMutation } from './testing/a-whole-mutation.ts';

startTestServer();

const NOTHING = {
  genes: [],
  symbol: null,
  molecularMutationTypeName: null,
  isMutationDeletionChecked: null,
  mgiAlleleId: null,
  mutationCategorizations: [],
  description: null,
  qcNote: null,
};

test('the symbol is shown as journals print it (spec part 2 §2)', () => {
  const { container } = renderInShell(<MutationFacts mutation={aWholeMutation()} plan={aCrisprPlan()} />);
  expect(container.querySelector('sup')).toHaveTextContent('em1(IMPC)J');
});

test.each([
  'Gene(s)',
  'Symbol',
  'Molecular Mutation Type',
  'Release to MGI',
  'MGI allele id',
  'Repair Mechanism',
  'Allele Categories',
  'Mutation description',
  'QC Note',
])('%s is behind “Show n empty fields” when it is empty, and says Not defined (spec part 2 §6)', (label) => {
  renderInShell(<MutationFacts mutation={aWholeMutation(NOTHING)} plan={aCrisprPlan()} />);
  expect(screen.queryByText(label, { selector: 'dt' })).toBeNull();
  showEmptyFields();
  const group = screen.getByText(label, { selector: 'dt' }).closest('div');
  expect(group).toHaveTextContent(`${label}Not defined`);
});

test.each(['Sequence(s) information', 'Insertion sequence(s)', 'Deletion Coordinates', 'QC Results'])(
  'the panel %s is folded when it is empty, and says so',
  (title) => {
    const nothing = {
      mutationSequences: [],
      insertionSequences: [],
      molecularMutationDeletions: [],
      mutationQcResults: [],
    };
    renderInShell(<MutationFacts mutation={aWholeMutation(nothing)} plan={aCrisprPlan()} />);
    const trigger = screen.getByRole('button', { name: new RegExp(title.replaceAll(/[()]/g, '\\$&')) });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(trigger);
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
    expect(panel && within(panel).getByText('Not defined')).toBeVisible();
  },
);

test('panels with something in them are open', () => {
  renderInShell(<MutationFacts mutation={aWholeMutation()} plan={aCrisprPlan()} />);
  expect(screen.getByRole('button', { name: /^Deletion Coordinates/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
