import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { placeBeside, type Placement } from './place-beside.ts';
import { styled } from '../theme/styled.tsx';
import * as looks from './floating.styles.ts';

const Layer = styled('div', looks.layer);

export interface FloatingProps extends ComponentProps<typeof Layer> {
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  /** At least as wide as its anchor, as the list under a field is. */
  isAsWide?: boolean;
  /** Called once it can be seen, which is when something in it can take the focus. */
  onShown?: (layer: HTMLElement) => void;
}

/**
 * A piece that floats beside its anchor, in the browser's top layer (popover): nothing clips or covers it, also inside a
 * scrolling table or a modal dialog. It is shown while it is rendered.
 */
export function Floating({ anchor, placement, isAsWide = false, onShown, ...rest }: FloatingProps) {
  const layer = useRef<HTMLDivElement>(null);
  const reportShown = useEffectEvent((element: HTMLElement) => onShown?.(element));

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const place = () => {
      const beside = anchor.current?.getBoundingClientRect();
      if (!beside) return;
      if (isAsWide) element.style.minWidth = `${beside.width}px`;
      const viewport = { width: document.documentElement.clientWidth, height: visibleHeight() };
      const position = placeBeside(beside, element.getBoundingClientRect(), viewport, placement);
      element.style.left = `${position.left}px`;
      element.style.top = `${position.top}px`;
    };
    element.showPopover();
    place();
    reportShown(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    // A drawer that slides in takes the anchor with it.
    window.addEventListener('animationend', place);
    window.visualViewport?.addEventListener('resize', place);
    const sizes = new ResizeObserver(place);
    if (anchor.current) sizes.observe(anchor.current);
    return () => {
      element.hidePopover();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.removeEventListener('animationend', place);
      window.visualViewport?.removeEventListener('resize', place);
      sizes.disconnect();
    };
  }, [anchor, placement, isAsWide]);

  return <Layer popover="manual" ref={layer} {...rest} />;
}

/** In px. The keyboard on the screen of a telephone covers the window without making it smaller. */
function visibleHeight(): number {
  const visible = window.visualViewport;
  return visible ? visible.offsetTop + visible.height : window.innerHeight;
}
