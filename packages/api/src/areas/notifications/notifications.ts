import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  summary: 'Stands for notifications: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** What somebody was told. */
export const notifications = { list }
