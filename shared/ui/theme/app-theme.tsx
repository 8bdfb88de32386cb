import { ChakraProvider } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { applyColorMode, useColorMode } from './color-mode.ts';
import { system } from './system.ts';

/** The look of the product for everything below it: tokens, page rules and colour mode. Mounted once, by the shell. */
export function AppTheme({ children }: { children: ReactNode }) {
  useColorMode();
  useLayoutEffect(applyColorMode, []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
