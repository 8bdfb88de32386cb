import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { SubError } from 'shared/contract';
import { ConflictError } from './conflict-error.ts';
import { IsolatedResources, mutateResource } from './resource-cache.tsx';
import { useEditable } from './use-editable.ts';
import { useResource } from './use-resource.ts';

interface Project {
  comment: string;
  recovery: boolean;
}

const PATH = '/api/projects/TPN:000000042';
const REFUSAL =
  'The project has been changed since you opened it: jo@lab.example changed comment on 2031-03-02.';
const server = setupServer();
let stored: Project;
let version: number;
let conditions: (string | null)[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stored = { comment: 'first', recovery: false };
  version = 7;
  conditions = [];
  server.use(http.get(`*${PATH}`, present), http.put(`*${PATH}`, change));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function present() {
  return HttpResponse.json(stored, { headers: { ETag: `"${version}-digest"` } });
}

/** Saves like the server: a change bound to an earlier version is refused. */
async function change({ request }: { request: Request }) {
  const condition = request.headers.get('If-Match');
  conditions.push(condition);
  if (condition !== null && condition !== `"${version}-digest"`) return refuse();
  stored = { ...stored, ...(await request.json()) };
  version += 1;
  return HttpResponse.json({ history: [], _links: { self: { href: PATH } } });
}

function refuse() {
  const subErrors: SubError[] = [{ object: 'Project', field: 'comment', message: 'jo set this' }];
  return HttpResponse.json({ apierror: { message: REFUSAL, subErrors } }, { status: 412 });
}

/** Somebody else saves. */
function changedElsewhere(more: Partial<Project>) {
  stored = { ...stored, ...more };
  version += 1;
}

async function renderProject(path: string | null = PATH) {
  const rendered = renderHook(() => ({ own: useEditable<Project>(path), other: useResource(path) }), {
    wrapper: IsolatedResources,
  });
  if (path !== null) await waitFor(() => expect(rendered.result.current.own.data).toBeDefined());
  return rendered;
}

describe('no lost update (architecture §5, PP-11)', () => {
  it('sends the tag of what was read, and shows what was saved', async () => {
    const { result } = await renderProject();
    await act(() => result.current.own.save({ comment: 'second' }));
    expect(conditions).toEqual(['"7-digest"']);
    expect(result.current.own.data).toEqual({ comment: 'second', recovery: false });
    await act(() => result.current.own.save({ comment: 'third' }));
    expect(conditions).toEqual(['"7-digest"', '"8-digest"']);
  });

  it('answers with what the server says about the change', async () => {
    const { result } = await renderProject();
    await act(async () => {
      await expect(result.current.own.save({})).resolves.toMatchObject({ _links: { self: { href: PATH } } });
    });
  });

  it('reads the history of the resource anew too', async () => {
    let readings = 0;
    server.use(http.get(`*${PATH}/history`, () => HttpResponse.json((readings += 1))));
    const { result } = renderHook(
      () => ({ own: useEditable<Project>(PATH), history: useResource(`${PATH}/history`) }),
      { wrapper: IsolatedResources },
    );
    await waitFor(() =>
      expect(result.current).toMatchObject({ history: { data: 1 }, own: { isLoading: false } }),
    );
    await act(() => result.current.own.save({ comment: 'second' }));
    expect(result.current.history.data).toBe(2);
  });

  it('never changes what is edited because others read it anew, and tells that it is outdated', async () => {
    const { result } = await renderProject();
    changedElsewhere({ recovery: true });
    await act(() => mutateResource(PATH));
    expect(result.current.other.data).toEqual({ comment: 'first', recovery: true });
    expect(result.current.own).toMatchObject({ data: { recovery: false }, isOutdated: true });

    await act(() => result.current.own.save({ comment: 'mine' }).catch(() => undefined));
    expect(conditions).toEqual(['"7-digest"']);
    expect(stored.comment).toBe('first');
  });

  it('takes up the present state when asked to', async () => {
    const { result } = await renderProject();
    changedElsewhere({ recovery: true });
    await act(() => result.current.own.reload());
    expect(result.current.own).toMatchObject({ data: { recovery: true }, isOutdated: false });
    await act(() => result.current.own.save({ comment: 'mine' }));
    expect(stored).toEqual({ comment: 'mine', recovery: true });
  });

  it.each([
    ['a digest without a version, as of the existing tracker', '"0c4ca4238a0b923820dcc509a6f75849b"'],
    ['no tag', null],
  ])('sends no condition with %s', async (_, tag) => {
    server.use(
      http.get(`*${PATH}`, () => HttpResponse.json(stored, { headers: tag === null ? {} : { ETag: tag } })),
    );
    const { result } = await renderProject();
    await act(() => result.current.own.save({ comment: 'second' }));
    expect(conditions).toEqual([null]);
  });

  it('sends a tag that a compressing proxy has weakened', async () => {
    server.use(http.get(`*${PATH}`, () => HttpResponse.json(stored, { headers: { ETag: 'W/"7-digest"' } })));
    const { result } = await renderProject();
    await act(() => result.current.own.save({}).catch(() => undefined));
    expect(conditions).toEqual(['W/"7-digest"']);
  });
});

describe('a conflict', () => {
  async function renderConflict() {
    const rendered = await renderProject();
    changedElsewhere({ comment: 'theirs' });
    const body = { comment: 'mine' };
    const error = await act(() => rendered.result.current.own.save(body).catch((reason: unknown) => reason));
    return { ...rendered, error };
  }

  it('is thrown with both sides and who changed what', async () => {
    const { error } = await renderConflict();
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      status: 412,
      message: REFUSAL,
      mine: { comment: 'mine' },
      theirs: { comment: 'theirs', recovery: false },
      fields: [{ field: 'comment', message: 'jo set this' }],
    });
  });

  it('is over when the person has seen the other side and saves over it', async () => {
    const { result } = await renderConflict();
    expect(result.current.own.conflict).toMatchObject({ theirs: { comment: 'theirs' }, message: REFUSAL });
    expect(result.current.own.data?.comment).toBe('first');
    await act(async () => {
      await result.current.own.conflict?.save({ comment: 'both' });
    });
    expect(conditions).toEqual(['"7-digest"', '"8-digest"']);
    expect(result.current.own).toMatchObject({ data: { comment: 'both' }, conflict: undefined });
  });

  it('comes again for somebody who did not settle it', async () => {
    const { result } = await renderConflict();
    act(() => result.current.own.conflict?.dismiss());
    expect(result.current.own.conflict).toBeUndefined();
    await act(() => result.current.own.save({ comment: 'mine' }).catch(() => undefined));
    expect(result.current.own.conflict).toBeDefined();
    expect(stored.comment).toBe('theirs');
  });

  it('may follow a conflict when a third person saves meanwhile', async () => {
    const { result } = await renderConflict();
    changedElsewhere({ comment: 'third' });
    await act(async () => {
      await result.current.own.conflict?.save({ comment: 'both' }).catch(() => undefined);
    });
    expect(result.current.own.conflict?.theirs.comment).toBe('third');
  });

  it('is told in the words of the server when the present state cannot be read', async () => {
    const { result } = await renderProject();
    changedElsewhere({ comment: 'theirs' });
    server.use(http.get(`*${PATH}`, () => HttpResponse.error()));
    await act(async () => {
      await expect(result.current.own.save({})).rejects.toMatchObject({ name: 'ApiError', message: REFUSAL });
    });
    expect(result.current.own.conflict).toBeUndefined();
  });
});

