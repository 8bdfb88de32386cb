import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Stretch } from 'shared/contract';
import type { Scale } from './scale.ts';
import { movedView, viewAfterGesture, zoomedView, type Gesture } from './view-moves.ts';

/** Px that a press may slip without being a drag. */
const SLIP = 4;
/** A notch of a wheel is about 100: this makes it a quarter more or less. */
const WHEEL_PACE = 0.0025;

interface PanAndZoom {
  frame: RefObject<SVGSVGElement | null>;
  scale: Scale;
  whole: Stretch;
  onView: (view: Stretch) => void;
}

/**
 * Moves through a drawing by dragging it, and zooms by two fingers or by the wheel with Ctrl; the wheel alone scrolls the
 * page as everywhere. Buttons and keys do the same, so nobody needs to drag.
 */
export function usePanAndZoom({ frame, scale, whole, onView }: PanAndZoom) {
  const pointers = useRef(new Map<number, number>());
  const gesture = useRef<Gesture>({ view: whole, from: [] });
  useWheel({ frame, scale, whole, onView });

  const begin = () => {
    gesture.current = { view: scale.view, from: [...pointers.current.values()] };
  };
  const onPointerDown = ({ pointerId, clientX, button }: PointerEvent) => {
    if (button !== 0) return;
    pointers.current.set(pointerId, clientX - leftOf(frame));
    begin();
  };
  const onPointerMove = ({ pointerId, clientX }: PointerEvent) => {
    const from = pointers.current.get(pointerId);
    if (from === undefined) return;
    const x = clientX - leftOf(frame);
    const isCaptured = frame.current?.hasPointerCapture(pointerId);
    if (!isCaptured && Math.abs(x - from) < SLIP) return;
    // From here on it is no press on what lies under it.
    if (!isCaptured) frame.current?.setPointerCapture(pointerId);
    pointers.current.set(pointerId, x);
    onView(viewAfterGesture(gesture.current, [...pointers.current.values()], scale.width, whole));
  };
  const onPointerEnd = ({ pointerId }: PointerEvent) => {
    if (pointers.current.delete(pointerId)) begin();
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

function leftOf(frame: PanAndZoom['frame']): number {
  return frame.current?.getBoundingClientRect().left ?? 0;
}

function useWheel({ frame, scale, whole, onView }: PanAndZoom): void {
  useEffect(() => {
    const drawing = frame.current;
    if (drawing === null) return;
    const turn = (event: WheelEvent) => {
      const { deltaX, deltaY } = event;
      const isZoom = event.ctrlKey || event.metaKey;
      if (!isZoom && Math.abs(deltaX) <= Math.abs(deltaY)) return;
      event.preventDefault();
      const around = scale.baseAt(event.clientX - drawing.getBoundingClientRect().left);
      onView(
        isZoom
          ? zoomedView(scale.view, Math.exp(-deltaY * WHEEL_PACE), around, whole)
          : movedView(scale.view, scale.basesIn(deltaX), whole),
      );
    };
    // React listens to wheels passively, and a passive listener cannot keep the page from zooming.
    drawing.addEventListener('wheel', turn, { passive: false });
    return () => drawing.removeEventListener('wheel', turn);
  }, [frame, scale, whole, onView]);
}
