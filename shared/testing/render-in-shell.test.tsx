import { screen } from '@testing-library/react';
import { errorText, useResource } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import { useLocation, useNavigate, useParams, useSearchParams } from 'shared/router';
import { useSession } from 'shared/session';
import { aPerson } from './people.ts';
import { renderInShell } from './render-in-shell.tsx';
import { refusal, startTestServer } from './test-server.ts';
import { http, HttpResponse } from 'msw';

const server = startTestServer();

function Who() {
  const { status, person } = useSession();
  return <p>{person?.name ?? status}</p>;
}

describe('the fake shell', () => {
  it('shows the routes of a remote at an address, as descendants of one splat route', async () => {
    function Project() {
      const [query] = useSearchParams();
      return <p>{`${useParams().tpn} ${query.get('tab')}`}</p>;
    }
    const routes = [{ path: '/projects/:tpn', element: <Project /> }];
    renderInShell(routes, { route: '/projects/TPN:1?tab=plans' });
    expect(await screen.findByText('TPN:1 plans')).toBeInTheDocument();
  });

  it('reports where a person went', async () => {
    function Leave() {
      const navigate = useNavigate();
      return <button onClick={() => void navigate('/reports?tab=2#top')}>Reports</button>;
    }
    const { user, address, goTo, goBack } = renderInShell(<Leave />);
    expect(address()).toBe('/');
    await user.click(screen.getByRole('button'));
    expect(address()).toBe('/reports?tab=2#top');
    await goTo('/search');
    expect(address()).toBe('/search');
    await goBack();
    expect(address()).toBe('/reports?tab=2#top');
  });

  it('opens a history entry with what it carries', () => {
    function Carried() {
      const state: unknown = useLocation().state;
      return <p>{JSON.stringify(state)}</p>;
    }
    renderInShell(<Carried />, { route: '/search?page=1', historyState: { draft: 7 } });
    expect(screen.getByText('{"draft":7}')).toBeInTheDocument();
  });

  it('has a visitor, or the person a test names', () => {
    const { unmount } = renderInShell(<Who />);
    expect(screen.getByText('anonymous')).toBeInTheDocument();
    unmount();
    renderInShell(<Who />, { session: aPerson() });
    expect(screen.getByText('Jo Smith')).toBeInTheDocument();
  });

  it('gives every test its own cache', async () => {
    function Units() {
      return <p>{useConfiguration().configuration?.workUnits.join()}</p>;
    }
    const { unmount } = renderInShell(<Units />, { configuration: { workUnits: ['BCM'] } });
    expect(await screen.findByText('BCM')).toBeInTheDocument();
    unmount();
    renderInShell(<Units />, { configuration: { workUnits: ['JAX'] } });
    expect(await screen.findByText('JAX')).toBeInTheDocument();
  });

  it('responds with the error envelope of the API', async () => {
    server.use(http.get('*/api/projects/TPN:1', () => refusal(404, 'Project TPN:1 does not exist.')));
    function Project() {
      const { error } = useResource('/api/projects/TPN:1');
      return <p>{error && errorText(error)}</p>;
    }
    renderInShell(<Project />);
    expect(await screen.findByText('Project TPN:1 does not exist.')).toBeInTheDocument();
  });

  it('can be given other responses for one test', async () => {
    server.use(http.get('*/api/permissionByActionOnResource', () => HttpResponse.json(true)));
    function Permission() {
      return <p>{String(useResource<boolean>('/api/permissionByActionOnResource').data)}</p>;
    }
    renderInShell(<Permission />);
    expect(await screen.findByText('true')).toBeInTheDocument();
  });
});
