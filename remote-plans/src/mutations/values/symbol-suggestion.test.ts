import { readSuggestion } from './symbol-suggestion.ts';

test.each([
  ['Zfp999<em1(IMPC)Nlab>', { symbol: 'Zfp999<em1(IMPC)Nlab>' }],
  ["Zfp999<tm1''(KOMP)Nlab>", { symbol: 'Zfp999<tm1(KOMP)Nlab>' }],
  ['Error: Please Enter Gene', { problem: 'Error: Please Enter Gene' }],
  ['Error: Please Select Mutation Type', { problem: 'Error: Please Select Mutation Type' }],
  ['', { problem: 'The server has no suggestion.' }],
])('the response %j (spec part 2 §5)', (response, expected) => {
  expect(readSuggestion(response)).toEqual(expected);
});
