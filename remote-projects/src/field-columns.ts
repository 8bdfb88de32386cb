/** One column on telephones, two beside each other elsewhere. */
export const FIELD_COLUMNS = { base: '1fr', md: '1fr 1fr' };
