const MGI_ID = /^MGI:\d+$/;

/** The page of a gene at MGI; undefined for an id that is not one of MGI. */
export function mgiGeneAddress(accessionId: string): string | undefined {
  return MGI_ID.test(accessionId) ? `https://www.informatics.jax.org/marker/${accessionId}` : undefined;
}

/** The page of an allele at MGI; undefined for an id that is not one of MGI. */
export function mgiAlleleAddress(alleleId: string): string | undefined {
  return MGI_ID.test(alleleId) ? `https://www.informatics.jax.org/allele/${alleleId}` : undefined;
}

/** An address as a link may have it: pages of other sites are opened over https. */
export function secureAddress(address: string): string {
  return address.replace(/^http:\/\//, 'https://');
}
