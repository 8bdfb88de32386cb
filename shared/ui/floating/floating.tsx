import { chakra } from '@chakra-ui/react';
import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { placeBeside, type Placement } from './place-beside.ts';

const Layer = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    boxShadow: 'md',
    maxW: 'calc(100vw - 1rem)',
    maxH: 'calc(100dvh - 1rem)',
    overflow: 'auto',
    animation: 'appear 120ms ease-out',
  },
});

export interface FloatingProps extends ComponentProps<typeof Layer> {
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  /** Called once it can be seen, which is when something in it can take the focus. */
  onShown?: (layer: HTMLElement) => void;
}

/**
 * A piece that floats beside its anchor, in the browser's top layer (popover): nothing clips or covers it, also inside a
 * scrolling table or a modal dialog. It is shown while it is rendered.
 */
export function Floating({ anchor, placement, onShown, ...rest }: FloatingProps) {
  const layer = useRef<HTMLDivElement>(null);
  const reportShown = useEffectEvent((element: HTMLElement) => onShown?.(element));

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const place = () => {
      const beside = anchor.current?.getBoundingClientRect();
      if (!beside) return;
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
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
    return () => {
      element.hidePopover();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.removeEventListener('animationend', place);
    };
  }, [anchor, placement]);

  return <Layer popover="manual" ref={layer} {...rest} />;
}
