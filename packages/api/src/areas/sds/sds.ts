import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'sds.list',
  method: 'GET',
  path: '/sds',
  summary: 'Stands for safety data sheets: the specification names the area and shows no call.',
  source: 'spec 1 and 6, SDS; spec 7, file library',
})

/** Safety data sheets. */
export const sds = { list }
