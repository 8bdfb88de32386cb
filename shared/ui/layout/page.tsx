import { useEffect, type ReactNode } from 'react';
import { Lead, Row, Stack } from './primitives.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './page.styles.ts';

/** The name users see, in the header and at the end of every document title. */
export const PRODUCT_NAME = 'Gene Targeting Tracker';

export interface PageProps {
  /** The screen's name: first heading, and the start of the document title. */
  title: string;
  /** The title of the browser tab before the product name, when it differs from the heading. */
  documentTitle?: string;
  /** Errors and results that concern the whole screen; shown above the heading. */
  banner?: ReactNode;
  /** Links or buttons that belong to the whole screen, at the end of the heading's line. */
  actions?: ReactNode;
  /** In place of heading, actions and description: the heading of a record. It contains the first heading. */
  heading?: ReactNode;
  /** A line under the heading. */
  description?: ReactNode;
  children: ReactNode;
}

const PageHeading = styled('h1', looks.pageHeading);

/**
 * A screen: its heading, its document title and the place for its banner. The heading can take the focus, which is where
 * the shell puts it after a change of route.
 */
export function Page({
  title,
  documentTitle = title,
  banner,
  heading,
  actions,
  description,
  children,
}: PageProps) {
  useEffect(() => {
    document.title = `${documentTitle} – ${PRODUCT_NAME}`;
  }, [documentTitle]);

  return (
    <Stack gap="4" w="full" maxW="page" mx="auto" minW="0">
      {banner}
      {heading ?? (
        <Row alignItems="flex-end" justifyContent="space-between" columnGap="6" rowGap="2">
          <div>
            <PageHeading tabIndex={-1} data-page-heading="">
              {title}
            </PageHeading>
            {description && <Lead>{description}</Lead>}
          </div>
          {actions}
        </Row>
      )}
      {children}
    </Stack>
  );
}
