import { errorText } from 'shared/api';
import { Notice } from 'shared/ui';

/** What went wrong on the screen, above it; the same text is said once (spec part 1 §8). */
export function ErrorBanner({ errors }: { errors: unknown[] }) {
  const texts = new Set(errors.filter((error) => error !== undefined).map(errorText));
  if (texts.size === 0) return null;
  return (
    <Notice kind="error">
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
