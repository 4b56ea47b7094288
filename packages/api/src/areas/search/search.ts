import { namedOnly } from '../../call.ts'

const find = namedOnly({
  name: 'search.find',
  method: 'GET',
  path: '/search',
  summary: 'Stands for search: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** Search over everything. */
export const search = { find }
