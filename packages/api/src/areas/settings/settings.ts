import { namedOnly } from '../../call.ts'

const get = namedOnly({
  name: 'settings.get',
  method: 'GET',
  path: '/settings',
  summary: 'Stands for settings: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** Settings, of a person and of the organisation. */
export const settings = { get }
