import { useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from 'shared/ui';
import { lazyPart, type Retry } from '../lazy-parts/lazy-part.tsx';
import { MissingPart } from '../lazy-parts/missing-part.tsx';
import { whenQuiet } from '../navigation/when-quiet.ts';
import { opensSearch } from './search-shortcut.ts';
import { searchButton } from './site-search.styles.ts';

export interface SearchDialogProps {
  onClose: () => void;
}

const dialog = lazyPart<SearchDialogProps>(() => import('./search-dialog.tsx'), Unavailable);

/** Finds a gene from any page: a button in the header, `/`, and Ctrl or Cmd with K. */
export function SiteSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const openOnShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || !opensSearch(event)) return;
    event.preventDefault();
    setIsOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
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
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon size={16} />
        <span>Find a gene</span>
        <kbd aria-hidden>/</kbd>
      </button>
      {isOpen && <dialog.Part onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Unavailable({ onRetry }: SearchDialogProps & Retry) {
  return (
    <MissingPart title="The search could not be fetched." onRetry={onRetry}>
      Check your connection. What is on this page stays.
    </MissingPart>
  );
}
