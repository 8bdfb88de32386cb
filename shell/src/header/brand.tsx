import { Link as RouterLink } from 'shared/router';
import { Box, PRODUCT_NAME } from 'shared/ui';

/** The product's sign, as in favicon.svg; drawn in place, so that it costs no request. */
function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#1d5ea8" />
      <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round">
        <path d="M10.5 5.5c0 7.5 11 13.5 11 21" />
        <path d="M21.5 5.5c0 7.5-11 13.5-11 21" opacity=".72" />
        <path d="M11.8 9.5h8.4M11.8 22.5h8.4" opacity=".72" strokeWidth="1.8" />
      </g>
      <circle cx="16" cy="16" r="3.6" fill="#ecc063" stroke="#1d5ea8" strokeWidth="1.6" />
    </svg>
  );
}

/** The product's sign and name, leading home. */
export function Brand() {
  return (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="9"
      borderRadius="md"
      minW="0"
      fontSize={{ base: 'md', md: 'lg' }}
      fontWeight="semibold"
      letterSpacing="tight"
      whiteSpace="nowrap"
    >
      <RouterLink to="/">
        <Mark />
        <Box overflow="hidden">{PRODUCT_NAME}</Box>
      </RouterLink>
    </Box>
  );
}
