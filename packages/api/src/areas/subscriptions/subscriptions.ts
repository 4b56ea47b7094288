import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'subscriptions.list',
  method: 'GET',
  path: '/subscriptions',
  summary: 'Stands for subscriptions: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** What somebody wants to hear of. */
export const subscriptions = { list }
