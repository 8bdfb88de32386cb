import { styled } from '../theme/styled.tsx';
import * as looks from './skip-link.styles.ts';

const Anchor = styled('button', looks.anchor);

/**
 * First stop of the keyboard: jumps over header and menus. It moves the focus itself, because with hash routing a link to
 * `#main` would be taken for a route.
 */
export function SkipLink({ targetId }: { targetId: string }) {
  const jump = () => {
    const target = document.getElementById(targetId);
    target?.focus();
    target?.scrollIntoView();
  };
  return (
    <Anchor type="button" onClick={jump}>
      Skip to content
    </Anchor>
  );
}
