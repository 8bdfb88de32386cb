import { useEffect, useRef, useState, type RefObject } from 'react';

/** Until the place is measured. */
const FIRST_WIDTH = 640;

/** The width of an element in px, as it is now: letters in a drawing keep their size however wide the window is. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
