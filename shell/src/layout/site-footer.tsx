import { siteConfiguration } from 'shared/api';
import { Box, ExternalLink, PRODUCT_NAME, Row } from 'shared/ui';
import { About } from '../versions/about.tsx';

const currentYear = () => new Date().getFullYear();

/** Copyright with the current year, privacy notice, terms of use (spec part 1 §2 "Footer"), and what runs. */
export function SiteFooter() {
  const { privacyNotice, termsOfUse } = siteConfiguration().links;
  return (
    <Box
      as="footer"
      data-site-footer=""
      borderTopWidth="1px"
      borderColor="border"
      color="fg.muted"
      fontSize="sm"
    >
      <Row justifyContent="center" columnGap="5" rowGap="1" px="4" py="4">
        <span>
          © {PRODUCT_NAME} {currentYear()} - all rights reserved
        </span>
        {privacyNotice && (
          <ExternalLink sameTab href={privacyNotice}>
            Privacy Notice
          </ExternalLink>
        )}
        {termsOfUse && (
          <ExternalLink sameTab href={termsOfUse}>
            Terms of use
          </ExternalLink>
        )}
        <About />
      </Row>
    </Box>
  );
}
