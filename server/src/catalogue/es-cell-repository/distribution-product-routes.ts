import Type from 'typebox';
import { NewEsCellProduct, NewTargetingVectorProduct } from 'shared/contract';
import { inTransaction } from '../../platform/database/database.ts';
import type { CatalogueContext, CatalogueRoutes } from '../context.ts';
import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import { signedIn, type Subject } from '../../identity/permissions/caller.ts';
import { described } from './collection-routes.ts';
import { addEsCellProduct, addTargetingVectorProduct } from './distribution-products.ts';
import { ES_CELLS, TARGETING_VECTORS } from './repository-paths.ts';

const description = 'For administrators and the service account that finds colonies.';
const response = { 200: Type.Boolean({ description: 'Always true' }) };

/** Adding repository identifiers to clones and vectors (api-3 section 6.2), which a script does. */
export const distributionProductRoutes: CatalogueRoutes = (app, { db, catalogues, settings }) => {
  app.put(
    `${ES_CELLS}/distribution_product`,
    described({
      summary: 'Add a repository identifier to an ES cell clone',
      description,
      body: NewEsCellProduct,
      response,
    }),
    async ({ caller, body }) => {
      const email = permitted(caller, settings);
      const lists = await catalogues.read();
      await inTransaction(db, email, (tx) => addEsCellProduct({ tx, lists }, body));
      return true;
    },
  );

  app.put(
    `${TARGETING_VECTORS}/distribution_product`,
    described({
      summary: 'Add a repository identifier to a targeting vector',
      description,
      body: NewTargetingVectorProduct,
      response,
    }),
    async ({ caller, body }) => {
      const email = permitted(caller, settings);
      const lists = await catalogues.read();
      await inTransaction(db, email, (tx) => addTargetingVectorProduct({ tx, lists }, body));
      return true;
    },
  );
};

/** The caller's address. The text is the existing tracker's. */
function permitted(caller: Subject, { colonyLookUpUserKey }: CatalogueContext['settings']): string {
  const { email, isAdmin } = signedIn(caller);
  if (!isAdmin && email !== colonyLookUpUserKey?.toLowerCase())
    throw new ForbiddenError('You don have permission for this operation');
  return email;
}
