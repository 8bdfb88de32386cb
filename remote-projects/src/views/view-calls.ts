import { apiFetch, mutateResource } from 'shared/api';
import type { ChangeResponse, SavedView, SavedViewInput } from 'shared/contract';
import { createdId, FOLLOWS, type useCreation } from 'shared/domain';
import type { ListAddress } from 'shared/ui';
import { MANAGED_LIST } from '../list/managed-list-address.ts';

/** The saved views that a person sees. */
export const SAVED_VIEWS = '/api/v2/savedViews';

/** What is stored of an address: everything but its page. */
export function queryOf(address: ListAddress): string {
  return MANAGED_LIST.write({ ...address, page: 0 }).replace(/^\?/, '');
}

/** Where a view leads to. */
export function viewAddress({ query }: Pick<SavedView, 'query'>): string {
  return query === '' ? '/projects' : `/projects?${query}`;
}

/** Stores a new view; what an earlier attempt has stored, whose response was lost, is changed instead. @throws ApiError */
export async function saveView(
  create: ReturnType<typeof useCreation<ChangeResponse>>,
  body: SavedViewInput,
): Promise<void> {
  const { response, isEarlier } = await create(body);
  await (isEarlier ? changeView(Number(createdId(response)), body) : mutateResource(SAVED_VIEWS));
}

/** Changes an own view. @throws ApiError */
export async function changeView(id: number, body: SavedViewInput): Promise<void> {
  await apiFetch(`${SAVED_VIEWS}/${id}`, { method: 'PUT', body });
  await mutateResource(SAVED_VIEWS);
}

/** Nobody follows it any more. @throws ApiError */
export async function deleteView(id: number): Promise<void> {
  await apiFetch(`${SAVED_VIEWS}/${id}`, { method: 'DELETE' });
  await Promise.all([mutateResource(SAVED_VIEWS), mutateResource(FOLLOWS)]);
}
