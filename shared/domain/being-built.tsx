import { Card, LinkButton, Page, Stack, Text } from 'shared/ui';

export interface BeingBuiltProps {
  /** The screen's name. */
  title: string;
  /** What is being built, as a sentence: `Reports are being built.` */
  children: string;
}

/** An area that is not ready: says so, and leads to what is. */
export function BeingBuilt({ title, children }: BeingBuiltProps) {
  return (
    <Page title={title}>
      <Card title={children}>
        <Stack gap="4" alignItems="flex-start">
          <Text maxW="prose">
            This part of the tracker is not ready yet and shows nothing until it is. The project search
            already finds every project that you may see.
          </Text>
          <LinkButton to="/search">Go to the project search</LinkButton>
        </Stack>
      </Card>
    </Page>
  );
}
