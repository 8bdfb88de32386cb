import { act, screen } from '@testing-library/react';
import { sessionStore } from 'shared/session';
import { numberedProjects, startTestServer } from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveProjects } from './testing/list-server.ts';

startTestServer();

// PP-44: they saw an endless spinner.
describe('visitors', () => {
  it('are asked to sign in and come back, and nothing is requested', async () => {
    const questions = serveProjects();
    openList({ session: null, route: '/projects?gene=Atrx' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Managed Projects' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fprojects%3Fgene%3DAtrx',
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(questions).toEqual([]);
  });

  it('are asked to sign in when the person signs out in another tab', async () => {
    serveProjects(pageOf(numberedProjects(1)));
    openList();
    await screen.findByRole('link', { name: 'TPN:000000001' });
    act(() => sessionStore.setState({ status: 'anonymous', person: null }));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'TPN:000000001' })).not.toBeInTheDocument();
  });
});
