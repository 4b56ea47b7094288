import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'files.list',
  method: 'GET',
  path: '/file-library',
  summary: 'Stands for the file library: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** The file library. */
export const files = { list }
