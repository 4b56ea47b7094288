import { namedOnly } from '../../call.ts'

const get = namedOnly({
  name: 'home.get',
  method: 'GET',
  path: '/home',
  summary: 'Stands for home: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** The first page. */
export const home = { get }
