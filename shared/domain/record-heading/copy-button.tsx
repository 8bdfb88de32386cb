import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon, IconButton, showNotice } from 'shared/ui';
import { copy } from './copy-button.styles.ts';

/** How long the button shows that the text is copied. */
const SHOWN_MS = 2000;

/** Copies an identifier. Where the browser does not allow that, the person is asked to do it. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showNotice({ kind: 'info', title: `The browser does not allow copying. Select ${text} and copy it.` });
    }
  };
  return (
    <span className={copy}>
      <IconButton
        size="sm"
        label={isCopied ? `${text} is copied` : `Copy ${text}`}
        icon={isCopied ? <CheckIcon size={13} /> : <CopyIcon size={13} />}
        onClick={() => void copyText()}
      />
    </span>
  );
}
