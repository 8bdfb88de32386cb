import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { Floating } from './floating.tsx';

export interface TooltipProps {
  text: string;
  /** The text is already the name of the control, so it is not announced a second time. */
  isName?: boolean;
  /** A press shows it too, for what has no other use: there is no hovering on a touch screen. */
  opensOnPress?: boolean;
  /** One element that can take the focus; a tooltip on anything else would be out of reach of the keyboard. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A moment before hiding lets the pointer travel onto the tooltip itself (WCAG 1.4.13). */
const HIDE_DELAY_MS = 120;

/**
 * A hint on hover and on keyboard focus (not on a focus that a click or a dialog gave); Escape hides it, and a press elsewhere.
 */
export function Tooltip({ text, isName = false, opensOnPress = false, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const hideTimer = useRef<number>(undefined);
  const [isShown, setIsShown] = useState(false);
  const id = useId();

  const show = () => {
    window.clearTimeout(hideTimer.current);
    setIsShown(true);
  };
  const hideSoon = () => {
    hideTimer.current = window.setTimeout(() => setIsShown(false), HIDE_DELAY_MS);
  };
  const hideOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsShown(false);
  });
  const hideOnPressElsewhere = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && wrapper.current?.contains(target))) setIsShown(false);
  });

  useEffect(() => () => window.clearTimeout(hideTimer.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => hideOnEscape(event);
    const onPress = (event: PointerEvent) => hideOnPressElsewhere(event);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isShown]);

  return (
    <span
      ref={wrapper}
      className="gt-tooltip-anchor"
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hideSoon}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={() => setIsShown(false)}
      onClick={opensOnPress ? show : undefined}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': id })}
      {!isName && <VisuallyHidden id={id}>{text}</VisuallyHidden>}
      {isShown && (
        <Floating
          anchor={wrapper}
          placement="above-centre"
          aria-hidden
          bg="bg.inverted"
          color="fg.inverted"
          borderWidth="0"
          px="2.5"
          py="1.5"
          fontSize="xs"
          maxW="72"
          whiteSpace="normal"
          textAlign="start"
        >
          {text}
        </Floating>
      )}
    </span>
  );
}
