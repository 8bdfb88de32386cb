import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { whenQuiet } from 'shared/remote';
import { SearchIcon } from 'shared/ui';
import { lazyPart, type Retry } from '../lazy-parts/lazy-part.tsx';
import { MissingPart } from '../lazy-parts/missing-part.tsx';
import { opensSearch } from './search-shortcut.ts';
import { searchButton } from './site-search.styles.ts';

export interface SearchDialogProps {
  text: string;
  onText: (text: string) => void;
  /** What is typed elsewhere while the dialog is on its way goes to the text, too. */
  box: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

const dialog = lazyPart<SearchDialogProps>(
  () => import(/* webpackChunkName: "dialogs" */ './search-dialog.tsx'),
  Unavailable,
);

/** Finds a gene from any page: a button in the header, `/`, and Ctrl or Cmd with K. */
export function SiteSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const open = () => {
    setText('');
    setIsOpen(true);
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen && opensSearch(event)) open();
    else if (isOpen && event.target !== box.current && isLetter(event)) setText((typed) => typed + event.key);
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
      {isOpen && <dialog.Part text={text} onText={setText} box={box} onClose={() => setIsOpen(false)} />}
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
