import { LOAD_LIMIT } from './loading-limits.ts';
import type { RemoteFailureKind } from './remote-error.ts';

interface FailureText {
  title: string;
  text: string;
}

/** A remote's failure in words for the person in front of it. */
export function failureText(kind: RemoteFailureKind, area: string): FailureText {
  switch (kind) {
    case 'load':
      return {
        title: `${area} could not be loaded.`,
        text: 'A file of this area could not be fetched; the rest of the site works. Check your connection, or try again in a moment.',
      };
    case 'timeout':
      return {
        title: `${area} could not be loaded.`,
        text: `This area did not answer within ${LOAD_LIMIT / 1000} seconds; the rest of the site works. Try again in a moment.`,
      };
    case 'contract':
      return {
        title: `${area} does not fit this page.`,
        text:
          'This area was built for another version of the site, so it cannot be shown here; the rest of the site works. ' +
          'Reload the page. If that does not help, tell the people who run this site.',
      };
    case 'render':
      return {
        title: `${area} stopped working.`,
        text: 'Something went wrong while showing this screen; the rest of the site works.',
      };
  }
}
