import { useId } from 'react';
import { Box, DeviceIcon, MoonIcon, Stack, SunIcon, useColorMode, type ColorModeChoice } from 'shared/ui';
import { DropDown } from './drop-down.tsx';
import { choiceItem, iconItem } from './header.styles.ts';

const CHOICES: ReadonlyArray<{ choice: ColorModeChoice; label: string; Icon: typeof SunIcon }> = [
  { choice: 'light', label: 'Light', Icon: SunIcon },
  { choice: 'dark', label: 'Dark', Icon: MoonIcon },
  { choice: 'system', label: 'Device', Icon: DeviceIcon },
];

/** The choice between light, dark, and what the device says; below each other or in a row. */
export function ColourModeChoice({ direction = 'column' }: { direction?: 'column' | 'row' }) {
  const { choice, setChoice } = useColorMode();
  const name = useId();
  return (
    <Stack as="fieldset" gap="0.5" p="1" borderWidth="0" minW="44">
      <Box as="legend" px="3" pt="1.5" pb="1" fontSize="sm" color="fg.muted">
        Colours
      </Box>
      <Stack gap="0.5" flexDirection={direction}>
        {CHOICES.map((option) => (
          <label key={option.choice} className={choiceItem}>
            <input
              type="radio"
              name={name}
              checked={choice === option.choice}
              onChange={() => setChoice(option.choice)}
            />
            {direction === 'column' && <option.Icon size={16} />}
            {option.label}
          </label>
        ))}
      </Stack>
    </Stack>
  );
}

/** The header's button for the choice; its picture shows the colours in force. */
export function ColourModeMenu() {
  const { mode } = useColorMode();
  return (
    <DropDown
      label="Colours"
      buttonLook={iconItem}
      align="end"
      button={mode === 'dark' ? <MoonIcon size={18} /> : <SunIcon size={18} />}
    >
      {() => <ColourModeChoice />}
    </DropDown>
  );
}
