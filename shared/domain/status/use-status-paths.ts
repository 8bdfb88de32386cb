import { useResource } from 'shared/api';
import type { StatusPaths } from 'shared/contract';

const NONE: StatusPaths = [];

/** What leads from status to status, read once; none until it is there, and from the existing tracker, which does not say it. */
export function useStatusPaths(): StatusPaths {
  const { data } = useResource<StatusPaths>('/api/v2/statusPaths', undefined, {
    once: true,
    showsRefusal: true,
  });
  return data ?? NONE;
}
