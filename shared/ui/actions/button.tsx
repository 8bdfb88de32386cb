import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'shared/router';
import { Spinner } from '../feedback/spinner.tsx';
import { Tooltip } from '../floating/tooltip.tsx';
import { ExternalIcon } from '../icons/icons.tsx';
import { buttonRecipe } from './button-recipe.ts';

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

export const ButtonElement = chakra('button', buttonRecipe);
const LinkElement = chakra(RouterLink, buttonRecipe);
const AnchorElement = chakra('a', buttonRecipe);

/** A button. It never submits a form unless `type="submit"` says so. */
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

export interface LinkButtonProps extends ButtonLook {
  to: string;
  /** Opens in a new tab, which is said to screen readers and shown by an icon. */
  newTab?: boolean;
  /** Told that the link is followed. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link that looks like a button: for going somewhere, such as to a creation form. */
export function LinkButton({ to, newTab = false, onFollow, leftIcon, children, ...look }: LinkButtonProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <LinkElement to={to} onClick={onFollow} {...tab} {...look}>
      {leftIcon}
      {children}
      {newTab && <ExternalIcon size={13} label="(opens in a new tab)" />}
    </LinkElement>
  );
}

export interface AnchorButtonProps extends ButtonLook {
  /** An address outside the pages of this site. */
  href: string;
  newTab?: boolean;
  children: ReactNode;
}

/** As LinkButton, for leaving the pages of this site, such as for those of a sign-in service. */
export function AnchorButton({ href, newTab = false, leftIcon, children, ...look }: AnchorButtonProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <AnchorElement href={href} {...tab} {...look}>
      {leftIcon}
      {children}
      {newTab && <ExternalIcon size={13} label="(opens in a new tab)" />}
    </AnchorElement>
  );
}
