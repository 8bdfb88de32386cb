import { useResource, type ApiError } from 'shared/api';
import type { Configuration } from 'shared/contract';

/** The look-up lists of the site, read once for shell and remotes; `undefined` until they are there. */
export function useConfiguration(): {
  configuration: Configuration | undefined;
  error: ApiError | undefined;
} {
  const { data, error } = useResource<Configuration>('/api/conf', undefined, { once: true });
  return { configuration: data, error };
}
