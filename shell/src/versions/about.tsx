import { lazy, Suspense, useState } from 'react';
import { Button } from 'shared/ui';

const AboutDialog = lazy(() => import('./about-dialog.tsx'));

/** Opens the dialog that shows which versions this page runs. */
export function About() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        About
      </Button>
      {isOpen && (
        <Suspense>
          <AboutDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
