/** Privacies of projects by their rank, as the read model has them. */
export const PUBLIC = 1;
export const PROTECTED = 2;
export const RESTRICTED = 3;
