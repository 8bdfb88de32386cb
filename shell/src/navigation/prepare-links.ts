import { isSparingData } from 'shared/api';
import { POINTER_RESTS } from 'shared/ui';
import { prepareAddress } from './prepare-address.ts';

/**
 * Prepares the screen behind a link of the site once the pointer or the focus rests on it, or a finger touches it: it is
 * followed some hundred milliseconds later. Not where data are to be spared.
 *
 * @returns the way to stop
 */
export function prepareLinks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepareAfter = (delay: number) => (event: Event) => {
    clearTimeout(timer);
    const address = addressOfLink(event.target);
    if (address === undefined || isSparingData()) return;
    timer = setTimeout(() => void prepareAddress(address), delay);
  };
  const [resting, touched] = [prepareAfter(POINTER_RESTS), prepareAfter(0)];
  const listeners = { pointerover: resting, focusin: resting, touchstart: touched };
  const controller = new AbortController();
  const options = { passive: true, capture: true, signal: controller.signal };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener, options);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Where a link of the site leads that a person points at; nothing for what is no such link. */
function addressOfLink(target: EventTarget | null): URL | undefined {
  const href = target instanceof Element ? target.closest('a[href^="#/"]')?.getAttribute('href') : undefined;
  return href ? new URL(href.slice(1), document.baseURI) : undefined;
}
