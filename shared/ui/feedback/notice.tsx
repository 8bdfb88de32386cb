import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx';

export type NoticeKind = 'error' | 'success' | 'info' | 'warning';

export interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Shows a close button. */
  onClose?: () => void;
}

/** @param tone of the palette of meanings */
const lookOf = (tone: string) => ({
  bg: `${tone}.subtle`,
  borderColor: `${tone}.border`,
  '& > svg, & strong': { color: `${tone}.fg` },
});

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', mt: '0.5' },
    '& .gt-link': { color: 'inherit', textDecorationColor: 'currentColor' },
  },
  variants: {
    kind: {
      error: lookOf('danger'),
      warning: lookOf('warning'),
      success: lookOf('success'),
      info: lookOf('info'),
    },
  },
});

const Body = chakra('div', { base: { flex: '1', minW: '0', '& > strong': { display: 'block' } } });
const CloseCorner = chakra('div', { base: { my: '-1', me: '-2' } });

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
