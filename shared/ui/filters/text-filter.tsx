import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from '../fields/text-input.tsx';

/** Typing takes effect after a pause, so that a word is one request and not seven (PP-50). */
export const TEXT_FILTER_DELAY_MS = 300;

/** Escape closes a panel that lies over the page. */
const REPORTING_KEYS = ['Enter', 'Escape'];

/** Mark of the button that takes all filters away: a person who leaves a box for it does not want its text. */
export const CLEARS_FILTERS = { 'data-clears-filters': '' };
const clearsFilters = (target: Element | null) => target?.hasAttribute('data-clears-filters') ?? false;

export interface TextFilterProps {
  label: string;
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/**
 * The text box of a filter. What is typed shows at once and is reported after the pause, or when the person is done with it:
 * on Enter, or on leaving the box, as a panel that closes takes the pause with it.
 */
export function TextFilter({ label, value, placeholder, onChange }: TextFilterProps) {
  const [draft, setDraft] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);

  // A value that is not our own echo (the address changed, everything was cleared) replaces what stands in the box.
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setReported(value);
      setDraft(value);
    }
  }

  const report = (text: string) => {
    if (text.trim() === reported) return;
    setReported(text.trim());
    onChange(text.trim());
  };
  const reportDraft = useEffectEvent(() => report(draft));

  useEffect(() => {
    const timer = window.setTimeout(() => reportDraft(), TEXT_FILTER_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [draft]);

  const clear = () => {
    setDraft('');
    report('');
  };
  return (
    <TextInput
      aria-label={label}
      value={draft}
      placeholder={placeholder}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={(event) => clearsFilters(event.relatedTarget) || report(draft)}
      onKeyDown={(event) => REPORTING_KEYS.includes(event.key) && report(draft)}
      onClear={clear}
      clearLabel={`Clear ${label}`}
    />
  );
}
