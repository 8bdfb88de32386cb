import { renderInShell, type FakeShell, type FakeShellOptions } from 'shared/testing';
import { ManagedProjectsPage } from '../managed-projects-page.tsx';
import { MEMBER } from './list-server.ts';

/** Opens the list among other screens, as a member of JAX and BCM unless said otherwise. */
export function openList(options: FakeShellOptions = {}): FakeShell {
  const routes = [
    { path: '/projects', element: <ManagedProjectsPage /> },
    { path: '*', element: <h1>Another screen</h1> },
  ];
  return renderInShell(routes, { route: '/projects', session: MEMBER, ...options });
}
