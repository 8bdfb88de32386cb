import { useEffect, useRef } from 'react';
import { errorText } from 'shared/api';
import { Box, Notice } from 'shared/ui';

/** Keeps the banner clear of the header, which stays at the top of the window. */
const BELOW_HEADER = '20';

/**
 * What went wrong on the screen, above it; the same text is shown once (spec part 1 §8). It comes into view by itself:
 * a download fails below, where nobody would see it.
 */
export function ErrorBanner({ errors }: { errors: unknown[] }) {
  const banner = useRef<HTMLDivElement>(null);
  const texts = [...new Set(errors.filter((error) => error !== undefined).map(errorText))];
  const allTexts = texts.join('\n');
  useEffect(() => {
    if (allTexts !== '') banner.current?.scrollIntoView({ block: 'nearest' });
  }, [allTexts]);

  if (texts.length === 0) return null;
  return (
    <Box ref={banner} scrollMarginTop={BELOW_HEADER}>
      <Notice kind="error">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </Box>
  );
}
