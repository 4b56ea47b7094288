import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import { cast, castShard } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { deleteEntry, placeEntry, type PlacedEntry } from '../../../../test/place-entry.ts'
import { testForm } from '../../../../test/test-form.ts'
import { json } from '../../../db/json.ts'
import { writeForReaders } from '../my-forms.readers.ts'

let world: TestServer
let employee: Client

type Listed = CallInput<CallOf<'myForms.list'>>

async function entry(id: string, columns: PlacedEntry['columns'] = {}): Promise<void> {
  await placeEntry(world, id, { status: 'complete', columns })
}

async function comment(
  myFormId: string,
  person: keyof typeof cast,
  privacy: 'public' | 'private',
  isDeleted = false,
): Promise<void> {
  const at = new Date('2026-03-02T18:00:00Z')
  await world.database.kysely
    .insertInto('my_form_comments')
    .values({
      shard_key: castShard,
      id: `${myFormId}-${person}-${privacy}`,
      my_form_id: myFormId,
      person_id: cast[person],
      comment: 'A word',
      privacy_type: privacy,
      created_at: at,
      updated_at: at,
      deleted_at: isDeleted ? at : null,
    })
    .execute()
}

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  const { kysely } = world.database
  await kysely
    .insertInto('pads')
    .values({
      id: 'pad-2',
      name: 'Red Mesa 3',
      number: '3',
      district_code: 'PER',
      customer_id: 'c-1',
    })
    .execute()
  await entry('plain')
  await entry('placed', {
    country_code: 'US',
    district_code: 'PER',
    business_unit_code: 'FRAC',
    customer_id: 'c-1',
    crew_codes: ['F-01', 'F-02'],
    pad_ids: ['pad-1'],
  })
  await entry('elsewhere', {
    country_code: 'CA',
    district_code: 'MON',
    business_unit_code: 'WIRE',
    customer_id: 'c-2',
    crew_codes: ['W-07'],
    pad_ids: ['pad-2'],
  })
  await entry('low', { score: 20 })
  await entry('middle', { score: 50 })
  await entry('high', { score: 100 })
  await entry('failed', { result: 'fail' })
  await entry('critical', { result: 'fail', has_critical_failure: true })
  await entry('elevated', { elevated_from_form_id: 'f-check', elevated_from_name: 'Short check' })
  await entry('thanked', { kudos_count: 2 })
  await entry('talked', { public_comment_count: 1 })
  await entry('whispered', { private_comment_count: 1 })
  await entry('noted', { private_comment_count: 1 })
  await entry('forgotten', { private_comment_count: 1 })
  await comment('talked', 'colleague', 'public')
  await comment('whispered', 'reviewer', 'private')
  await comment('noted', 'employee', 'private')
  await comment('forgotten', 'employee', 'private', true)
  await comment('forgotten', 'reviewer', 'private')
})
afterAll(() => world.close())

async function found(filter: Listed, as: Client = employee): Promise<string[]> {
  const reply = await as.myForms.list({ section: 'completed', pLimit: 100, ...filter })
  const { data, totalRecords } = contentOf(reply)
  expect(totalRecords).toBe(data.length)
  return data.map(({ id }) => id).sort()
}

const everything = [
  'critical',
  'elevated',
  'elsewhere',
  'failed',
  'forgotten',
  'high',
  'low',
  'middle',
  'noted',
  'placed',
  'plain',
  'talked',
  'thanked',
  'whispered',
]

