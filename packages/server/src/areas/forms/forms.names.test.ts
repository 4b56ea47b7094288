import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CastName } from '../../../test/cast.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

const form = (id: string, title: string) => ({
  id,
  form_type_id: 't-inspection',
  title,
  icon_url: 'icon:clipboard',
  sort_order: 1,
})

async function entry(
  id: string,
  formId: string,
  person: CastName,
  { status = 'complete', isDeleted = false }: { status?: 'complete' | 'fill'; isDeleted?: boolean },
): Promise<void> {
  const at = new Date('2025-01-01T18:00:00Z')
  await world.database.kysely
    .insertInto('my_forms')
    .values({
      shard_key: castShard,
      id,
      number: id,
      form_id: formId,
      form_version: 1,
      person_id: cast[person],
      status,
      started_at: at,
      created_at: at,
      updated_at: at,
      deleted_at: isDeleted ? at : null,
    })
    .execute()
}

async function signs(myFormId: string): Promise<void> {
  await world.database.kysely
    .insertInto('my_form_signers')
    .values({
      shard_key: castShard,
      id: `${myFormId}-sign`,
      my_form_id: myFormId,
      person_id: cast.employee,
      task: 'sign',
      meaning: 'Read',
      status: 'pending',
      started_at: new Date('2025-01-01T18:00:00Z'),
    })
    .execute()
}

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely
    .insertInto('forms')
    .values([
      { ...form('f-retired', 'Old rig check'), published_version: 1, status: 'archived' },
      { ...form('f-signed', 'Signed check'), published_version: 1, status: 'archived' },
      { ...form('f-unread', 'Unread check'), published_version: 1, status: 'archived' },
      { ...form('f-shared', 'Shared check'), published_version: 1, status: 'archived' },
      { ...form('f-gone', 'Gone check'), published_version: 1, status: 'archived' },
      { ...form('f-unpublished', 'Unpublished check'), status: 'draft' },
      {
        ...form('f-foreign', 'Foreign check'),
        published_version: 1,
        status: 'published',
        country_ids: ['CA'],
      },
      ...Array.from({ length: 25 }, (_, index) => ({
        ...form(`f-many-${index}`, `Many ${String(index).padStart(2, '0')} 100%`),
        published_version: 1,
        status: 'published' as const,
      })),
    ])
    .execute()
  await entry('old', 'f-retired', 'employee', {})
  await entry('gone', 'f-gone', 'employee', { isDeleted: true })
  await entry('to-sign', 'f-signed', 'colleague', {})
  await entry('draft', 'f-unread', 'colleague', { status: 'fill' })
  await signs('to-sign')
  await signs('draft')
  await entry('told', 'f-shared', 'colleague', {})
  await world.database.kysely
    .insertInto('my_form_shares')
    .values(
      ['told', 'draft'].map((id) => ({
        ...{ shard_key: castShard, my_form_id: id, person_id: cast.employee },
        ...{ shared_by: cast.colleague, created_at: new Date('2025-01-01T18:00:00Z') },
      })),
    )
    .execute()
})
afterAll(() => world.close())

const every =
  'f-check,f-retired,f-signed,f-shared,f-unread,f-gone,f-unpublished,f-foreign,f-unknown, ,f-check'

async function namesFor(name: CastName): Promise<string[]> {
  const client = await world.as(name)
  return contentOf(await client.forms.byIds({ formIds: every })).map(({ id }) => id)
}

describe('forms.byIds', () => {
  test('refuses nobody, and to guess which forms are meant', async () => {
    expect(problemOf(await world.nobody.forms.byIds({ formIds: 'f-check' }))).toBe('not_signed_in')
    expect((await world.http('/forms', { as: 'employee' })).status).toBe(400)
  })

  test('answers nothing for no ids', async () => {
    const employee = await world.as('employee')
    expect(contentOf(await employee.forms.byIds({ formIds: ' , ' }))).toEqual([])
  })

  test('names a form with its type and its picture', async () => {
    const employee = await world.as('employee')
    expect(contentOf(await employee.forms.byIds({ formIds: ['f-retired'] }))).toEqual([
      {
        id: 'f-retired',
        title: 'Old rig check',
        formTypeName: 'Inspection',
        iconUrl: 'icon:clipboard',
      },
    ])
  })

  test('names retired forms to those whose lists hold an entry of them', async () => {
    const names = ['f-check', 'f-retired', 'f-shared', 'f-signed']
    expect((await namesFor('employee')).sort()).toEqual(names)
    expect(await namesFor('manager')).toEqual(['f-check'])
  })

  test('names every form to those who read everybody’s entries', async () => {
    expect((await namesFor('reviewer')).sort()).toEqual([
      'f-check',
      'f-foreign',
      'f-gone',
      'f-retired',
      'f-shared',
      'f-signed',
      'f-unpublished',
      'f-unread',
    ])
  })
})

describe('forms.search', () => {
  const found = async (search: string) =>
    contentOf(await (await world.as('employee')).forms.search({ search })).map(({ title }) => title)

  test('refuses nobody', async () => {
    expect(problemOf(await world.nobody.forms.search({ search: 'check' }))).toBe('not_signed_in')
  })

  test.each(['', '   '])('finds none for %j', async (search) => {
    expect(await found(search)).toEqual([])
    expect((await world.http('/form-search', { as: 'employee' })).status).toBe(200)
  })

  test('finds published forms that the person may start, and no others', async () => {
    expect(await found(' CHECK ')).toEqual(['Short check'])
  })

  test('finds twenty at most, by title', async () => {
    const titles = await found('many')
    expect(titles).toHaveLength(20)
    expect(titles).toEqual([...titles].sort())
    expect(titles[0]).toBe('Many 00 100%')
  })

  test('takes the signs of patterns for themselves', async () => {
    expect(await found('0%')).toHaveLength(20)
    expect(await found('%many')).toEqual([])
    expect(await found('_any')).toEqual([])
  })
})
