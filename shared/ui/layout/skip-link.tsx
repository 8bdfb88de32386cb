import { chakra } from '@chakra-ui/react';

const Anchor = chakra('button', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: 'semibold',
    cursor: 'pointer',
    boxShadow: 'md',
    '&:not(:focus)': { srOnly: true },
  },
});

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
