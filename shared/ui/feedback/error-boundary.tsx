import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What to show instead; `retry` shows the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Another value shows the children again, e.g. because the person went elsewhere. */
  resetKey?: string;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | undefined;
}

/** Keeps an error inside a part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render(): ReactNode {
    return this.state.failure
      ? this.props.fallback(this.state.failure.error, this.retry)
      : this.props.children;
  }
}
