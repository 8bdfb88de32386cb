import { act, screen } from '@testing-library/react';
import { sessionStore } from 'shared/session';
import { aPerson, renderInShell, startTestServer } from 'shared/testing';
import { SignedInOnly } from './signed-in-only.tsx';

startTestServer();

const screenForPeople = (
  <SignedInOnly title="Managed Projects" reason="This list belongs to a person.">
    {({ name }) => <p>The projects of {name}</p>}
  </SignedInOnly>
);

// PP-44: visitors saw an endless spinner.
describe('a screen for people who are signed in', () => {
  it('asks a visitor to sign in, and to come back with everything that the address says', () => {
    renderInShell(screenForPeople, { route: '/projects?gene=Atrx&size=50' });
    expect(screen.getByRole('heading', { level: 1, name: 'Managed Projects' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Please sign in' })).toBeVisible();
    expect(screen.getByText(/^This list belongs to a person\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fprojects%3Fgene%3DAtrx%26size%3D50',
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows a person the screen', () => {
    renderInShell(screenForPeople, { session: aPerson({ name: 'Jo Smith' }) });
    expect(screen.getByText('The projects of Jo Smith')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  it('does not ask somebody to sign in whose session could only not be asked for', async () => {
    renderInShell(screenForPeople);
    act(() => sessionStore.setState({ status: 'anonymous', person: null, isUnreached: true }));
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be found out/);
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('asks nobody while the session of an earlier visit is taken up', () => {
    renderInShell(screenForPeople);
    act(() => sessionStore.setState({ status: 'unknown', person: null }));
    expect(screen.getByText('Loading…')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });
});
