import { useState } from 'react';
import {
  AddIcon,
  Button,
  DeleteIcon,
  Disclosure,
  DownloadButton,
  EditIcon,
  HistoryIcon,
  IconButton,
  LinkButton,
  SearchIcon,
  Text,
} from 'shared/ui';
import { Example, Section, States } from './section.tsx';

/** How long the gallery pretends to work after a press. */
const WORK_MS = 1500;

function BusyButton() {
  const [isBusy, setIsBusy] = useState(false);
  const work = () => {
    setIsBusy(true);
    window.setTimeout(() => setIsBusy(false), WORK_MS);
  };
  return (
    <Button variant="primary" isBusy={isBusy} busyText="Saving…" onClick={work}>
      Save
    </Button>
  );
}

export function Actions() {
  return (
    <Section title="Buttons">
      <States name="Variants">
        <Button variant="primary" leftIcon={<SearchIcon />}>
          Search
        </Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Clear all</Button>
        <Button variant="danger" leftIcon={<DeleteIcon />}>
          Delete
        </Button>
        <LinkButton to="/gallery" leftIcon={<AddIcon />}>
          Add plan
        </LinkButton>
      </States>
      <States name="Small">
        <Button size="sm" variant="primary">
          Apply
        </Button>
        <Button size="sm">Reset</Button>
        <Button size="sm" variant="quiet">
          More
        </Button>
      </States>
      <States name="Disabled, disabled with a reason, busy, works when pressed">
        <Button disabled>Update</Button>
        <Button disabledReason="You cannot add phenotyping plans or there are not genotype confirmed colonies yet.">
          Add phenotyping plan
        </Button>
        <Button variant="primary" isBusy busyText="Creating…">
          Create
        </Button>
        <BusyButton />
      </States>
      <States name="Icon buttons">
        <IconButton label="Edit" icon={<EditIcon />} />
        <IconButton label="History" icon={<HistoryIcon />} variant="secondary" />
        <IconButton label="Delete row" icon={<DeleteIcon />} disabled />
      </States>
      <States name="Downloads">
        <DownloadButton label="Download as CSV" isDownloading={false} onClick={() => undefined} />
        <DownloadButton label="Download as TSV" isDownloading onClick={() => undefined} />
      </States>
      <Example name="Collapsible section">
        <Disclosure title="Plan Status History" defaultOpen>
          <Text>What is collapsed is not rendered.</Text>
        </Disclosure>
        <Disclosure title="Colony Status History">
          <Text>Opened by the reader.</Text>
        </Disclosure>
        <Disclosure summary="Click to see element">
          <Text>Without a heading, for places as small as a cell.</Text>
        </Disclosure>
      </Example>
    </Section>
  );
}
