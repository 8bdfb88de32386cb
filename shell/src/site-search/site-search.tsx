import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchIcon } from 'shared/ui';
import { lazyPart, type Retry } from '../lazy-parts/lazy-part.tsx';
import { MissingPart } from '../lazy-parts/missing-part.tsx';
import { whenQuiet } from '../navigation/when-quiet.ts';
import { opensSearch } from './search-shortcut.ts';
import { searchButton } from './site-search.styles.ts';

export interface SearchDialogProps {
  /** What was typed while the dialog was on its way; from then on its box gets the keys. */
  takeTyped: () => string;
  onClose: () => void;
}

const dialog = lazyPart<SearchDialogProps>(() => import('./search-dialog.tsx'), Unavailable);

/** Finds a gene from any page: a button in the header, `/`, and Ctrl or Cmd with K. */
export function SiteSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const typed = useRef({ text: '', isTaken: true });
  const open = () => {
    typed.current = { text: '', isTaken: false };
    setIsOpen(true);
  };
  const takeTyped = () => {
    typed.current.isTaken = true;
    return typed.current.text;
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen && opensSearch(event)) open();
    else if (isOpen && !typed.current.isTaken && isLetter(event)) typed.current.text += event.key;
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);
  useEffect(() => whenQuiet(dialog.preload), []);
  return (
    <>
      <button
        type="button"
        className={searchButton}
        aria-haspopup="dialog"
        aria-label="Find a gene"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={dialog.preload}
        onClick={open}
      >
        <SearchIcon size={16} />
        <span>Find a gene</span>
        <kbd aria-hidden>/</kbd>
      </button>
      {isOpen && <dialog.Part takeTyped={takeTyped} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A key that writes something. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

function Unavailable({ onRetry }: SearchDialogProps & Retry) {
  return (
    <MissingPart title="The search could not be fetched." onRetry={onRetry}>
      Check your connection. What is on this page stays.
    </MissingPart>
  );
}
