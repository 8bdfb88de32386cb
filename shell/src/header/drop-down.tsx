import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Box, Floating, useDismiss } from 'shared/ui';

export interface DropDownProps {
  /** The button's content. */
  button: ReactNode;
  /** The button's name when its content is a picture. */
  label?: string;
  isCurrent?: boolean;
  /** Class of the button's looks. */
  buttonLook: string;
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

const STOPS = 'a[href], button, input:checked';

/**
 * A button that opens a piece below it (WAI-ARIA disclosure for navigation): links stay links. Opens on click, Enter, Space
 * and the arrow-down key; up and down move through it; Escape closes and gives the focus back; leaving it closes.
 */
export function DropDown({ button, label, isCurrent, buttonLook, align = 'start', children }: DropDownProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const piece = useRef<HTMLDivElement>(null);
  const pieceId = useId();

  useDismiss(frame, isOpen, (byKeyboard) => {
    setOpen(false);
    if (byKeyboard) trigger.current?.focus();
  });

  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setOpen(false);
  };
  const move = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (isInField || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (!isOpen) setOpen(true);
    else focusNext(piece.current, event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    <Box
      ref={frame}
      position="relative"
      data-menu-open={isOpen ? '' : undefined}
      onBlur={closeWhenLeft}
      onKeyDown={move}
    >
      <button
        ref={trigger}
        type="button"
        className={buttonLook}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? pieceId : undefined}
        data-current={isCurrent}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <Floating anchor={frame} placement={align === 'end' ? 'below-end' : 'below-start'} id={pieceId}>
          <Box ref={piece}>{children(() => setOpen(false))}</Box>
        </Floating>
      )}
    </Box>
  );
}

/** Moves the focus among what can be reached inside, round at both ends; from outside to the first or last. */
function focusNext(inside: HTMLElement | null, step: 1 | -1): void {
  const stops = Array.from(inside?.querySelectorAll<HTMLElement>(STOPS) ?? []);
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = here === -1 && step === -1 ? stops.length - 1 : (here + step + stops.length) % stops.length;
  stops[next]?.focus();
}