describe('the filters of myForms.list', () => {
  test('open to nobody', async () => {
    const reply = await world.nobody.myForms.list({ countries: 'US', isPrivateComment: 1 })
    expect(problemOf(reply)).toBe('not_signed_in')
  })

  test.each(['80-20', '0-101', 'high', '20', '-5-20', '2.5-80'])(
    'refuse the score %s with a sentence',
    async (score) => {
      const reply = await employee.myForms.list({ score })
      expect(reply).toMatchObject({
        problem: {
          name: 'invalid_input',
          fields: [
            {
              path: 'score',
              message: 'Enter a score range from 0 to 100, low end first, such as 20-80.',
            },
          ],
        },
      })
    },
  )

  test('refuse a flag that is neither yes nor no, and more than 9,999 ids', async () => {
    const flag = await world.http('/my-form?elevated=perhaps', { as: 'employee' })
    expect(flag.status).toBe(400)
    const crews = Array.from({ length: 10_000 }, (_, index) => `crew-${index}`)
    expect(problemOf(await employee.myForms.list({ crews }))).toBe('invalid_input')
    expect(await found({ crews: crews.slice(1) })).toEqual([])
  })

  test.each([
    ['countries', 'US', 'CA'],
    ['countries by name', 'United States', 'CA'],
    ['districts', 'PER', 'MON'],
    ['businessUnites', 'FRAC', 'WIRE'],
    ['crews', 'F-02', 'W-07'],
    ['customers', 'c-1', 'c-2'],
    ['padNames', 'pad-1', 'pad-2'],
    ['padNames by name', 'Blue Mesa 12', 'Red Mesa 3'],
  ])('narrow by %s', async (what, one, other) => {
    const name = what.split(' ')[0] ?? ''
    expect(await found({ [name]: one })).toEqual(['placed'])
    expect(await found({ [name]: ` ${one} , ,${other}` })).toEqual(['elsewhere', 'placed'])
    expect(await found({ [name]: [one, other] })).toEqual(['elsewhere', 'placed'])
    expect(await found({ [name]: 'nowhere' })).toEqual([])
    expect(await found({ [name]: ' , ' })).toEqual(everything)
    expect(await found({ [name]: '-1' })).toEqual(everything)
  })

  test.each(['countries', 'crews'])('pass over -1 and -2 among %s', async (name) => {
    const value = name === 'countries' ? 'US' : 'F-01'
    expect(await found({ [name]: `-1,${value}` })).toEqual(['placed'])
    expect(await found({ [name]: `-2,${value}` })).toEqual(['placed'])
    expect(await found({ [name]: '-2' })).toEqual(everything)
  })

  test.each(['districts', 'businessUnites', 'customers', 'padNames', 'formTypes', 'formIds'])(
    'take -1 among %s for all, and -2 for an id like any other',
    async (name) => {
      expect(await found({ [name]: 'nowhere,-1' })).toEqual(everything)
      expect(await found({ [name]: '-2' })).toEqual([])
    },
  )

  test('narrow by formIds, among thousands of them too', async () => {
    const { kysely } = world.database
    const form = {
      ...{ form_type_id: 't-inspection', icon_url: 'icon:clipboard', published_version: 1 },
      status: 'published' as const,
    }
    await kysely
      .insertInto('forms')
      .values({ ...form, id: 'f-lone', title: 'Lone', sort_order: 2, passing_percentage: 80 })
      .execute()
    await kysely
      .insertInto('form_versions')
      .values({
        form_id: 'f-lone',
        version: 1,
        definition: json(testForm),
        published_at: new Date(),
      })
      .execute()
    await entry('lone', { form_id: 'f-lone' })
    expect(await found({ formIds: 'f-lone' })).toEqual(['lone'])
    expect(await found({ formIds: 'f-check' })).toEqual(everything)
    const ids = Array.from({ length: 9998 }, (_, index) => `f-${index}`)
    expect(await found({ formIds: [...ids, 'f-lone'] })).toEqual(['lone'])
    await deleteEntry(world, 'lone')
  })

  test('narrow by form, form type and status as before, -1 being all of them', async () => {
    expect(await found({ formIds: 'f-check', formTypes: 't-inspection' })).toEqual(everything)
    expect(await found({ formTypes: 't-empty' })).toEqual([])
    expect(await found({ status: 'reject,-1' })).toEqual(everything)
    expect(await found({ status: 'reject' })).toEqual([])
  })

  test.each([
    ['20-50', ['low', 'middle']],
    ['50-100', ['high', 'middle']],
    ['0-99', ['low', 'middle']],
    ['21-49', []],
    ['100-100', ['high']],
  ])('narrow by the score %s, both ends included and none without a score', async (score, ids) => {
    expect(await found({ score })).toEqual(ids)
  })

  test('take the whole range of scores for no filter', async () => {
    expect(await found({ score: '0-100' })).toEqual(everything)
    expect(await found({ score: '' })).toEqual(everything)
  })

  test.each([
    ['elevated', ['elevated']],
    ['isFailed', ['critical', 'failed']],
    ['hasCriticalFailure', ['critical']],
    ['isKudos', ['thanked']],
    ['isPublicComment', ['talked']],
  ])('narrow by %s when it is true, and not when it is false', async (name, ids) => {
    for (const yes of [true, 1, '1', 'true']) {
      expect(await found({ [name]: yes })).toEqual(ids)
    }
    expect(await found({ [name]: 'false' })).toEqual(everything)
  })

  test('narrow to what was assigned, and of that to what is overdue', async () => {
    const ongoing = { section: 'ongoing' } as const
    const late = new Date('2026-03-05T15:00:00Z')
    await placeEntry(world, 'begun', { status: 'in_progress' })
    await placeEntry(world, 'due', {
      ...{ status: 'pending', columns: { due_at: new Date('2026-03-05T15:00:01Z') } },
    })
    await placeEntry(world, 'overdue', { status: 'in_progress', columns: { due_at: late } })
    // It was handed in once, and came back.
    await placeEntry(world, 'reopened', {
      ...{ status: 'in_progress', columns: { due_at: late, submitted_at: late } },
    })
    await placeEntry(world, 'done', { status: 'complete', columns: { due_at: late } })
    await placeEntry(world, 'of the colleague', {
      ...{ person: 'colleague', status: 'pending', columns: { due_at: late } },
    })
    expect(await found({ ...ongoing, isAssigned: true })).toEqual(['due', 'overdue', 'reopened'])
    expect(await found({ ...ongoing, isOverdue: true })).toEqual(['overdue'])
    expect(await found({ ...ongoing, isAssigned: 'false' })).toContain('begun')
    expect(await found({ isAssigned: true })).toEqual(['done'])
    for (const id of ['begun', 'due', 'overdue', 'reopened', 'done', 'of the colleague']) {
      await deleteEntry(world, id)
    }
  })

  test('count a private comment for its author alone, unless one reads them all', async () => {
    expect(await found({ isPrivateComment: true })).toEqual(['noted'])
    const { kysely } = world.database
    const lend = (personId: string) =>
      kysely.updateTable('my_forms').set({ person_id: personId }).execute()
    await lend(cast.reviewer)
    const reviewer = await world.as('reviewer')
    expect(await found({ isPrivateComment: true }, reviewer)).toEqual([
      'forgotten',
      'noted',
      'whispered',
    ])
    await lend(cast.employee)
  })

  test('hold together: each narrows what the others leave', async () => {
    expect(await found({ countries: 'US', crews: 'F-01', padNames: 'pad-1' })).toEqual(['placed'])
    expect(await found({ countries: 'US', crews: 'W-07' })).toEqual([])
    expect(await found({ isKudos: true, elevated: true })).toEqual([])
    expect(await found({ search: 'short', score: '0-50', orderBy: 'form_type' })).toEqual([
      'low',
      'middle',
    ])
  })

  test('narrow the Signature tab too', async () => {
    await entry('signed', {
      person_id: cast.colleague,
      status: 'in_review',
      score: 70,
      result: 'fail',
    })
    await world.database.kysely
      .insertInto('my_form_signers')
      .values({
        shard_key: castShard,
        id: 'signed-sign',
        my_form_id: 'signed',
        person_id: cast.employee,
        task: 'sign',
        meaning: 'Reviewed',
        status: 'pending',
        started_at: new Date('2026-03-01T18:00:00Z'),
      })
      .execute()
    await writeForReaders(world.database.kysely, castShard, 'signed')
    expect(await found({ section: 'signature', score: '60-80' })).toEqual(['signed'])
    expect(await found({ section: 'signature', score: '80-90' })).toEqual([])
    expect(await found({ section: 'signature', isFailed: true })).toEqual(['signed'])
    expect(await found({ section: 'signature', hasCriticalFailure: true })).toEqual([])
    expect(await found({ section: 'signature', isAssigned: true })).toEqual([])
  })

  test('keep to their total on a page behind the last one', async () => {
    const reply = await employee.myForms.list({
      section: 'completed',
      score: '0-99',
      pOffset: 50,
    })
    expect(contentOf(reply)).toMatchObject({ data: [], totalRecords: 2 })
  })

  test('take the signs of queries for text', async () => {
    expect(await found({ crews: "F-01'); drop table my_forms; --" })).toEqual([])
    expect(await found({ padNames: '{a,b}' })).toEqual([])
    expect(await found({})).toEqual(everything)
  })
})
