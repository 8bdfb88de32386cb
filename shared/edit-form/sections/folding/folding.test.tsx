import { render, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { FoldAllItem, FoldingPage, useFoldingOrder } from './folding.tsx';

function Fold() {
  useFoldingOrder();
  return <h2>Guides</h2>;
}

test('sections that fold are never seen without the button that opens them all', async () => {
  // As in a browser: `act` would finish all rendering before anything is seen.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const seen: boolean[] = [];
  const observer = new MutationObserver(() =>
    seen.push(screen.queryByRole('button', { name: 'Open all sections' }) !== null),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  root.render(
    <FoldingPage>
      <FoldAllItem />
      <Fold />
    </FoldingPage>,
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Guides' })).toBeVisible());
  observer.disconnect();
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(seen).toContain(true);
  expect(seen).not.toContain(false);
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
