import { useLayoutEffect, useState, type RefObject } from 'react';

/** Until the browser has measured. */
const USUAL_WIDTH = 960;

/** The width of an element in whole px, as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => setWidth(Math.floor(measured.clientWidth) || USUAL_WIDTH);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
