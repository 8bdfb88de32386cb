/** The cache of what is kept. Raised when its form changes: then everything is cached again. */
export const KEPT = 'kept-1';
