import { useEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { seenWhileRendering } from 'shared/ui/test-support';
import { FoldAllItem, FoldingPage, useFoldingOrder } from './folding.tsx';

/** Whether what follows the screen has been done. */
let isFollowed: boolean;

function Fold() {
  useFoldingOrder();
  useEffect(() => {
    isFollowed = true;
  }, []);
  return <h2>Guides</h2>;
}

const PAGE = (
  <FoldingPage>
    <FoldAllItem />
    <Fold />
  </FoldingPage>
);

test('sections that fold are never seen without the button that opens them all, nor later than they could be', async () => {
  isFollowed = false;
  const seen = await seenWhileRendering(
    PAGE,
    () => ({ hasButton: screen.queryByRole('button', { name: 'Open all sections' }) !== null, isFollowed }),
    () => expect(screen.getByRole('heading', { name: 'Guides' })).toBeVisible(),
  );
  expect(seen[0]?.isFollowed).toBe(false);
  expect(seen.map(({ hasButton }) => hasButton)).not.toContain(false);
});

test('where no section folds there is no button for all', () => {
  const { rerender } = render(PAGE);
  rerender(
    <FoldingPage>
      <FoldAllItem />
    </FoldingPage>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('sections are rendered once, however many come', () => {
  const rendered = jest.fn();
  const Counted = () => {
    useFoldingOrder();
    rendered();
    return null;
  };
  render(
    <FoldingPage>
      <FoldAllItem />
      <Counted />
      <Counted />
    </FoldingPage>,
  );
  expect(screen.getByRole('button', { name: 'Open all sections' })).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(2);
});
