import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where nothing is laid out, as in tests. */
const USUAL_WIDTH = 960;

/** The width of an element in whole px, as it changes; `null` until the browser has measured, which is before it paints. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
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
