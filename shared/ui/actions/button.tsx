import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'shared/router';
import { Spinner } from '../feedback/spinner.tsx';
import { Tooltip } from '../floating/tooltip.tsx';
import { ExternalIcon } from '../icons/icons.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  leftIcon?: ReactNode;
  fullWidth?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color'> {
  /** Work is going on: a spinner shows and presses are ignored, while the button keeps the focus. */
  isBusy?: boolean;
  /** Replaces the label while busy. */
  busyText?: string;
  /**
   * Why the button cannot be used now. It stays reachable by keyboard, so that the reason can be read; presses are ignored.
   */
  disabledReason?: string;
}

export const ButtonElement = styled('button', looks.button);
const LinkElement = styled(RouterLink, looks.button);
const AnchorElement = styled('a', looks.button);

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  isBusy = false,
  busyText,
  disabledReason,
  leftIcon,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isIdle = isBusy || Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <ButtonElement
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : leftIcon}
      {isBusy && busyText ? busyText : children}
    </ButtonElement>
  );
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}

interface LinkLook extends ButtonLook {
  /** Opens in a new tab, which is announced to screen readers and shown by an icon. */
  newTab?: boolean;
  children: ReactNode;
}

export interface LinkButtonProps extends LinkLook {
  to: string;
  /** Called when the link is followed. */
  onFollow?: () => void;
}

export interface AnchorButtonProps extends LinkLook {
  /** An address outside the pages of this site. */
  href: string;
}

/** A link that looks like a button: for going somewhere, such as to a creation form. */
export function LinkButton({ to, onFollow, ...look }: LinkButtonProps) {
  return <LinkElement to={to} onClick={onFollow} {...linkProps(look)} />;
}

/** As LinkButton, for leaving the pages of this site, such as for those of a sign-in service. */
export function AnchorButton({ href, ...look }: AnchorButtonProps) {
  return <AnchorElement href={href} {...linkProps(look)} />;
}

function linkProps({ newTab = false, leftIcon, children, ...look }: LinkLook) {
  return {
    ...look,
    // Nobody follows a button on paper.
    className: 'gt-no-print',
    ...(newTab && { target: '_blank', rel: 'noopener' }),
    children: (
      <>
        {leftIcon}
        {children}
        {newTab && <ExternalIcon size={13} label="(opens in a new tab)" />}
      </>
    ),
  };
}
