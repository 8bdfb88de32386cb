import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useRootAttribute } from '../theme/root-attribute.ts';
import { styled } from '../theme/styled.tsx';
import * as looks from './modal-surface.styles.ts';

const Surface = styled('dialog', looks.surface);

const Inside = styled('div', looks.inside);

export interface ModalSurfaceProps {
  isOpen: boolean;
  /** Escape, a press beside the surface, or the browser's own back gesture on telephones. */
  onClose: () => void;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  placement?: 'centre' | 'top' | 'start' | 'end';
  width?: string;
  /** What gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What every dialog and drawer is made of: the browser's own modal `<dialog>`. It keeps the focus inside, makes the page
 * behind inert, closes on Escape, lies above everything, and gives the focus back where it was.
 */
export function ModalSurface({ isOpen, ...surface }: ModalSurfaceProps) {
  return isOpen ? <OpenSurface {...surface} /> : null;
}

/**
 * A component of its own, with a layout effect: React then runs the clean-up while the dialog is still in the page, and only
 * there does close() return the focus.
 */
function OpenSurface(props: Omit<ModalSurfaceProps, 'isOpen'>) {
  const { onClose, labelledBy, describedBy, initialFocus, width, children, ...look } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const focusFirst = useEffectEvent(() => initialFocus?.current?.focus());

  // The page behind it does not scroll.
  useRootAttribute('data-modal');
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    focusFirst();
    return () => element?.close();
  }, []);

  // Only a press that both starts and ends beside the surface closes it, not a text selection dragged out of it.
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    <Surface
      {...look}
      style={{ width }}
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it by itself; an event left over from an earlier closing is ignored.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <Inside>{children}</Inside>
    </Surface>
  );
}
