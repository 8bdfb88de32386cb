import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import {
  Box,
  Button,
  Card,
  Field,
  FilePicker,
  Grid,
  Row,
  SearchIcon,
  TextArea,
  useIsHandset,
} from 'shared/ui';
import { searchesOnKey } from '../search/searches-on-key.ts';
import { useSearchDraft } from './use-search-draft.ts';
import type { AskedSearch, Search } from './use-search-address.ts';

export interface SearchCardProps {
  /** The search whose results are shown. */
  search: Search;
  onSearch: (asked: AskedSearch) => void;
}

/** Puts the button beside the controls rather than beside their labels. */
const LABEL_HEIGHT = '6';

/** Where terms are typed or a file of them is chosen (ui-screens 3.1). */
export function SearchCard({ search, onSearch }: SearchCardProps) {
  const { text, file, changeText, changeFile } = useSearchDraft(search);
  const box = useFocusOnArrival();

  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    onSearch({ text, file });
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.target === box.current && searchesOnKey(event, text)) submit(event);
  };

  return (
    <Card
      title="Projects search"
      description="Enter marker symbols/MGI accession ids or upload a file with the terms to search:"
    >
      <form onSubmit={submit} onKeyDown={submitOnEnter}>
        <Grid
          gap="4"
          templateColumns={{ base: 'minmax(0, 500px)', lg: 'minmax(0, 500px) minmax(0, 24rem) auto' }}
        >
          <Field label="Search terms" hint={<TermsHint />}>
            <TextArea
              ref={box}
              rows={2}
              value={text}
              onChange={(event) => changeText(event.target.value)}
              onClear={() => changeText('')}
              spellCheck={false}
              autoCapitalize="off"
            />
          </Field>
          <FilePicker
            label="or upload a csv file (every search term in a new line)"
            accept=".csv"
            file={file}
            onChange={changeFile}
          />
          <Box mt={{ lg: LABEL_HEIGHT }}>
            <Button type="submit" variant="primary" leftIcon={<SearchIcon />}>
              Search
            </Button>
          </Box>
        </Grid>
      </form>
    </Card>
  );
}

/** Where somebody types already, or has a menu or dialog open, the focus stays. */
const OCCUPIED = 'input, textarea, select, dialog, [data-menu-open]';

/** People come to type. Not on a telephone, whose keyboard would cover half of the results. */
function useFocusOnArrival() {
  const box = useRef<HTMLTextAreaElement>(null);
  const isHandset = useIsHandset();
  const focusBox = useEffectEvent(() => {
    const isOccupied = document.activeElement?.closest(OCCUPIED) instanceof Element;
    if (!isHandset && !isOccupied) box.current?.focus({ preventScroll: true });
  });
  // After the effects of the page, which change how it is laid out, and before it is: in the next frame the focus would have it painted again.
  useLayoutEffect(() => queueMicrotask(() => focusBox()), []);
  return box;
}

function TermsHint() {
  const isHandset = useIsHandset();
  return (
    <Row justifyContent="space-between" rowGap="0">
      <span>E.g: MGI:1888496, Atrx, Lbr</span>
      {!isHandset && <span>Enter searches, Shift + Enter begins a line</span>}
    </Row>
  );
}
