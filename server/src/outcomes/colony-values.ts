import type { ColonyInput, DistributionProductInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { UserError, ValidationError } from '../http/errors.ts';
import { dateOf, integerOf, textOf } from '../http/request-values.ts';
import { strainOf } from './background-strain.ts';

/** A distribution product as it is stored; `id` is what the request says, null for a new one. */
export interface ProductValues {
  id: number | null;
  centreId: number;
  typeId: number;
  networkId: number | null;
  startDate: string | null;
  endDate: string | null;
  identifier: string | null;
}

/** What a request says of a colony, with ids for names, before the rules have looked at it. */
export interface ColonyDraft {
  name: string | null;
  strainId: number | null;
  genotypingComment: string | null;
  products: ProductValues[];
}

/**
 * Resolves the names in a request (api-2 §13.1). Products that are not sent are none.
 *
 * @throws UserError for an unknown name, ValidationError for a product without a centre
 */
export function colonyDraft(input: ColonyInput, lists: Lists): ColonyDraft {
  return {
    name: textOf(input.name),
    strainId: strainOf(input.backgroundStrainName, lists),
    genotypingComment: textOf(input.genotypingComment),
    products: (input.distributionProducts ?? []).map((product) => productValues(product, lists)),
  };
}

function productValues(input: DistributionProductInput, lists: Lists): ProductValues {
  return {
    id: integerOf(input.id),
    centreId: centreOf(input.distributionCentreName, lists),
    typeId: productTypeOf(input.productTypeName, lists),
    networkId: networkOf(input.distributionNetworkName, lists),
    startDate: dateOf(input.startDate, 'startDate'),
    endDate: dateOf(input.endDate, 'endDate'),
    identifier: textOf(input.distributionIdentifier),
  };
}

function centreOf(name: DistributionProductInput['distributionCentreName'], lists: Lists): number {
  if (name === null || name === undefined || name === '')
    throw new ValidationError([
      { object: 'distributionProduct', field: 'distributionCentreName', message: 'is missing' },
    ]);
  const centre = lists.work_unit.find(name);
  if (centre === undefined) throw new UserError(`Work unit ${name} does not exist.`);
  return centre.id;
}

function productTypeOf(name: DistributionProductInput['productTypeName'], lists: Lists): number {
  const type = lists.product_type.find(name);
  if (type === undefined) throw new UserError(`Product Type ${name ?? 'null'} does not exist`);
  return type.id;
}

function networkOf(name: DistributionProductInput['distributionNetworkName'], lists: Lists): number | null {
  if (name === null || name === undefined || name === '') return null;
  const network = lists.distribution_network.find(name);
  if (network === undefined) throw new UserError(`Distribution Network ${name} does not exist`);
  return network.id;
}
