import { renderHook, waitFor } from '@testing-library/react';
import { IsolatedResources } from 'shared/api';
import type { Person, ResourceAction } from 'shared/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { sessionStore } from './session-store.ts';
import { usePermission } from './use-permission.ts';

const jo: Person = {
  name: 'Jo',
  email: 'jo@lab.example',
  contactable: null,
  isAdmin: false,
  rolesWorkUnits: [],
  rolesConsortia: [],
  actionPermissions: [],
};
let questions: string[] = [];
const server = setupServer(
  http.get('*/api/permissionByActionOnResource', ({ request }) => {
    const query = new URL(request.url).searchParams;
    questions.push(`${query.get('action')} ${query.get('resourceId')}`);
    return HttpResponse.json(query.get('resourceId') === 'TPN:1');
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  questions = [];
  sessionStore.setState({ status: 'signedIn', person: jo });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function renderPermission(resourceId: string | undefined, action: ResourceAction = 'canUpdateProject') {
  return renderHook((props: { resourceId: string | undefined }) => usePermission(action, props.resourceId), {
    wrapper: IsolatedResources,
    initialProps: { resourceId },
  });
}

describe('permission on a resource (spec part 1 §6)', () => {
  it('is the response of the server, and no until then', async () => {
    const { result } = renderPermission('TPN:1');
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
    expect(questions).toEqual(['canUpdateProject TPN:1']);
  });

  it("never shows one resource's permission for another", async () => {
    const { result, rerender } = renderPermission('TPN:1');
    await waitFor(() => expect(result.current).toBe(true));
    rerender({ resourceId: 'TPN:2' });
    expect(result.current).toBe(false);
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(result.current).toBe(false);
  });

  it('is no for visitors, without a question', () => {
    sessionStore.setState({ status: 'anonymous', person: null });
    expect(renderPermission('TPN:1').result.current).toBe(false);
    expect(questions).toEqual([]);
  });

  it('is no while the resource is not known', () => {
    expect(renderPermission(undefined).result.current).toBe(false);
    expect(questions).toEqual([]);
  });

  it('is no when the question fails', async () => {
    let hasFailed = false;
    server.use(
      http.get('*/api/permissionByActionOnResource', () => {
        hasFailed = true;
        return HttpResponse.error();
      }),
    );
    const { result } = renderPermission('TPN:1');
    await waitFor(() => expect(hasFailed).toBe(true));
    expect(result.current).toBe(false);
  });
});
