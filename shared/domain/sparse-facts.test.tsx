import { screen } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { SparseFacts } from './sparse-facts.tsx';

startTestServer();

const labels = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);

test('empty facts are behind a button, in their places; nought is a value', async () => {
  const facts = [
    { label: 'Pups', value: 0 },
    { label: 'Strain', value: null },
    { label: 'Comment', value: '' },
    { label: 'Reference', value: 'MI-7' },
  ];
  const { user } = renderInShell(<SparseFacts facts={facts} />);
  expect(labels()).toEqual(['Pups', 'Reference']);
  await user.click(screen.getByRole('button', { name: 'Show 2 empty fields' }));
  expect(labels()).toEqual(['Pups', 'Strain', 'Comment', 'Reference']);
  expect(screen.getByText('Strain').nextElementSibling).toHaveTextContent('Not defined');
  await user.click(screen.getByRole('button', { name: 'Hide 2 empty fields' }));
  expect(labels()).toEqual(['Pups', 'Reference']);
});

test('where nothing is empty there is no button', () => {
  renderInShell(<SparseFacts facts={[{ label: 'Pups', value: 2 }]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
