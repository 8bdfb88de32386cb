import { useState } from 'react';
import { Button, Checkbox, HistoryIcon, Notice, PersonIcon, Stack, Text, WarningIcon } from 'shared/ui';
import { ConfirmDialog, Dialog, Drawer, Menu, Tabs, type MenuItem } from 'shared/ui-overlays';
import { Example, Section, States } from './section.tsx';

type Opened = 'dialog' | 'confirm' | 'inform' | 'drawer' | null;

const MENU: MenuItem[] = [
  { label: 'Managed Projects', to: '/gallery' },
  { label: 'Create a project', to: '/gallery' },
  {
    label: 'API documentation',
    href: 'https://www.gentar.org/tracker-api/docs/restapi.html',
    startsGroup: true,
  },
];

const TABS = [
  { id: 'production', label: 'IMPC Production numbers', content: <Text>A chart and its controls.</Text> },
  { id: 'attempts', label: 'Work Units Attempts', content: <Text>Two selects and a download.</Text> },
  { id: 'projects', label: 'Project reports', content: <Text>Five downloads.</Text> },
];

export function Overlays() {
  const [opened, setOpened] = useState<Opened>(null);
  const [response, setResponse] = useState('');
  const [tab, setTab] = useState('production');
  const close = () => setOpened(null);
  const answered = (text: string) => {
    setResponse(text);
    close();
  };

  return (
    <Section title="Overlays">
      <States name="Dialogs and drawer">
        <Button onClick={() => setOpened('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpened('confirm')}>Ask for confirmation</Button>
        <Button onClick={() => setOpened('inform')}>Inform</Button>
        <Button onClick={() => setOpened('drawer')}>Open a drawer</Button>
      </States>
      {response && <Notice kind="info">{response}</Notice>}
      <States name="Menus">
        <Menu label="Projects" items={MENU} />
        <Menu
          label="Account"
          isIconOnly
          icon={<PersonIcon size={20} />}
          items={[
            { label: 'Edit your profile', to: '/gallery' },
            { label: 'History', icon: <HistoryIcon />, onSelect: () => setResponse('History was chosen.') },
          ]}
        />
      </States>
      <Example name="Tabs">
        <Tabs label="Reports" tabs={TABS} selected={tab} onSelect={setTab} />
      </Example>

      <Dialog
        title="Import Gene List"
        isOpen={opened === 'dialog'}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={() => answered('Imported.')}>
              Import
            </Button>
          </>
        }
      >
        <Stack gap="3">
          <Text>The rows are checked before anything is stored.</Text>
          <Checkbox label="Make the records visible" />
        </Stack>
      </Dialog>
      <ConfirmDialog
        title="Delete Confirmation"
        icon={<WarningIcon size={20} />}
        isOpen={opened === 'confirm'}
        onConfirm={() => answered('Confirmed.')}
        onCancel={() => answered('Cancelled.')}
      >
        The element will be deleted in the system once the &quot;Update&quot; button is clicked.
      </ConfirmDialog>
      <ConfirmDialog
        title="User created"
        cancelText={null}
        isOpen={opened === 'inform'}
        onConfirm={close}
        onCancel={close}
      >
        The person gets an email with the next steps.
      </ConfirmDialog>
      <Drawer title="Menu" isOpen={opened === 'drawer'} onClose={close}>
        <Text>Whatever a narrow screen has no room for.</Text>
      </Drawer>
    </Section>
  );
}
