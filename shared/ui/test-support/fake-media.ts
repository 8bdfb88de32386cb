import { act } from '@testing-library/react';

/**
 * Fakes media queries in a test: those whose condition contains one of the given texts are true. Returns a function
 * that changes the responses, as turning a telephone does.
 */
export function fakeMedia(...trueParts: string[]) {
  let responses = trueParts;
  const listeners = new Set<() => void>();
  window.matchMedia = (media) => {
    const list = new EventTarget();
    const query: MediaQueryList = Object.assign(list, {
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      get matches() {
        return responses.some((part) => media.includes(part));
      },
    });
    listeners.add(() => list.dispatchEvent(new Event('change')));
    return query;
  };
  return (...next: string[]) => {
    responses = next;
    act(() => listeners.forEach((notify) => notify()));
  };
}

/** A part of the condition that only the handset question has. */
export const HANDSET = '599.98px';
