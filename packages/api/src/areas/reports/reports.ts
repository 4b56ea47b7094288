import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'reports.list',
  method: 'GET',
  path: '/reports',
  summary: 'Stands for reports: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** Reports. */
export const reports = { list }
