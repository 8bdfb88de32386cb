import type { ErrorGroup } from 'shared/contract';
import { Code, FactList, formatDateTime, Lines } from 'shared/ui';

/** The last time that a failure happened: what is needed to look for it. */
export function ErrorDetails({ error: { firstSeenAt, example } }: { error: ErrorGroup }) {
  const { route, browser, version, runs, stack } = example;
  return (
    <FactList
      none="Not told by the browser"
      facts={[
        { label: 'First seen', value: formatDateTime(firstSeenAt) },
        { label: 'Last in version', value: version },
        { label: 'On the page', value: <Code>{route}</Code> },
        { label: 'Browser', value: browser },
        { label: 'The page ran', value: <Lines items={runs} /> },
        {
          label: 'Where in the program',
          value: stack.length > 0 ? <Stack lines={stack} /> : null,
          isWide: true,
        },
      ]}
    />
  );
}

function Stack({ lines }: { lines: readonly string[] }) {
  return (
    <Lines
      items={lines.map((line, index) => (
        <Code key={index}>{line}</Code>
      ))}
    />
  );
}
