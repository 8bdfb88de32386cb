import { screen } from '@testing-library/react';
import { useSearchParams } from 'shared/router';
import { renderInShell, startTestServer } from 'shared/testing';
import { Link } from 'shared/ui';
import { GoBack } from './go-back.tsx';

startTestServer();

function History() {
  const [, setQuery] = useSearchParams();
  return (
    <>
      <GoBack fallback="/projects/TPN:1" />
      <button onClick={() => setQuery({ user: 'jo' }, { replace: true })}>Filter</button>
    </>
  );
}

const visit = (route: string) =>
  renderInShell(
    [
      { path: '/projects/:tpn/history', element: <History /> },
      { path: '*', element: <Link to="/projects/TPN:1/history">History</Link> },
    ],
    { route },
  );

const goBack = () => screen.getByRole('button', { name: 'Go back' });

describe('Go back (ui-screens 2.1)', () => {
  it('goes one step back, also after the address was replaced', async () => {
    const { user, address } = visit('/search?input=Atrx');
    await user.click(screen.getByRole('link', { name: 'History' }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(goBack());
    expect(address()).toBe('/search?input=Atrx');
  });

  it('leads to where somebody would have come from who came by a shared address', async () => {
    const { user, address } = visit('/projects/TPN:1/history');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(goBack());
    expect(address()).toBe('/projects/TPN:1');
  });
});
