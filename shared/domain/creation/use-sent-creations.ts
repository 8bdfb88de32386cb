import { useRef, useState } from 'react';
import { newIdempotencyKey } from 'shared/api';
import { browserStorage, useSession } from 'shared/session';
import { createdId, createOnce } from './create-once.ts';
import { isUnclear } from './unclear.ts';

/** What was sent without a response, and under which key. */
interface Sent {
  key: string;
  /** Bodies as JSON, the latest first. */
  contents: readonly string[];
}

/** So many attempts without a response are stored: more come together only while nothing reaches the server. */
const MOST = 20;

export interface SentCreations {
  /**
   * Creates the record, unless an earlier attempt has; with another press after that, another one.
   *
   * @returns its identifier; undefined where `earlierId` is it
   * @throws ApiError
   */
  send: (body: object) => Promise<string | undefined>;
  /** The record that an earlier attempt of this person turned out to have created. */
  earlierId: string | undefined;
  /** The record exists, or is not wanted: what is sent next is another one. */
  forget: () => void;
}

/**
 * What a form has sent, which outlives the page as its draft does: without a response nobody knows whether the record exists, and another
 * attempt after a reload must not create a second one, whether it was changed or not.
 *
 * @param name of the form's draft
 */
export function useSentCreations(path: string, name: string): SentCreations {
  // Visitors send nothing.
  const email = useSession().person?.email ?? '';
  const place = `gt-sent ${email} ${name}`;
  // For browsers that store nothing.
  const notes = useRef(new Map<string, string>());
  const [found, setFound] = useState<{ id: string; place: string }>();
  const earlierId = found?.place === place ? found.id : undefined;
  const read = () => sentOf(browserStorage.read(place) ?? notes.current.get(place) ?? null);
  const note = (sent: Sent) => {
    const text = JSON.stringify(sent);
    browserStorage.write(place, text);
    notes.current.set(place, text);
  };
  const forget = () => {
    browserStorage.remove(place);
    notes.current.delete(place);
  };
  return {
    send: async (body) => {
      if (earlierId !== undefined) forget();
      setFound(undefined);
      const before = read() ?? { key: newIdempotencyKey(), contents: [] };
      const content = JSON.stringify(body);
      const others = before.contents.filter((one) => one !== content);
      // The page may be closed before the response comes.
      note({ key: before.key, contents: [content, ...others].slice(0, MOST) });
      try {
        const open = new Map([[before.key, others.map(bodyOf)]]);
        const { response, isEarlier } = await createOnce(path, before.key, body, open);
        const id = createdId(response);
        if (!isEarlier) return id;
        setFound({ id, place });
        return undefined;
      } catch (error) {
        if (!isUnclear(error)) note(before);
        throw error;
      }
    },
    ...{ earlierId, forget },
  };
}

function bodyOf(content: string): object {
  const body: unknown = JSON.parse(content);
  return typeof body === 'object' && body !== null ? body : {};
}

function sentOf(text: string | null): Sent | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return isSent(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isSent(value: unknown): value is Sent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'contents' in value &&
    Array.isArray(value.contents) &&
    value.contents.every((content) => typeof content === 'string')
  );
}
