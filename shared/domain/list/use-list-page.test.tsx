import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { Resource } from 'shared/api';
import type { PageInfo } from 'shared/contract';
import { aPage, renderInShell } from 'shared/testing';
import { useListPage } from './use-list-page.ts';

type Answer = { page: PageInfo };

const answerOf = (totalElements: number): Answer => ({ page: aPage(totalElements) });

function List({ reading }: { reading: Partial<Resource<Answer>> }) {
  const [page, setPage] = useState(7);
  useListPage(
    {
      data: undefined,
      error: undefined,
      isLoading: false,
      isPrevious: false,
      isFreshlyRead: false,
      isValidating: false,
      reload: () => Promise.resolve(),
      ...reading,
    },
    { page, size: 20 },
    (change) => setPage(change.page),
  );
  return <p>{`page ${page}`}</p>;
}

test.each<[string, Partial<Resource<Answer>>, number]>([
  ['a list of three pages leads to the last of them', { data: answerOf(45) }, 2],
  ['an empty list leads to its only page', { data: answerOf(0) }, 0],
  ['a list that is long enough stays where it is', { data: answerOf(400) }, 7],
  ['a list that is still read stays where it is', { isLoading: true }, 7],
  ['the answer to the question before says nothing of this one', { data: answerOf(45), isPrevious: true }, 7],
])('of page 7 asked for, %s', (_, reading, page) => {
  renderInShell([{ path: '/', element: <List reading={reading} /> }]);
  expect(screen.getByText(`page ${page}`)).toBeVisible();
});
