import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { MIN_WIDTHS } from './breakpoints.ts';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/** Chakra's own set a variable beside every background, for `currentBg`, which no look uses: browsers take longer for them. */
const plainBackgrounds = {
  background: { transform: (value: string) => ({ background: value }) },
  backgroundColor: { transform: (value: string) => ({ backgroundColor: value }) },
};

/**
 * The product's own Chakra system: utilities and conditions from Chakra, everything visible from the files beside this one.
 * The build evaluates all looks with it (tools/webpack/styles); no browser loads it.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'gt',
    cssVarsRoot: ':root',
    globalCss,
    utilities: plainBackgrounds,
    theme: {
      breakpoints: MIN_WIDTHS,
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: '0.45' } },
        appear: { from: { opacity: '0', transform: 'translateY(4px)' } },
        slideFromStart: { from: { transform: 'translateX(-100%)' } },
        slideFromEnd: { from: { transform: 'translateX(100%)' } },
        sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
      },
      tokens,
      semanticTokens,
    },
  }),
);
