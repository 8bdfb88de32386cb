import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ErrorIcon, NothingFoundIcon, RetryIcon } from '../icons/icons.tsx';
import { Heading, Text } from '../layout/primitives.tsx';
import { useRootAttribute } from '../theme/root-attribute.ts';
import { Spinner } from './spinner.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './states.styles.ts';

const Middle = styled('div', looks.middle);

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
  useRootAttribute('data-pending');
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

const Bar = styled('span', looks.bar);

/** A grey bar where text will be. The place around it says that it is loading (`aria-busy`, `LoadingState`). */
export function Skeleton({ width = '100%', height = '0.85em' }: { width?: string; height?: string }) {
  return <Bar aria-hidden style={{ width, height }} />;
}
