import { knownChoices } from '../lists/choice-sources.server.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { categoryChoices, priorityChoices, statusChoices } from './choices.ts'
import { toRow } from './inquiries.rows.server.ts'
import { inquiriesView } from './inquiries.view.tsx'

/** Where the list of inquiries comes from. Its filter is never too long for an address. */
export const inquiriesSource = defineSource(inquiriesView, {
  choices: {
    statuses: knownChoices(statusChoices),
    categories: knownChoices(categoryChoices),
    priorities: knownChoices(priorityChoices),
  },
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.adminInquiries.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'inquiry' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
})
