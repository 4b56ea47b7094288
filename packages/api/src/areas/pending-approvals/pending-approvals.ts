import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'pendingApprovals.list',
  method: 'GET',
  path: '/pending-approvals',
  summary: 'Stands for pending approvals: the specification names the area and shows no call.',
  source: 'spec 1, other modules; spec 2, route bases',
})

/** What waits for an approval. */
export const pendingApprovals = { list }
