import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Beside = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '4', minW: '0' } });
const Content = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', flex: '1', minW: '0' },
});

/** A filter panel beside the content it narrows. The content may scroll sideways inside itself, never the page. */
export function FilterLayout({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <Beside>
      {panel}
      <Content>{children}</Content>
    </Beside>
  );
}
