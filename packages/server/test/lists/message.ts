import type { Selectable } from 'kysely'
import {
  messageCategories,
  messagePriorities,
  messagesList,
  messageStates,
  type CallInput,
  type CallOf,
  type MessageState,
} from '@holdpoint/api'
import type { MessagesTable } from '../../src/areas/messages/messages.tables.ts'
import { cast, castShard, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { kept, nobodyMeant, placeMessage } from '../place-message.ts'
import { grantTo } from '../rights.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<MessagesTable> & {
  state: MessageState
  meant: readonly CastName[]
  opened: readonly CastName[]
  places: Readonly<Record<'countries' | 'districts' | 'businessUnits' | 'crews', readonly string[]>>
}
type Listed = CallInput<CallOf<'messages.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const titles = ['Stop at the gate', 'Stop the pump', 'Wind on Friday']
/** Parts of which the cast is: the others reach nobody. */
const own = { countries: 'US', districts: 'PER', businessUnits: 'FRAC', crews: 'F-01' } as const
const drawn = {
  countries: ['US', 'CA'],
  districts: ['PER', 'MON'],
  businessUnits: ['FRAC', 'WIRE'],
  crews: ['F-01', 'W-02'],
}

const isActiveFor = (row: Row, who: CastName) => row.state === 'active' && row.meant.includes(who)
const isUnread = (row: Row, who: CastName) => isActiveFor(row, who) && !row.opened.includes(who)
const beginsAt = (row: Row) => row.starts_at ?? row.created_at
const within = (part: keyof Row['places']) => (row: Row) =>
  row.places[part].includes('-1') ? drawn[part] : row.places[part]

/** The message center, as going through all messages one by one finds it. */
export const messagesWitness: Witness<typeof messagesList, Row> = {
  list: messagesList,
  people,
  async seed(world, random) {
    const { kysely } = world.database
    await grantTo(world, 'reviewer', ['edit_all_messages'])
    const told = new Map<string, Pick<Row, 'state' | 'meant' | 'opened' | 'places'>>()
    for (let index = 0; index < 120; index += 1) {
      const id = `m-${String(index).padStart(3, '0')}`
      const state = random.pick(messageStates)
      const places = {
        countries: random.pick([['US'], ['US', 'CA'], ['-1'], []]),
        districts: random.pick([['PER'], ['PER', 'MON'], ['-1'], []]),
        businessUnits: random.pick([['FRAC'], ['WIRE'], ['-1'], []]),
        crews: random.pick([['F-01'], ['W-02'], ['-1'], []]),
      }
      const named = random.sample(people, random.int(0, 2))
      const parts = ['countries', 'districts', 'businessUnits', 'crews'] as const
      const fits = parts.every((part) =>
        [[], ['-1']].some((all) => all.join() === places[part].join())
          ? true
          : places[part].some((code) => code === own[part]),
      )
      const isAny = parts.some((part) => places[part].length > 0)
      const meant = isAny && fits ? people : named
      await placeMessage(world, id, {
        ...{ author: random.pick(people), state, image: random.chance(0.5) },
        audience: { ...nobodyMeant, ...places, personIds: named.map((name) => cast[name]) },
        columns: {
          title: random.pick(titles),
          category: random.pick(messageCategories),
          priority: random.pick(messagePriorities),
          ...kept[state],
          // Few different days, so that ids must break ties.
          ...(state === 'active' || state === 'recalled'
            ? { starts_at: `2026-01-${10 + random.int(0, 9)}T12:00:00Z` }
            : {}),
          ...(state === 'draft' ? { starts_at: random.pick([null, '2026-04-01T12:00:00Z']) } : {}),
          created_at: `2026-01-${10 + random.int(0, 9)}T10:00:00Z`,
          deleted_at: random.chance(0.1) ? '2026-02-20T12:00:00Z' : null,
        },
      })
      const opened = random.sample(people, random.int(0, 3))
      for (const who of opened) {
        await kysely
          .insertInto('message_receipts')
          .values({
            ...{ shard_key: castShard, message_id: id, person_id: cast[who] },
            ...{ delivered_at: '2026-02-01T12:00:00Z', opened_round: 1 },
          })
          .execute()
      }
      told.set(id, { state, meant, opened, places })
    }
    const rows = await kysely.selectFrom('messages').selectAll().execute()
    return rows.flatMap((row) => {
      const about = told.get(row.id)
      return about === undefined ? [] : [{ ...row, ...about }]
    })
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies(row, section, who) {
    const isTheirs = row.created_by === cast[who] || who === 'reviewer'
    if (row.deleted_at !== null) {
      return false
    }
    switch (section) {
      case 'inbox':
        return isActiveFor(row, who)
      case 'sent':
        return isTheirs && (row.state === 'scheduled' || row.state === 'active')
      case 'drafts':
        return isTheirs && row.state === 'draft'
      default:
        return isTheirs && (row.state === 'expired' || row.state === 'recalled')
    }
  },
  startsAt: beginsAt,
  text: (row) => `${row.title}\n${row.number}`,
  words: ['stop', 'm-05', 'nothing like it'],
  parts: {
    categories: { has: (row) => [row.category], drawn: messageCategories },
    priorities: { has: (row) => [row.priority], drawn: messagePriorities },
    isUnread: { has: isUnread },
    countries: { has: within('countries'), drawn: drawn.countries },
    districts: { has: within('districts'), drawn: drawn.districts },
    businessUnits: { has: within('businessUnits'), drawn: drawn.businessUnits },
    crews: { has: within('crews'), drawn: drawn.crews },
  },
  orders: {
    unread: (row, who) => (isUnread(row, who) ? 1e14 : 0) + beginsAt(row).getTime(),
    starts: (row) => beginsAt(row).getTime(),
    title: (row) => row.title,
    priority: (row) => (row.priority === null ? 0 : messagePriorities.indexOf(row.priority) + 1),
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.messages.list(asked as Listed))
    return { ...page, data: data.map(({ messageId: id }) => ({ id })) }
  },
  open: (client, messageId) => client.messages.get({ messageId }),
}
