import { myFormsList, type CallInput, type CallOf, type FormStatus } from '@holdpoint/api'
import { cast, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeEntry } from '../place-entry.ts'
import {
  commentPrivately,
  entryColumns,
  entryPartsWitness,
  formOf,
  nameMachines,
  seedForms,
  type WitnessedEntry,
} from './entries.ts'
import type { Witness } from './witness.ts'

type Entry = WitnessedEntry & { readers: readonly CastName[] }
type Listed = CallInput<CallOf<'myForms.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const statuses = [
  ...(['in_progress', 'fill', 'new', 'pending'] as const),
  ...(['in_review', 'complete', 'reject'] as const),
]
const drafts: readonly FormStatus[] = ['in_progress', 'fill', 'new', 'pending']
const tabs: Record<'ongoing' | 'completed', readonly FormStatus[]> = {
  ongoing: ['in_progress', 'fill', 'pending', 'new'],
  completed: ['in_review', 'complete', 'reject', 'approved'],
}
const present = new Date('2026-03-05T15:00:00Z')
const [before, after] = [new Date('2026-03-05T14:59:59Z'), new Date('2026-03-05T15:00:01Z')]

/** The list of forms, as going through all entries one by one finds it. */
export const myFormsWitness: Witness<typeof myFormsList, Entry> = {
  list: myFormsList,
  people,
  async seed(world, random) {
    const { kysely } = world.database
    await seedForms(world)
    const beside = new Map<string, Pick<Entry, 'readers' | 'privatelyBy'>>()
    for (let index = 0; index < 120; index += 1) {
      const id = `e-${String(index).padStart(3, '0')}`
      const signers = random.sample(people, random.int(0, 2))
      const sharedWith = random.chance(0.2) ? [random.pick(people)] : []
      const privatelyBy = random.chance(0.3) ? random.pick(people) : undefined
      beside.set(id, { readers: [...signers, ...sharedWith], privatelyBy })
      const started_at = new Date(
        // Few different starts, so that ids must break ties.
        Date.parse('2026-01-01T12:00:00Z') + random.int(0, 40) * 86_400_000,
      )
      await placeEntry(world, id, {
        ...{ person: random.pick(people), status: random.pick(statuses), signers, sharedWith },
        columns: {
          ...entryColumns(random, privatelyBy),
          ...{ started_at, submitted_at: random.pick([null, null, started_at]) },
          due_at: random.pick([null, null, before, present, after]),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
      })
      await commentPrivately(world, { id, privatelyBy, at: started_at })
    }
    await nameMachines(world)
    const entries = await kysely.selectFrom('my_forms').selectAll().execute()
    return entries.map((entry) => ({
      ...entry,
      ...(beside.get(entry.id) ?? { readers: [], privatelyBy: undefined }),
    }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  // What somebody signs was not assigned to them.
  lies: (entry, section, who, { isAssigned, isOverdue }) =>
    entry.deleted_at === null &&
    (section === 'signature'
      ? !isAssigned && !isOverdue && entry.readers.includes(who) && !drafts.includes(entry.status)
      : entry.person_id === cast[who] && tabs[section].includes(entry.status)),
  startsAt: (entry) => entry.started_at,
  text: (entry) => formOf(entry).title,
  words: ['check', 'AUDIT', 'nothing like it'],
  parts: {
    ...entryPartsWitness<Entry>(statuses),
    isAssigned: { has: ({ due_at }) => due_at !== null },
    isOverdue: {
      has: ({ submitted_at, due_at }) =>
        submitted_at === null && due_at !== null && due_at <= present,
    },
  },
  orders: {
    date: (entry) => entry.started_at.getTime(),
    form_name: (entry) => formOf(entry).title,
    form_type: (entry) => formOf(entry).type,
    form_status: (entry) => entry.status,
  },
  ask: async (client, asked) => contentOf(await client.myForms.list(asked as Listed)),
  open: (client, myFormId) => client.myForms.get({ myFormId }),
  workbook: async (client, asked) => contentOf(await client.myForms.excel(asked as Listed)),
}
