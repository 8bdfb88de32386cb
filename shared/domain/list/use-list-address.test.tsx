import { screen } from '@testing-library/react';
import { renderInShell } from 'shared/testing';
import { listFormat } from './list-format.ts';
import { useListAddress } from './use-list-address.ts';

const FORMAT = listFormat({
  filters: [{ name: 'name', kind: 'text' }],
  sortKeys: ['name'],
  defaultSort: { key: 'name', direction: 'asc' },
});

function List() {
  const { address, refine, state, goTo } = useListAddress(FORMAT);
  return (
    <>
      <p>{`page ${address.page} of ${address.filters.name?.[0] ?? 'all'}, ${JSON.stringify(state)}`}</p>
      <button onClick={() => refine({ page: 5 })}>turn</button>
      <button onClick={() => refine({ filters: { name: ['Jo'] } })}>filter</button>
      <button onClick={() => goTo({ ...address, page: 1 }, { state: 'new' })}>go</button>
    </>
  );
}

const show = () => renderInShell(<List />, { route: '/users?page=2&colour=blue', historyState: 'carried' });

test('shows the list of the address', () => {
  show();
  expect(screen.getByText('page 2 of all, "carried"')).toBeVisible();
});

test('a change takes the place of the history entry and keeps what it carries', async () => {
  const { user, address } = show();
  await user.click(screen.getByRole('button', { name: 'turn' }));
  expect(address()).toBe('/users?page=5');
  expect(screen.getByText('page 5 of all, "carried"')).toBeVisible();
});

test('a change without a page starts from the first one', async () => {
  const { user, address } = show();
  await user.click(screen.getByRole('button', { name: 'filter' }));
  expect(address()).toBe('/users?name=Jo');
});

test('a new address makes a new history entry', async () => {
  const { user, address, goBack } = show();
  await user.click(screen.getByRole('button', { name: 'go' }));
  expect(address()).toBe('/users?page=1');
  expect(screen.getByText('page 1 of all, "new"')).toBeVisible();
  await goBack();
  expect(address()).toBe('/users?page=2&colour=blue');
});
