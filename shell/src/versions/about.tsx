import { useState } from 'react';
import { Button } from 'shared/ui';
import { lazyPart, type Retry } from '../lazy-parts/lazy-part.tsx';
import { MissingPart } from '../lazy-parts/missing-part.tsx';

interface AboutProps {
  onClose: () => void;
}

const aboutDialog = lazyPart<AboutProps>(
  () => import(/* webpackChunkName: "dialogs" */ './about-dialog.tsx'),
  Unavailable,
);

/** Opens the dialog that shows which versions this page runs. */
export function About() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        About
      </Button>
      {isOpen && <aboutDialog.Part onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Unavailable({ onClose, onRetry }: AboutProps & Retry) {
  const close = (
    <Button size="sm" variant="quiet" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <MissingPart title="The versions could not be fetched." actions={close} onRetry={onRetry}>
      Check your connection. What is on this page stays.
    </MissingPart>
  );
}
