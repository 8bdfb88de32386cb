import type { ReactNode } from 'react';
import { waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

/**
 * Renders as in a browser: `act` would finish all rendering before anything is seen.
 *
 * @param look what one sees, each time that the page has changed
 * @param isThere throws until all is there
 */
export async function seenWhileRendering<Seen>(
  element: ReactNode,
  look: () => Seen,
  isThere: () => void,
): Promise<Seen[]> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const seen: Seen[] = [];
  const observer = new MutationObserver(() => seen.push(look()));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  try {
    root.render(element);
    await waitFor(isThere);
    return seen;
  } finally {
    observer.disconnect();
    root.unmount();
    place.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
}
