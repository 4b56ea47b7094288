import type { Selectable } from 'kysely'
import {
  inquiryCategories,
  inquiryList,
  inquiryPriorities,
  inquiryStates,
  type CallInput,
  type CallOf,
} from '@holdpoint/api'
import type { InquiriesTable } from '../../src/areas/inquiries/inquiries.tables.ts'
import { cast } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeInquiry } from '../place-inquiry.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<InquiriesTable>
type Listed = CallInput<CallOf<'adminInquiries.list'>>

const open: readonly string[] = ['new', 'in_progress', 'waiting_user']

/** The list of inquiries, as going through all of them one by one finds it. */
export const inquiryWitness: Witness<typeof inquiryList, Row> = {
  list: inquiryList,
  // Two who ask, and one who asks and answers.
  people: ['employee', 'colleague', 'manager'],
  async seed(world, random) {
    await makeGroup(world, 'g-answerers', ['answer_admin_inquiries'], ['manager'])
    for (let index = 0; index < 90; index += 1) {
      const at = random.pick(
        ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05'].map(
          (day) => new Date(`${day}T12:00:00Z`),
        ),
      )
      await placeInquiry(world, `q-${String(index).padStart(3, '0')}`, {
        subject: random.pick(['No access', 'Form is wrong', 'Page stays empty']),
        description: random.pick(['Since Monday.', 'On my phone alone.', 'Nobody can read it.']),
        status: random.pick(inquiryStates),
        category: random.pick(inquiryCategories),
        priority: random.pick(inquiryPriorities),
        asker_id: random.pick([cast.employee, cast.colleague, cast.manager]),
        assignee_id: random.pick([null, cast.manager, cast.admin]),
        asked_at: at,
        updated_at: new Date(at.getTime() + random.int(0, 3) * 3_600_000),
      })
    }
    return world.database.kysely.selectFrom('inquiries').selectAll().execute()
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies: (row, section, who) =>
    ((section !== 'mine' && who === 'manager') || row.asker_id === cast[who]) &&
    (section !== 'open' || open.includes(row.status)),
  startsAt: (row) => row.asked_at,
  text: (row) => [row.number, row.subject, row.description].join('\n'),
  words: ['access', 'PHONE', 'inq-26-q-01', 'nothing like it'],
  parts: {
    statuses: { has: (row) => [row.status], drawn: inquiryStates },
    categories: { has: (row) => [row.category], drawn: inquiryCategories },
    priorities: { has: (row) => [row.priority], drawn: inquiryPriorities },
    isTakenByMe: { has: (row, who) => row.assignee_id === cast[who] },
  },
  orders: {
    asked: (row) => row.asked_at.getTime(),
    priority: (row) => inquiryPriorities.indexOf(row.priority),
    subject: (row) => row.subject,
    changed: (row) => row.updated_at.getTime(),
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.adminInquiries.list(asked as Listed))
    return { ...page, data: data.map(({ inquiryId: id }) => ({ id })) }
  },
  open: (client, inquiryId) => client.adminInquiries.get({ inquiryId }),
}
