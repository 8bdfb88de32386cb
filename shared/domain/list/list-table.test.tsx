import { screen } from '@testing-library/react';
import { ApiError } from 'shared/api';
import type { PageInfo } from 'shared/contract';
import { aPage, renderInShell } from 'shared/testing';
import type { Column } from 'shared/ui';
import { ListTable } from './list-table.tsx';
import type { ListPage } from './use-list-page.ts';

interface Rats {
  page: PageInfo;
  rats: string[];
}

const COLUMNS: Column<string>[] = [{ id: 'name', header: 'Name', cell: (name) => name }];
const rats = (...names: string[]): Rats => ({
  rats: names,
  page: aPage(names.length),
});

const reload = jest.fn(() => Promise.resolve());
const clear = jest.fn();
beforeEach(() => jest.clearAllMocks());

function show(state: Partial<ListPage<Rats>>, isFiltered = false) {
  return renderInShell([
    {
      path: '/',
      element: (
        <ListTable
          label="Rats"
          caption="Rats found"
          columnsName="rats"
          columns={COLUMNS}
          list={{
            response: undefined,
            isFailed: false,
            isLoading: false,
            currentTotal: undefined,
            isAnswered: state.response !== undefined,
            error: undefined,
            reload,
            ...state,
          }}
          rowsOf={(page) => page.rats}
          rowKey={(name) => name}
          noun="rat"
          empty={{
            failure: 'The rats could not be loaded.',
            title: 'There are no rats.',
            filtered: isFiltered
              ? { title: 'No rat matches.', clear: 'Clear filters', onClear: clear }
              : undefined,
          }}
          address={{ filters: {}, page: 0, size: 20, sort: { key: 'name', direction: 'asc' } }}
          onChange={() => undefined}
        />
      ),
    },
  ]);
}

test('counts what was read, and pages through it', () => {
  show({ response: rats('Atrx') });
  expect(screen.getByText('1 rat')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Atrx' })).toBeVisible();
  expect(screen.getByText(/of 1$/)).toBeVisible();
});

test('shows what is read while nothing is known', () => {
  show({ isLoading: true });
  expect(screen.getByText('Loading rats…')).toBeVisible();
});

test('an empty list shows that it is empty, and offers nothing', () => {
  show({ response: rats() });
  expect(screen.getByText('There are no rats.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Clear|Try/ })).toBeNull();
});

test('a list that filters empty can be widened again (PP-51)', async () => {
  const { user } = show({ response: rats() }, true);
  expect(screen.getByText('No rat matches.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

test('a failure shows no rows, no count and no pages, and can be tried again (PP-51)', async () => {
  const { user } = show({ isFailed: true, error: new ApiError('The database is resting.', 'http', 500) });
  expect(screen.getByText('The rats could not be loaded.')).toBeVisible();
  expect(screen.queryByText(/\d/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the total of the list before is no total of this one', () => {
  show({ response: rats('Remy', 'Emile'), isLoading: true, isAnswered: false });
  expect(screen.getByText('Loading rats…')).toBeVisible();
  expect(screen.queryByText('2 rats')).not.toBeInTheDocument();
  expect(screen.getByText('Remy')).toBeVisible();
});
