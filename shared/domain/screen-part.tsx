import type { ReactNode } from 'react';
import { forgetResources } from 'shared/api';
import { ErrorBoundary, ErrorState } from 'shared/ui';

export interface ScreenPartProps {
  /** Names the part where it cannot be shown. */
  title: string;
  children: ReactNode;
}

/** A part of a screen without which the rest is of use: what goes wrong in it stays in it, and is reported. */
export function ScreenPart({ title, children }: ScreenPartProps) {
  return (
    <ErrorBoundary
      onError={(error) => reportError(error)}
      fallback={(_error, retry) => (
        <ErrorState
          title={title}
          text="This part could not be shown. The rest of the page is not affected."
          onRetry={() => {
            // What it read may be why it failed: it reads everything again.
            void forgetResources();
            retry();
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
