import { act, render, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { IsolatedResources, mutateResource } from './resource-cache.tsx';
import { FakeProjectServer, PROJECT_PATH, type FakeProject } from './testing/fake-project.ts';
import { useEditable } from './use-editable.ts';
import { useResource } from './use-resource.ts';

const fake = new FakeProjectServer();

async function renderProject(path: string | null = PROJECT_PATH) {
  const rendered = renderHook(() => ({ own: useEditable<FakeProject>(path), other: useResource(path) }), {
    wrapper: IsolatedResources,
  });
  if (path !== null) await waitFor(() => expect(rendered.result.current.own.data).toBeDefined());
  return rendered;
}

describe('no lost update (architecture §5, PP-11)', () => {
  it('sends the tag of what was read, and shows what was saved', async () => {
    const { result } = await renderProject();
    await act(() => result.current.own.save({ comment: 'second' }));
    expect(fake.conditions).toEqual(['"7-digest"']);
    expect(result.current.own.data).toEqual({ comment: 'second', recovery: false });
    await act(() => result.current.own.save({ comment: 'third' }));
    expect(fake.conditions).toEqual(['"7-digest"', '"8-digest"']);
  });

  it('saves a further step over the version that the first has left, even if somebody saved between (PP-29)', async () => {
    const { result } = await renderProject();
    const { save, saveNext } = result.current.own;
    await act(async () => {
      await save({ comment: 'second' });
      fake.changedElsewhere({ recovery: true });
      await saveNext(({ comment, recovery }) => ({ comment: `${comment} ${recovery}` }));
    });
    expect(fake.conditions).toEqual(['"7-digest"', '"9-digest"']);
    expect(result.current.own.data).toEqual({ comment: 'second true', recovery: true });
  });

  it('returns what the server reports about the change', async () => {
    const { result } = await renderProject();
    await act(async () => {
      await expect(result.current.own.save({})).resolves.toMatchObject({
        _links: { self: { href: PROJECT_PATH } },
      });
    });
  });

  it('reads the history of the resource again too', async () => {
    let readings = 0;
    fake.server.use(http.get(`*${PROJECT_PATH}/history`, () => HttpResponse.json((readings += 1))));
    const { result } = renderHook(
      () => ({
        own: useEditable<FakeProject>(PROJECT_PATH),
        history: useResource(`${PROJECT_PATH}/history`),
      }),
      { wrapper: IsolatedResources },
    );
    await waitFor(() =>
      expect(result.current).toMatchObject({ history: { data: 1 }, own: { isLoading: false } }),
    );
    await act(() => result.current.own.save({ comment: 'second' }));
    expect(result.current.history.data).toBe(2);
  });

  it('never changes what is edited because others read it again, and reports that it is outdated', async () => {
    const { result } = await renderProject();
    fake.changedElsewhere({ recovery: true });
    await act(() => mutateResource(PROJECT_PATH));
    expect(result.current.other.data).toEqual({ comment: 'first', recovery: true });
    expect(result.current.own).toMatchObject({ data: { recovery: false }, isOutdated: true });

    await act(() => result.current.own.save({ comment: 'mine' }).catch(() => undefined));
    expect(fake.conditions).toEqual(['"7-digest"']);
    expect(fake.stored.comment).toBe('first');
  });

  it('takes up the present state when asked to', async () => {
    const { result } = await renderProject();
    fake.changedElsewhere({ recovery: true });
    await act(() => result.current.own.reload());
    expect(result.current.own).toMatchObject({ data: { recovery: true }, isOutdated: false });
    await act(() => result.current.own.save({ comment: 'mine' }));
    expect(fake.stored).toEqual({ comment: 'mine', recovery: true });
  });

  it.each([
    ['a digest without a version, as of the existing tracker', '"0c4ca4238a0b923820dcc509a6f75849b"'],
    ['no tag', null],
  ])('sends no condition with %s', async (_, tag) => {
    fake.server.use(
      http.get(`*${PROJECT_PATH}`, () =>
        HttpResponse.json(fake.stored, { headers: tag === null ? {} : { ETag: tag } }),
      ),
    );
    const { result } = await renderProject();
    await act(() => result.current.own.save({ comment: 'second' }));
    expect(fake.conditions).toEqual([null]);
  });

  it('sends a tag that a compressing proxy has weakened', async () => {
    fake.server.use(
      http.get(`*${PROJECT_PATH}`, () =>
        HttpResponse.json(fake.stored, { headers: { ETag: 'W/"7-digest"' } }),
      ),
    );
    const { result } = await renderProject();
    await act(() => result.current.own.save({}).catch(() => undefined));
    expect(fake.conditions).toEqual(['W/"7-digest"']);
  });
});

test('reports while what an earlier visit left is read again: a form waits for that (PP-11)', async () => {
  const seen: [string | undefined, boolean][] = [];
  const Form = () => {
    const { data, isRenewing } = useEditable<FakeProject>(PROJECT_PATH);
    seen.push([data?.comment, isRenewing]);
    return null;
  };
  const visit = (time: string) => (
    <IsolatedResources>
      <Form key={time} />
    </IsolatedResources>
  );
  const { rerender } = render(visit('first'));
  await waitFor(() => expect(seen.at(-1)).toEqual(['first', false]));
  fake.changedElsewhere({ comment: 'second' });
  rerender(visit('second'));
  expect(seen.at(-1)).toEqual(['first', true]);
  await waitFor(() => expect(seen.at(-1)).toEqual(['second', false]));
});

describe('otherwise', () => {
  it('a failed save leaves everything as it is', async () => {
    fake.server.use(
      http.put(`*${PROJECT_PATH}`, () =>
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
    fake.server.use(http.get(`*${PROJECT_PATH}`, () => HttpResponse.error()));
    await act(() => mutateResource(PROJECT_PATH));
    expect(result.current.other.error).toMatchObject({ kind: 'network' });
    expect(result.current.own).toMatchObject({ data: { comment: 'first' }, error: undefined });
  });

  it('what cannot be read reports why', async () => {
    fake.server.use(http.get(`*${PROJECT_PATH}`, () => HttpResponse.error()));
    const { result } = renderHook(() => useEditable<FakeProject>(PROJECT_PATH), {
      wrapper: IsolatedResources,
    });
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it('another resource is another edition', async () => {
    fake.server.use(
      http.get('*/api/projects/TPN:2', () => HttpResponse.json({ comment: 'other', recovery: true })),
    );
    const { result, rerender } = renderHook(({ path }) => useEditable<FakeProject>(path), {
      wrapper: IsolatedResources,
      initialProps: { path: PROJECT_PATH },
    });
    await waitFor(() => expect(result.current.data?.comment).toBe('first'));
    rerender({ path: '/api/projects/TPN:2' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data?.comment).toBe('other'));
    rerender({ path: PROJECT_PATH });
    expect(result.current.data?.comment).toBe('first');
  });

  it('nothing is read, and nothing can be saved, without a path', async () => {
    const { result } = await renderProject(null);
    expect(result.current.own).toMatchObject({ data: undefined, isLoading: false });
    await expect(result.current.own.save({})).rejects.toThrow('There is no resource to save');
    await expect(result.current.own.saveNext(() => ({}))).rejects.toThrow('There is no resource to save');
  });
});
