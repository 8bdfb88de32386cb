import { screen } from '@testing-library/react';
import { useLocation } from 'shared/router';
import { aPerson, renderInShell, startTestServer } from 'shared/testing';
import { Link } from 'shared/ui';
import { isListEntryOf } from './list-entry.ts';
import { useProjectListLink } from './use-project-list-link.ts';

startTestServer();

const FILTERS = { workUnitName: ['EBI - Informatics Support'], summaryStatusName: ['Plan Created'] };

function Start() {
  return <Link {...useProjectListLink()(FILTERS)}>7 projects</Link>;
}

function Arrival() {
  const { state } = useLocation();
  return <p>{isListEntryOf(aPerson(), state) ? 'filters as asked for' : 'own work units'}</p>;
}

const routes = [
  { path: '/', element: <Start /> },
  { path: '/projects', element: <Arrival /> },
  { path: '/search', element: <p>Search</p> },
];
const QUERY = '?workUnitName=EBI+-+Informatics+Support&summaryStatusName=Plan+Created';

describe('a link to the projects that filters find', () => {
  it('goes to the project list, whose filters are those of the link and not the person’s work units', async () => {
    const { user, address } = renderInShell(routes, { session: aPerson() });
    await user.click(screen.getByRole('link', { name: '7 projects' }));
    expect(address()).toBe(`/projects${QUERY}`);
    expect(screen.getByText('filters as asked for')).toBeVisible();
  });

  it('goes to the search page for visitors, who have no project list', async () => {
    const { user, address } = renderInShell(routes);
    await user.click(screen.getByRole('link', { name: '7 projects' }));
    expect(address()).toBe(`/search${QUERY}`);
  });
});
