import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'adminInquiries.list',
  method: 'GET',
  path: '/admin-inquiries',
  summary: 'Stands for admin inquiries: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** The channel for questions to administrators. */
export const adminInquiries = { list }
