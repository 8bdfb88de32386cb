import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { isAborted, type ApiError } from './api-error.ts';
import { fetchEdition, type Edition } from './api-fetch.ts';
import { forgetFreshReads, isFreshlyRead } from './fresh-reads.ts';
import { startRequest, useReader } from './in-flight-requests.ts';
import { joinPrefetch, prefetchResource } from './prefetch.ts';
import { formId, toFormData, type FormFields } from './form.ts';
import { ANYBODY, resourceKey, useIdentity } from './resource-key.ts';
import { resourceUrl, type QueryParams } from './resource-url.ts';
import { isSparingData } from './sparing-data.ts';

/** What a screen knows about something it reads from the server. */
export interface Resource<T> {
  /** The response; while the response to a changed query is under way, the response to the query before. */
  data: T | undefined;
  error: ApiError | undefined;
  /** There is nothing to show yet: neither a response nor an error. */
  isLoading: boolean;
  /** A request is under way, be it the first or a renewal. */
  isValidating: boolean;
  /** `data` still belongs to the query before. */
  isPrevious: boolean;
  /** `data` was read for this screen just before it was shown; otherwise it may be left from an earlier visit. */
  isFreshlyRead: boolean;
  reload: () => Promise<void>;
  /**
   * Reads what the query with these changes will show, which the person probably asks for next; nothing where data are to be spared.
   * Undefined where that cannot be read ahead, as the response to a form.
   */
  readAhead?: (change: QueryParams) => void;
}

export interface ResourceOptions {
  /** The response is the same for everybody and does not change while the page is open: it is read once. */
  once?: boolean;
  /**
   * The screen itself shows that the person may not see this: a 403 becomes `error` and is not reported to the shell.
   */
  showsRefusal?: boolean;
}

interface Answer<T> {
  identity: number;
  path: string | null;
  data: T;
}

/** The last response of the same resource to the same person, shown until the changed query is answered. */
function usePreviousData<T>(identity: number, path: string | null, data: T | undefined): T | undefined {
  // Set from the start where there is a response then: to set it later renders the component once more.
  const [last, setLast] = useState<Answer<T> | undefined>(
    data === undefined ? undefined : { identity, path, data },
  );
  if (data !== undefined && (last?.data !== data || last.path !== path || last.identity !== identity)) {
    setLast({ identity, path, data });
  }
  return last && last.path === path && last.identity === identity ? last.data : undefined;
}

interface Question<T> {
  identity: number;
  path: string | null;
  key: string | null;
  request: (signal: AbortSignal) => Promise<Edition<T>>;
  once?: boolean;
}

/** A resource with the ETag of its response. */
export interface Reading<T> extends Resource<T> {
  /** The cached response, never that to the query before. Its identity changes with its content and its tag only. */
  edition: Edition<T> | undefined;
}

/** One cached reading of a resource. Failed requests are not repeated: the screen offers to try again. */
function useReading<T>({ identity, path, key, request, once = false }: Question<T>): Reading<T> {
  useReader(key);
  const response = useSWR<Edition<T>, ApiError>(
    key,
    (requestKey: string) => joinPrefetch(requestKey, () => startRequest(requestKey, request)),
    {
      revalidateOnFocus: false,
      revalidateIfStale: !once && !isFreshlyRead(key),
      revalidateOnReconnect: !once,
      shouldRetryOnError: false,
    },
  );
  const { isValidating, mutate } = response;
  const wasAborted = isAborted(response.error);

  // A component that returns to a request just aborted would wait for a request that no longer exists.
  const isStuck = wasAborted && !isValidating;
  useEffect(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => void mutate());
    return () => clearTimeout(timer);
  }, [isStuck, mutate]);

  const previous = usePreviousData(identity, path, response.data?.data);
  const data = response.data?.data ?? previous;
  const error = wasAborted ? undefined : response.error;
  const reload = useCallback(async () => {
    forgetFreshReads((freshKey) => freshKey === key);
    await mutate();
  }, [key, mutate]);
  return {
    data,
    edition: response.data,
    isFreshlyRead: isFreshlyRead(key),
    error,
    isLoading: key !== null && data === undefined && error === undefined,
    isValidating,
    isPrevious: response.data?.data === undefined && data !== undefined,
    reload,
  };
}

/** The reading behind `useResource`, for hooks that need the ETag too. */
export function useResourceReading<T>(
  path: string | null,
  query?: QueryParams,
  { once, showsRefusal }: ResourceOptions = {},
): Reading<T> {
  const caller = useIdentity();
  const identity = once ? ANYBODY : caller;
  const key = path === null ? null : resourceKey(identity, resourceUrl(path, query));
  const request = (signal: AbortSignal) => fetchEdition<T>(path ?? '', { query, signal, showsRefusal });
  const reading = useReading({ identity, path, key, request, once });
  const readAhead = (change: QueryParams) => {
    if (path === null || isSparingData()) return;
    void prefetchResource(resourceUrl(path, { ...query, ...change }), { once });
  };
  return { ...reading, readAhead };
}

/**
 * Reads a resource of the server and keeps it current: components that ask for the same share one request, a
 * changed path or query gives the request before up, and what is known is shown while it is renewed.
 *
 * @param path null reads nothing
 */
export function useResource<T>(
  path: string | null,
  query?: QueryParams,
  options: ResourceOptions = {},
): Resource<T> {
  return useResourceReading<T>(path, query, options);
}

/**
 * Reads a response to a multipart form (a search by file) with the states of `useResource`. The same file in the
 * same query is the same question.
 *
 * @param fields null reads nothing; files are recognised by identity, so keep the File the person chose
 */
export function useFormResource<T>(
  path: string | null,
  fields: FormFields | null,
  query?: QueryParams,
): Resource<T> {
  const identity = useIdentity();
  const isAsked = path !== null && fields !== null;
  const key = isAsked ? resourceKey(identity, resourceUrl(path, query), formId(fields)) : null;
  const request = (signal: AbortSignal) =>
    fetchEdition<T>(path ?? '', { query, form: toFormData(fields ?? {}), signal });
  return useReading({ identity, path: isAsked ? path : null, key, request });
}
