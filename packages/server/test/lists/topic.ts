import type { Selectable } from 'kysely'
import {
  topicCategories,
  topicsList,
  topicStatuses,
  type CallInput,
  type CallOf,
} from '@holdpoint/api'
import type { TopicsTable } from '../../src/areas/topics/topics.tables.ts'
import { cast, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../place-topic.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<TopicsTable> & { people: readonly CastName[]; asked: string }
type Listed = CallInput<CallOf<'topics.list'>>

const people = ['employee', 'manager', 'admin'] as const satisfies readonly CastName[]
const owners = ['employee', 'colleague', 'manager'] as const
const titles = ['Cold weather starts', 'Pumping on hot days', 'Hose whips']
const day = 86_400_000

/** The list of topics, as going through all of them one by one finds it. */
export const topicsWitness: Witness<typeof topicsList, Row> = {
  list: topicsList,
  people,
  async seed(world, random) {
    const listed = new Map<string, readonly CastName[]>()
    const asked = new Map<string, string>()
    for (let index = 0; index < 90; index += 1) {
      const id = `t-${String(index).padStart(3, '0')}`
      const limited = random.chance(0.3)
        ? random.sample(['manager', 'admin', 'foreman'] as const, random.int(0, 2))
        : undefined
      listed.set(id, limited ?? [])
      const count = random.int(0, 1)
      const created = new Date(Date.parse('2026-01-01T12:00:00Z') + random.int(0, 40) * day)
      await placeTopic(world, id, {
        owner: random.pick(owners),
        ...(limited === undefined ? {} : { people: limited }),
        columns: {
          title: `${random.pick(titles)} ${index}`,
          body: random.pick(['Warm the deck engine first.', 'Ask before you open a valve.', '']),
          status: random.pick(topicStatuses),
          category: random.pick([...topicCategories, null]),
          question_count: count,
          open_count: random.int(0, count),
          created_at: created,
          // Few different moments, so that ids must break ties.
          sorted_at: new Date(Date.parse('2026-03-01T12:00:00Z') + random.int(0, 5) * day),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
      })
      // A line of the workbook is a question: one of a topic gives one line, and none does too.
      if (count === 1) {
        const isRemoved = random.chance(0.2)
        const body = random.pick(['Which valve is first?', 'When is it too late?'])
        await placeQuestion(world, `q-${index}`, id, {
          ...{ body, deleted_at: isRemoved ? new Date('2026-03-02T12:00:00Z') : null },
        })
        if (!isRemoved) {
          const answer = random.pick(['The one with the orange tag.', 'Look at the weather.'])
          await placeAnswer(world, `a-${index}`, `q-${index}`, { body: answer })
          asked.set(id, `${body}\n${answer}`)
        }
      }
    }
    const rows = await world.database.kysely.selectFrom('topics').selectAll().execute()
    return rows.map((row) => ({
      ...row,
      people: listed.get(row.id) ?? [],
      asked: asked.get(row.id) ?? '',
    }))
  },
  id: ({ id }) => id,
  name: ({ title }) => title,
  lies(row, section, who) {
    const isOwn = row.owner_id === cast[who]
    const isOpen = row.status !== 'draft' && (!row.is_limited || row.people.includes(who))
    const status = section === 'drafts' ? 'draft' : section
    return row.deleted_at === null && row.status === status && (isOwn || isOpen)
  },
  startsAt: (row) => row.created_at,
  text: (row) => `${row.title}\n${row.body}\n${row.number}\n${row.asked}`,
  words: ['weather', 'VALVE', 'orange', 'TOP-26-T-00', 'nothing like it'],
  parts: {
    categories: { has: (row) => [row.category], drawn: topicCategories },
    owners: { has: (row) => [row.owner_id], drawn: owners.map((name) => cast[name]) },
    isMine: { has: (row, who) => row.owner_id === cast[who] },
    isUnanswered: { has: (row) => row.open_count > 0 },
  },
  orders: {
    activity: (row) => row.sorted_at.getTime(),
    questions: (row) => row.question_count,
    title: (row) => row.title,
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.topics.list(asked as Listed))
    return { ...page, data: data.map(({ topicId: id }) => ({ id })) }
  },
  open: (client, topicId) => client.topics.information({ topicId }),
  workbook: async (client, asked) => contentOf(await client.topics.excel(asked as Listed)),
}
