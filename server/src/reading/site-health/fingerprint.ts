import { createHash } from 'node:crypto';
import type { SiteErrorKind } from 'shared/contract';

/** What makes two failures the same one. */
interface Failure {
  area: string;
  kind: SiteErrorKind;
  message: string;
}

/**
 * The same for failures that are the same but for numbers, names of files as they were built, and versions: these change
 * with every release, and a failure that outlives one should be seen as old.
 */
export function fingerprintOf({ area, kind, message }: Failure): string {
  const text = JSON.stringify([area, kind, withoutBuild(message)]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function withoutBuild(message: string): string {
  return (
    message
      .toLowerCase()
      // 1.2.0, 1.1.0-local.bdc462f4
      .replace(/(?<!\d)\d+\.\d+\.\d+(-[\w.]+)?/g, '#')
      // The hash in remote.0f3a91c2.js
      .replace(/\.[0-9a-f]{8,}(?=\.)/g, '')
      .replace(/\d+/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
