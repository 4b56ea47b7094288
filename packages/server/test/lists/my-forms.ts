import type { Selectable } from 'kysely'
import { myFormsList, type CallInput, type CallOf, type FormStatus } from '@holdpoint/api'
import type { MyFormsTable } from '../../src/areas/my-forms/my-forms.tables.ts'
import { json } from '../../src/db/json.ts'
import { cast, castShard, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeEntry } from '../place-entry.ts'
import { testForm } from '../test-form.ts'
import type { Witness } from './witness.ts'

type Entry = Selectable<MyFormsTable> & {
  readers: readonly CastName[]
  privatelyBy: CastName | undefined
}
type Listed = CallInput<CallOf<'myForms.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const statuses = [
  ...(['in_progress', 'fill', 'new', 'pending'] as const),
  ...(['in_review', 'complete', 'reject'] as const),
]
const drafts: readonly FormStatus[] = ['in_progress', 'fill', 'new']
const tabs: Record<'ongoing' | 'completed', readonly FormStatus[]> = {
  ongoing: ['in_progress', 'fill', 'pending', 'new'],
  completed: ['in_review', 'complete', 'reject', 'approved'],
}
// Two titles of one name, so that the order is sometimes left to the date.
const forms = [
  { id: 'f-check', title: 'Short check', type: 'Inspection', typeId: 't-inspection' },
  { id: 'f-anchor', title: 'Anchor check', type: 'Inspection', typeId: 't-inspection' },
  { id: 'f-other', title: 'Anchor check', type: 'Audit', typeId: 't-audit' },
  { id: 'f-zone', title: 'Zone audit', type: 'Audit', typeId: 't-audit' },
] as const
const formOf = (entry: Entry) => forms.find(({ id }) => id === entry.form_id) ?? forms[0]

/** The list of forms, as going through all entries one by one finds it. */
export const myFormsWitness: Witness<typeof myFormsList, Entry> = {
  list: myFormsList,
  people,
  async seed(world, random) {
    const { kysely } = world.database
    await kysely
      .insertInto('form_types')
      .values({ id: 't-audit', name: 'Audit', icon_url: 'icon:x', sort_order: 3 })
      .execute()
    for (const { id, title, typeId } of forms.slice(1)) {
      await kysely
        .insertInto('forms')
        .values({
          ...{ id, title, form_type_id: typeId, icon_url: 'icon:x', sort_order: 1 },
          published_version: 1,
        })
        .execute()
      const published_at = '2026-01-01T00:00:00Z'
      await kysely
        .insertInto('form_versions')
        .values({ form_id: id, version: 1, definition: json(testForm), published_at })
        .execute()
    }
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
          form_id: random.pick(forms).id,
          started_at,
          country_code: random.pick(['US', 'CA', null]),
          district_code: random.pick(['PER', 'MON', null]),
          business_unit_code: random.pick(['FRAC', 'WIRE', null]),
          crew_codes: random.sample(['F-01', 'W-02'], random.int(0, 2)),
          customer_id: random.pick(['c-1', 'c-2', null]),
          pad_ids: random.sample(['pad-1', 'pad-2', 'pad-3'], random.int(0, 2)),
          score: random.chance(0.2) ? null : random.int(0, 100),
          elevated_from_form_id: random.chance(0.3) ? 'f-check' : null,
          kudos_count: random.int(0, 1),
          public_comment_count: random.int(0, 1),
          private_comment_count: privatelyBy === undefined ? 0 : 1,
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
      })
      if (privatelyBy !== undefined) {
        const [comment, at] = [{ comment: 'x', privacy_type: 'private' as const }, started_at]
        await kysely
          .insertInto('my_form_comments')
          .values({
            ...{ ...comment, shard_key: castShard, id: `c-${id}`, my_form_id: id },
            ...{ person_id: cast[privatelyBy], created_at: at, updated_at: at },
          })
          .execute()
      }
    }
    const entries = await kysely.selectFrom('my_forms').selectAll().execute()
    return entries.map((entry) => ({
      ...entry,
      ...(beside.get(entry.id) ?? { readers: [], privatelyBy: undefined }),
    }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies: (entry, section, who) =>
    entry.deleted_at === null &&
    (section === 'signature'
      ? entry.readers.includes(who) && !drafts.includes(entry.status)
      : entry.person_id === cast[who] && tabs[section].includes(entry.status)),
  startsAt: (entry) => entry.started_at,
  text: (entry) => formOf(entry).title,
  words: ['check', 'AUDIT', 'nothing like it'],
  parts: {
    countries: { has: (entry) => [entry.country_code], drawn: ['US', 'CA'] },
    districts: { has: (entry) => [entry.district_code], drawn: ['PER', 'MON'] },
    businessUnits: { has: (entry) => [entry.business_unit_code], drawn: ['FRAC', 'WIRE'] },
    crews: { has: (entry) => entry.crew_codes, drawn: ['F-01', 'W-02'] },
    customers: { has: (entry) => [entry.customer_id], drawn: ['c-1', 'c-2'] },
    pads: { has: (entry) => entry.pad_ids, drawn: ['pad-1', 'pad-2', 'pad-3'] },
    formTypes: { has: (entry) => [formOf(entry).typeId], drawn: ['t-audit', 't-inspection'] },
    formIds: { has: (entry) => [entry.form_id], drawn: forms.map(({ id }) => id) },
    statuses: { has: (entry) => [entry.status], drawn: statuses },
    score: { has: (entry) => entry.score },
    isElevated: { has: (entry) => entry.elevated_from_form_id !== null },
    isKudos: { has: (entry) => entry.kudos_count > 0 },
    isPublicComment: { has: (entry) => entry.public_comment_count > 0 },
    isPrivateComment: {
      has: ({ privatelyBy }, who) =>
        privatelyBy !== undefined && (who === 'reviewer' || privatelyBy === who),
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
