import { submissionKeys } from 'shared/api';
import { browserStorage, useSession } from 'shared/session';

/** What was sent, and under which key. */
interface SentOnce {
  content: string;
  key: string;
}

/** So many of one form: what was corrected several times is sent as it was first only by chance. */
const MOST = 5;

export interface KeptKeys {
  /** The idempotency key of a request with this content. */
  keyOf: (body: unknown) => string;
  /** The resource exists, or is not wanted. */
  forget: () => void;
}

/**
 * Keys for what a form sends, which outlive the page as its draft does: without a response nobody knows whether the resource exists, and
 * the same content sent after a reload must not create a second one.
 *
 * @param name of the form's draft
 */
export function useKeptKeys(name: string): KeptKeys {
  const { person } = useSession();
  // Visitors send nothing.
  const place = `gt-sent ${person?.email ?? ''} ${name}`;
  return {
    keyOf: (body) => {
      const content = JSON.stringify(body);
      const sent = read(place);
      const known = sent.find((one) => one.content === content);
      if (known !== undefined) return known.key;
      const key = submissionKeys()(body);
      browserStorage.write(place, JSON.stringify([{ content, key }, ...sent].slice(0, MOST)));
      return key;
    },
    forget: () => browserStorage.remove(place),
  };
}

function read(place: string): SentOnce[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSentOnce) : [];
  } catch {
    return [];
  }
}

function isSentOnce(value: unknown): value is SentOnce {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    typeof value.content === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}