describe('otherwise', () => {
  it('a failed save leaves everything as it is', async () => {
    server.use(
      http.put(`*${PATH}`, () =>
        HttpResponse.json({ apierror: { message: 'No privacy.' } }, { status: 400 }),
      ),
    );
    const { result } = await renderProject();
    await act(async () => {
      await expect(result.current.own.save({})).rejects.toMatchObject({
        status: 400,
        message: 'No privacy.',
      });
    });
    expect(result.current.own).toMatchObject({ data: { comment: 'first' }, conflict: undefined });
  });

  it('a renewal that fails takes nothing away from the form', async () => {
    const { result } = await renderProject();
    server.use(http.get(`*${PATH}`, () => HttpResponse.error()));
    await act(() => mutateResource(PATH));
    expect(result.current.other.error).toMatchObject({ kind: 'network' });
    expect(result.current.own).toMatchObject({ data: { comment: 'first' }, error: undefined });
  });

  it('what cannot be read says why', async () => {
    server.use(http.get(`*${PATH}`, () => HttpResponse.error()));
    const { result } = renderHook(() => useEditable<Project>(PATH), { wrapper: IsolatedResources });
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it('another resource is another edition', async () => {
    server.use(
      http.get('*/api/projects/TPN:2', () => HttpResponse.json({ comment: 'other', recovery: true })),
    );
    const { result, rerender } = renderHook(({ path }) => useEditable<Project>(path), {
      wrapper: IsolatedResources,
      initialProps: { path: PATH },
    });
    await waitFor(() => expect(result.current.data?.comment).toBe('first'));
    rerender({ path: '/api/projects/TPN:2' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data?.comment).toBe('other'));
    rerender({ path: PATH });
    expect(result.current.data?.comment).toBe('first');
  });

  it('nothing is read, and nothing can be saved, without a path', async () => {
    const { result } = await renderProject(null);
    expect(result.current.own).toMatchObject({ data: undefined, isLoading: false });
    await expect(result.current.own.save({})).rejects.toThrow('There is no resource to save');
  });
});
