import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'categories.list',
  method: 'GET',
  path: '/categories',
  summary: 'Stands for categories: the specification names the area and shows no call.',
  source: 'spec 3, categories; spec 7, also listed',
})

/** The trees of categories that modules share. */
export const categories = { list }
