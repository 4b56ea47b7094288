import {
  reviewFormsList,
  type CallInput,
  type CallOf,
  type FormStatus,
  type ReviewAge,
} from '@holdpoint/api'
import { writeForReaders } from '../../src/areas/my-forms/my-forms.readers.ts'
import { cast, castShard, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { ownForm, placeEntry } from '../place-entry.ts'
import { grantTo } from '../rights.ts'
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

type Asked = {
  who: CastName
  task: 'sign' | 'approve'
  step: number
  status: 'pending' | 'done' | 'refused'
}
type Entry = WitnessedEntry & {
  asked: readonly Asked[]
  sharedWith: readonly CastName[]
  isElevatedFurther: boolean
  thanked: readonly CastName[]
}
type Listed = CallInput<CallOf<'reviewForms.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const statuses = ['in_review', 'complete', 'reject', 'approved', 'in_progress'] as const
const drafts: readonly FormStatus[] = ['in_progress', 'fill', 'new', 'pending']
/** The manager's own form, who holds the key of what is handed in on it. */
const ownedForm = 'f-zone'
const day = 86_400_000
const now = Date.parse('2026-03-05T15:00:00Z')

const submittedAt = (entry: Entry) => new Date(entry.submitted_at ?? 0)
const isAsked = (entry: Entry, who: CastName, what: (one: Asked) => boolean) =>
  entry.asked.some((one) => one.who === who && what(one))
const dueStep = ({ asked, status }: Entry) =>
  status !== 'in_review'
    ? undefined
    : asked
        .filter((one) => one.task === 'approve' && one.status === 'pending')
        .map(({ step }) => step)
        .sort()[0]
const mayRead = (entry: Entry, who: CastName) =>
  entry.person_id === cast[who] ||
  entry.asked.some((one) => one.who === who) ||
  entry.sharedWith.includes(who) ||
  (who === 'reviewer' && !entry.is_limited_access) ||
  (who === 'manager' && entry.form_id === ownedForm && !entry.is_limited_access)

function ageOf(entry: Entry): ReviewAge {
  const days = (now - submittedAt(entry).getTime()) / day
  return days < 1 ? 'day' : days < 7 ? 'week' : days < 30 ? 'month' : 'older'
}

/** The list of reviews, as going through all entries one by one finds it. */
export const reviewFormsWitness: Witness<typeof reviewFormsList, Entry> = {
  list: reviewFormsList,
  people,
  async seed(world, random) {
    const { kysely } = world.database
    await seedForms(world)
    await ownForm(world, ownedForm, 'manager')
    await grantTo(world, 'manager', ['access_own_submissions'])
    const beside = new Map<
      string,
      Pick<Entry, 'asked' | 'sharedWith' | 'privatelyBy' | 'isElevatedFurther' | 'thanked'>
    >()
    for (let index = 0; index < 120; index += 1) {
      const id = `e-${String(index).padStart(3, '0')}`
      const sharedWith = random.chance(0.2) ? [random.pick(people)] : []
      const privatelyBy = random.chance(0.3) ? random.pick(people) : undefined
      const asked = random.sample(people, random.int(0, 3)).map((who): Asked => ({
        who,
        task: random.pick(['sign', 'approve', 'approve'] as const),
        step: random.int(1, 3),
        status: random.pick(['pending', 'pending', 'done', 'refused'] as const),
      }))
      const thanked = random.sample(people, random.int(0, 2))
      beside.set(id, { asked, sharedWith, privatelyBy, isElevatedFurther: false, thanked })
      // Few different moments, so that ids must break ties; some of the last days.
      const submitted_at = new Date(now - random.int(0, 50) * day - 3_600_000)
      await placeEntry(world, id, {
        ...{ person: random.pick(people), status: random.pick(statuses), sharedWith },
        columns: {
          ...entryColumns(random, privatelyBy),
          started_at: submitted_at,
          submitted_at: random.chance(0.05) ? null : submitted_at,
          is_limited_access: random.chance(0.2),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
      })
      for (const { who, ...one } of asked) {
        await kysely
          .insertInto('my_form_signers')
          .values({
            ...{ shard_key: castShard, id: `${id}-${who}`, my_form_id: id, ...one },
            ...{ person_id: cast[who], meaning: 'Check', mode: 'all', started_at: submitted_at },
            signed_at: one.status === 'pending' ? null : submitted_at,
          })
          .execute()
      }
      if (thanked.length > 0) {
        await kysely
          .insertInto('my_form_kudos')
          .values({
            ...{
              shard_key: castShard,
              id: `${id}-kudos`,
              my_form_id: id,
              given_by: cast.colleague,
            },
            ...{ category: 'Teamwork', created_at: submitted_at },
            person_ids: thanked.map((who) => cast[who]),
          })
          .execute()
      }
      await writeForReaders(kysely, castShard, id)
      await commentPrivately(world, { id, privatelyBy, at: submitted_at })
    }
    await nameMachines(world)
    const entries = await kysely.selectFrom('my_forms').selectAll().execute()
    for (const [place, child] of entries.entries()) {
      const source = entries[place - 1]
      if (source !== undefined && random.chance(0.2)) {
        await kysely
          .insertInto('my_form_elevations')
          .values({
            ...{ shard_key: castShard, from_id: source.id, to_id: child.id },
            ...{
              to_form_id: child.form_id,
              elevated_by: cast.reviewer,
              elevated_at: new Date(now),
            },
          })
          .execute()
        const known = beside.get(source.id)
        if (known !== undefined && child.deleted_at === null) {
          known.isElevatedFurther = true
        }
      }
    }
    const nothing = {
      ...{ asked: [], sharedWith: [], privatelyBy: undefined },
      ...{ isElevatedFurther: false, thanked: [] },
    }
    return entries.map((entry) => ({ ...entry, ...(beside.get(entry.id) ?? nothing) }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies(entry, section, who) {
    if (entry.deleted_at !== null || entry.submitted_at === null || drafts.includes(entry.status)) {
      return false
    }
    switch (section) {
      case 'to_review':
        return isAsked(
          entry,
          who,
          ({ task, step, status }) =>
            task === 'approve' && status === 'pending' && step === dueStep(entry),
        )
      case 'my_approvals':
        return isAsked(entry, who, ({ task }) => task === 'approve')
      case 'reviewed':
        return isAsked(entry, who, ({ task, status }) => task === 'approve' && status !== 'pending')
      case 'signature':
        return isAsked(entry, who, ({ task }) => task === 'sign')
      case 'elevated':
        return (
          (entry.elevated_from_form_id !== null || entry.isElevatedFurther) && mayRead(entry, who)
        )
      default:
        return mayRead(entry, who)
    }
  },
  startsAt: submittedAt,
  text: (entry) => `${formOf(entry).title}\n${entry.number}`,
  words: ['check', 'E-05', 'nothing like it'],
  parts: {
    ...entryPartsWitness<Entry>(statuses),
    reviewers: {
      has: ({ asked }) =>
        asked.filter(({ task }) => task === 'approve').map(({ who }) => cast[who]),
      drawn: people.map((name) => cast[name]),
    },
    steps: { has: (entry) => [String(dueStep(entry))], drawn: ['1', '2', '3'] },
    ages: { has: (entry) => [ageOf(entry)], drawn: ['day', 'week', 'month', 'older'] },
    submitters: { has: (entry) => [entry.person_id], drawn: people.map((name) => cast[name]) },
    thanked: {
      has: ({ thanked }) => thanked.map((who) => cast[who]),
      drawn: people.map((name) => cast[name]),
    },
  },
  orders: {
    submitted: (entry) => submittedAt(entry).getTime(),
    form_name: (entry) => formOf(entry).title,
    form_status: (entry) => entry.status,
    score: (entry) => entry.score ?? Number.POSITIVE_INFINITY,
  },
  ask: async (client, asked) => contentOf(await client.reviewForms.list(asked as Listed)),
  open: (client, myFormId) => client.reviewForms.information({ myFormId }),
  workbook: async (client, asked) => contentOf(await client.reviewForms.excel(asked as Listed)),
}
