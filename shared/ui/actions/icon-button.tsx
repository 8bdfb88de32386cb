import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../floating/tooltip.tsx';
import { ButtonElement, type ButtonVariant } from './button.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** The button's name, for screen readers and in the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
}

/** A button that shows only a picture. Its name appears on hover and on keyboard focus. */
export function IconButton({ label, icon, variant = 'quiet', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} isName>
      <ButtonElement {...rest} type={type} aria-label={label} variant={variant} shape="icon">
        {icon}
      </ButtonElement>
    </Tooltip>
  );
}
