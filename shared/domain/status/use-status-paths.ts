import { useResource } from 'shared/api';
import type { StatusPaths } from 'shared/contract';

const NONE: StatusPaths = [];

/** What leads from status to status, read once; none until it is there, and from the existing tracker, which does not say it. */
export function useStatusPaths(): StatusPaths {
  return useStatusPathsReading().paths;
}

/** The same, and whether it may still come: a screen that shows it far above other things waits for it. */
export function useStatusPathsReading(): { paths: StatusPaths; isLoading: boolean } {
  const { data, isLoading } = useResource<StatusPaths>('/api/v2/statusPaths', undefined, {
    once: true,
    showsRefusal: true,
  });
  return { paths: data ?? NONE, isLoading };
}
