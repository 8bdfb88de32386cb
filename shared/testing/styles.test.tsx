import { render, screen } from '@testing-library/react';
import { AppTheme, Text } from 'shared/ui';
import { computeStyles } from './index.ts';

const marginOf = (text: string) => getComputedStyle(screen.getByText(text)).marginTop;

test('elements have no styles until a test asks for them, whatever it imports', () => {
  render(
    <AppTheme>
      <Text mt="7px">Before</Text>
    </AppTheme>,
  );
  expect(marginOf('Before')).toBe('');
  computeStyles();
  render(
    <AppTheme>
      <Text mt="7px">After</Text>
    </AppTheme>,
  );
  expect(marginOf('After')).toBe('7px');
});
