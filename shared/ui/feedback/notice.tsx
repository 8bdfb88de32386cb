import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './notice.styles.ts';

export type NoticeKind = 'error' | 'success' | 'info' | 'warning';

export interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Shows a close button. */
  onClose?: () => void;
}

const Frame = styled('div', looks.frame);

const Body = styled('div', looks.body);
const CloseCorner = styled('div', looks.closeCorner);

const ICONS = { error: ErrorIcon, warning: WarningIcon, success: SuccessIcon, info: InfoIcon };

/** How a message looks, wherever it stands. */
export function NoticeLook({
  kind,
  title,
  children,
  onClose,
  role,
}: NoticeProps & { role?: 'alert' | 'status' }) {
  const Icon = ICONS[kind];
  return (
    <Frame kind={kind} role={role}>
      <Icon size={18} />
      <Body>
        {title && <strong>{title}</strong>}
        {children}
      </Body>
      {onClose && (
        <CloseCorner>
          <IconButton label="Close message" icon={<CloseIcon />} size="sm" onClick={onClose} />
        </CloseCorner>
      )}
    </Frame>
  );
}

/** A message in the page. Errors interrupt a screen reader, the other kinds wait for their turn. */
export function Notice(props: NoticeProps) {
  return <NoticeLook {...props} role={props.kind === 'error' ? 'alert' : 'status'} />;
}
