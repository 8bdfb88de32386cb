import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ErrorIcon, NothingFoundIcon, RetryIcon } from '../icons/icons.tsx';
import { Heading, Text } from '../layout/primitives.tsx';
import { Spinner } from './spinner.tsx';

const Middle = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    px: '4',
    py: '10',
    textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { color: 'fg.subtle' },
    '&[role=alert] > svg': { color: 'danger.fg' },
    '& > p': { maxW: 'prose' },
  },
});

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The way out, such as a button that clears the filters. */
  action?: ReactNode;
}

/** Nothing to show, and what can be done about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Middle>
      <NothingFoundIcon size={28} />
      <Heading as="p" size="sm" color="fg">
        {title}
      </Heading>
      {children && <Text as="div">{children}</Text>}
      {action}
    </Middle>
  );
}

/** Something is on its way. */
export function LoadingState({ label = 'Loading…' }: { label?: string }) {
  return (
    <Middle role="status">
      <Spinner size="lg" color="accent.fg" />
      <Text>{label}</Text>
    </Middle>
  );
}

export interface ErrorStateProps {
  /** The error in the words of the error catalogue. */
  text: string;
  title?: string;
  onRetry?: () => void;
  action?: ReactNode;
}

/** Something could not be loaded, in the place where it would have been. */
export function ErrorState({ text, title, onRetry, action }: ErrorStateProps) {
  return (
    <Middle role="alert">
      <ErrorIcon size={28} />
      {title && (
        <Heading as="p" size="sm" color="fg">
          {title}
        </Heading>
      )}
      <Text>{text}</Text>
      {onRetry && (
        <Button leftIcon={<RetryIcon />} onClick={onRetry}>
          Try again
        </Button>
      )}
      {action}
    </Middle>
  );
}

const Bar = chakra('span', {
  base: {
    display: 'block',
    bg: 'bg.emphasized',
    borderRadius: 'sm',
    animation: 'pulse 1.4s ease-in-out infinite',
  },
});

/** A grey bar where text will be. The place around it says that it is loading (`aria-busy`, `LoadingState`). */
export function Skeleton({ width = '100%', height = '0.85em' }: { width?: string; height?: string }) {
  return <Bar aria-hidden w={width} h={height} />;
}
