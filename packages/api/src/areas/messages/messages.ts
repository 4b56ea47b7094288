import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'messages.list',
  method: 'GET',
  path: '/message-center',
  summary: 'Stands for the message center: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** The message center. */
export const messages = { list }
