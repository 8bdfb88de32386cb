import {
  DeviceIcon,
  Field,
  MoonIcon,
  NativeSelect,
  Page,
  Row,
  Stack,
  SunIcon,
  useColorMode,
} from 'shared/ui';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import { ExampleFormSection, Fields } from './fields.tsx';
import { Colours, Icons, Statuses, Timelines, Typography } from './looks.tsx';
import { LiveNotices, Notices, WaitingAndEmpty } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { RowTables } from './rows.tsx';
import { ListScreen, TableStates } from './tables.tsx';

const MODES = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function ModeChoice() {
  const { choice, setChoice } = useColorMode();
  const Icon = { system: DeviceIcon, light: SunIcon, dark: MoonIcon }[choice];
  const choose = (value: string) => {
    if (value === 'light' || value === 'dark' || value === 'system') setChoice(value);
  };
  return (
    <Row flexWrap="nowrap">
      <Icon size={18} />
      <Field label="Colour mode" hideLabel>
        <NativeSelect options={MODES} value={choice} onChange={(event) => choose(event.target.value)} />
      </Field>
    </Row>
  );
}

/** Every piece of the kit in all its states, for people who build screens and for the visual and accessibility checks. */
export function GalleryPage() {
  return (
    <Page
      title="Gallery"
      description="The pieces that every screen is made of, in all their states."
      actions={<ModeChoice />}
    >
      <Stack gap="5">
        <Actions />
        <Statuses />
        <Notices />
        <LiveNotices />
        <Fields />
        <Choices />
        <RowTables />
        <ListScreen />
        <TableStates />
        <Timelines />
        <WaitingAndEmpty />
        <ExampleFormSection />
        <Overlays />
        <Typography />
        <Colours />
        <Icons />
      </Stack>
    </Page>
  );
}
