import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ConflictError } from './api-error.ts';
import { IsolatedResources } from './resource-cache.tsx';
import { FakeProjectServer, PROJECT_PATH, STALE, type FakeProject } from './testing/fake-project.ts';
import { useEditable } from './use-editable.ts';

const fake = new FakeProjectServer();

async function renderProject() {
  const rendered = renderHook(() => useEditable<FakeProject>(PROJECT_PATH), { wrapper: IsolatedResources });
  await waitFor(() => expect(rendered.result.current.data).toBeDefined());
  return rendered;
}

describe('a conflict', () => {
  async function renderConflict() {
    const rendered = await renderProject();
    fake.changedElsewhere({ comment: 'theirs' });
    const body = { comment: 'mine' };
    const error = await act(() => rendered.result.current.save(body).catch((reason: unknown) => reason));
    return { ...rendered, error };
  }

  it('is thrown with both sides and who changed what', async () => {
    const { error } = await renderConflict();
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      status: 412,
      message: STALE,
      mine: { comment: 'mine' },
      theirs: { comment: 'theirs', recovery: false },
      fields: [{ field: 'comment', message: 'jo set this' }],
    });
  });

  it('is over when the person has seen the other side and saves over it', async () => {
    const { result } = await renderConflict();
    expect(result.current.conflict).toMatchObject({ theirs: { comment: 'theirs' }, message: STALE });
    expect(result.current.data?.comment).toBe('first');
    await act(async () => {
      await result.current.conflict?.save({ comment: 'both' });
    });
    expect(fake.conditions).toEqual(['"7-digest"', '"8-digest"']);
    expect(result.current).toMatchObject({ data: { comment: 'both' }, conflict: undefined });
  });

  it('comes again for somebody who did not resolve it', async () => {
    const { result } = await renderConflict();
    act(() => result.current.conflict?.dismiss());
    expect(result.current.conflict).toBeUndefined();
    await act(() => result.current.save({ comment: 'mine' }).catch(() => undefined));
    expect(result.current.conflict).toBeDefined();
    expect(fake.stored.comment).toBe('theirs');
  });

  it('may follow a conflict when a third person saves meanwhile', async () => {
    const { result } = await renderConflict();
    fake.changedElsewhere({ comment: 'third' });
    await act(async () => {
      await result.current.conflict?.save({ comment: 'both' }).catch(() => undefined);
    });
    expect(result.current.conflict?.theirs.comment).toBe('third');
  });

  it('is reported in the words of the server when the present state cannot be read', async () => {
    const { result } = await renderProject();
    fake.changedElsewhere({ comment: 'theirs' });
    fake.server.use(http.get(`*${PROJECT_PATH}`, () => HttpResponse.error()));
    await act(async () => {
      await expect(result.current.save({})).rejects.toMatchObject({ name: 'ApiError', message: STALE });
    });
    expect(result.current.conflict).toBeUndefined();
  });
});
