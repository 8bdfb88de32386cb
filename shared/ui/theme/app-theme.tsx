import { useLayoutEffect, type ReactNode } from 'react';
import { applyColorMode, useColorMode } from './color-mode.ts';
import './global.styles.ts';

/** The look of the product for everything below it: the rules of the page and its colour mode. Mounted once, by the shell. */
export function AppTheme({ children }: { children: ReactNode }) {
  useColorMode();
  useLayoutEffect(applyColorMode, []);
  return children;
}
