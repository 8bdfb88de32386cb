import type { QueryParams } from 'shared/api';
import {
  meaningfulFilters,
  readListAddress,
  wholeList,
  writeListAddress,
  writeSort,
  type ListAddress,
  type ListAddressRules,
} from 'shared/ui';

/** How the address of a list is read and written. */
export interface ListFormat<Address extends ListAddress> {
  /** The list at its plain address. */
  initial: Address;
  /** Reads the query part of an address; what is invalid falls back to its default. */
  read: (query: string) => Address;
  /** Writes the query part of an address with its `?`, or an empty text for the initial list. */
  write: (address: Address) => string;
}

/**
 * The format of a list whose address has its own parameters, such as the terms of a search. They come before filters, page,
 * size and order.
 */
export function listFormatWith<Own extends object>(
  rules: ListAddressRules,
  own: { read: (params: URLSearchParams) => Own; write: (own: Own) => [name: string, value: string][] },
): ListFormat<ListAddress & Own> {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return { ...readListAddress(rules, params), ...own.read(params) };
  };
  return {
    initial: { ...wholeList(rules), ...own.read(new URLSearchParams()) },
    read,
    write: (address) => writeListAddress(rules, address, new URLSearchParams(own.write(address))),
  };
}

/** The format of a list that its filters, page, size and order describe. */
export function listFormat(rules: ListAddressRules): ListFormat<ListAddress> {
  return listFormatWith(rules, { read: () => ({}), write: () => [] });
}

/** The query of a whole list: its filters and its order. */
export function listQuery({ filters, sort }: Pick<ListAddress, 'filters' | 'sort'>): QueryParams {
  return { ...meaningfulFilters(filters), sort: writeSort(sort) };
}

/** The query of one page of a list. */
export function pageQuery(address: ListAddress): QueryParams {
  return { ...listQuery(address), page: address.page, size: address.size };
}
