/** Where an endpoint does on purpose something else than the existing tracker. */
export interface Difference {
  /** `GET /api/plans/:pin`, each as the server registers it. */
  endpoints: readonly string[];
  existing: string;
  here: string;
  why: string;
}
