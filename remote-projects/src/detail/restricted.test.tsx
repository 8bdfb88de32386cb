import { act, screen } from '@testing-library/react';
import type { Person, Project, ProjectPage } from 'shared/contract';
import { onUnauthorized } from 'shared/api';
import { sessionStore } from 'shared/session';
import {
  aPage,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  restrictedVersion,
  startTestServer,
} from 'shared/testing';
import remote from '../remote.tsx';
import { TPN } from './testing/a-whole-project.ts';

const server = startTestServer();
const REFUSED = `You do not have permission to read the project ${TPN}.`;

/** Opens the page of a project that the server refuses to this person, with what lists show of it. */
function openRefused(session: Person | null, listed: Project[]) {
  const refuse = () => refusal(403, REFUSED);
  const page: ProjectPage = {
    _embedded: listed.length === 0 ? undefined : { projects: listed },
    _links: { self: { href: 'http://tracker.example/api/projects' } },
    page: aPage(listed.length),
  };
  server.use(
    http.get('*/api/projects/:tpn', refuse),
    http.get('*/api/v2/projects/:tpn/overview', refuse),
    http.get('*/api/plans', () =>
      HttpResponse.json({ _links: page._links, page: { ...page.page, totalElements: 0 } }),
    ),
    http.get('*/api/projects', () => HttpResponse.json(page)),
  );
  return renderInShell(remote.routes, { route: `/projects/${TPN}`, session });
}

describe('a restricted project (PP-10, PP-19, ui-screens 7.4)', () => {
  test('asks nobody to sign in as long as it is not known who is there', async () => {
    // Shown first as to a visitor, who is refused: then it is certain that the refusal has come.
    openRefused(null, [restrictedVersion(TPN)]);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    act(() => sessionStore.setState({ status: 'unknown' }));
    expect(screen.getByText('Loading the project…')).toBeVisible();
    expect(screen.queryByText('You may not see this project')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    act(() => sessionStore.setState({ status: 'signedIn', person: aPerson() }));
    expect(await screen.findByText('You are seeing a restricted version of this project.')).toBeVisible();
  });

  test('is shown in its restricted version to people who are not related to it', async () => {
    openRefused(aPerson(), [restrictedVersion(TPN)]);
    expect(await screen.findByText('You are seeing a restricted version of this project.')).toBeVisible();
    expect(screen.getByText(/plans, colonies and history are shown to members/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: `Project ${TPN}` })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Gpr173/ })).toBeVisible();
    expect(screen.getByText('restricted', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByText('Plans')).not.toBeInTheDocument();
    expect(screen.queryByText('Assignment Status')).not.toBeInTheDocument();
  });

  test('that no list shows either is refused in the words of the server', async () => {
    openRefused(aPerson(), []);
    expect(await screen.findByText(REFUSED)).toBeVisible();
  });

  test('asks visitors to sign in and come back, in the words of spec part 1 §8', async () => {
    openRefused(null, []);
    expect(
      await screen.findByText(
        'Access denied. Please log as a user with the corresponding permissions to execute the required action.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?returnUrl=${encodeURIComponent(`/projects/${TPN}`)}`,
    );
  });

  test('does not make the shell leave the page', async () => {
    const leave = jest.fn();
    const stop = onUnauthorized(leave);
    openRefused(aPerson(), [restrictedVersion(TPN)]);
    await screen.findByText('You are seeing a restricted version of this project.');
    expect(leave).not.toHaveBeenCalled();
    stop();
  });
});

test('a project that does not exist is shown in the words of the server', async () => {
  const text = `Project ${TPN} does not exist.`;
  server.use(
    http.get('*/api/projects/:tpn', () => refusal(404, text)),
    http.get('*/api/v2/projects/:tpn/overview', () => refusal(404, text)),
    http.get('*/api/plans', () => refusal(404, text)),
  );
  renderInShell(remote.routes, { route: `/projects/${TPN}`, session: null });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  // A search takes genes, and would find no project by this number.
  expect(screen.getByRole('link', { name: 'Search projects' })).toHaveAttribute('href', '/search');
});
