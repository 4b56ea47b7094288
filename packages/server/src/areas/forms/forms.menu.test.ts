import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import type { FormsTable } from './forms.tables.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { publishLimitedForm } from '../../../test/limited-form.ts'
import { placeEntry } from '../../../test/place-entry.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely
    .insertInto('form_types')
    .values([
      {
        id: 't-audit',
        name: 'Audit',
        icon_url: 'icon:search',
        sort_order: 3,
        description: 'Twice',
      },
      { id: 't-retired', name: 'Retired', icon_url: 'icon:x', sort_order: 0, is_active: false },
    ])
    .execute()
  await form('f-zeta', 't-audit', 'Zeta audit', { sort_order: 1, description: 'The last letter' })
  await form('f-alpha', 't-audit', 'alpha audit', { sort_order: 2 })
  await form('f-draft', 't-audit', 'Not published', { published_version: null, status: 'draft' })
  await form('f-old', 't-audit', 'Retired audit', { status: 'archived' })
  await form('f-paused', 't-audit', 'Paused audit', { status: 'paused' })
  await form('f-deleted', 't-audit', 'Deleted audit', { deleted_at: new Date() })
  await form('f-canada', 't-audit', 'Audit of Canada', { country_ids: ['CA'] })
  await form('f-gone', 't-retired', 'Of a retired type')
})
afterAll(() => world.close())

async function form(
  id: string,
  typeId: string,
  title: string,
  columns: Partial<Insertable<FormsTable>> = {},
): Promise<void> {
  await world.database.kysely
    .insertInto('forms')
    .values({
      id,
      form_type_id: typeId,
      title,
      icon_url: 'icon:clipboard',
      sort_order: 9,
      passing_percentage: 75,
      published_version: 2,
      status: 'published',
      ...columns,
    })
    .execute()
}

describe('the fill menu', () => {
  test('refuses nobody', async () => {
    expect(problemOf(await world.nobody.forms.fillMenu({}))).toBe('not_signed_in')
    expect(problemOf(await world.nobody.forms.byType({ id: 't-audit' }))).toBe('not_signed_in')
  })

  test('answers the types that hold a form for the person, the only form of a type with it', async () => {
    const types = contentOf(await (await world.as('employee')).forms.fillMenu({}))
    expect(types).toEqual([
      {
        id: 't-inspection',
        name: 'Inspection',
        totalForms: 1,
        sortOrder: 2,
        iconUrl: 'icon:clipboard',
        formId: 'f-check',
        version: 1,
        formTitle: 'Short check',
        formIconUrl: 'icon:clipboard',
        description: '',
      },
      {
        id: 't-audit',
        name: 'Audit',
        totalForms: 2,
        sortOrder: 3,
        iconUrl: 'icon:search',
        formId: null,
        version: null,
        formTitle: null,
        formIconUrl: null,
        description: 'Twice',
      },
    ])
  })

  test('answers the published forms of a type by title, whatever their case and order', async () => {
    const forms = contentOf(await (await world.as('employee')).forms.byType({ id: 't-audit' }))
    expect(forms).toEqual([
      {
        id: 'f-alpha',
        title: 'alpha audit',
        version: 2,
        iconUrl: 'icon:clipboard',
        description: '',
        sortOrder: 2,
        passingPercentage: 75,
        isLimitedAccess: false,
      },
      {
        id: 'f-zeta',
        title: 'Zeta audit',
        version: 2,
        iconUrl: 'icon:clipboard',
        description: 'The last letter',
        sortOrder: 1,
        passingPercentage: 75,
        isLimitedAccess: false,
      },
    ])
  })

  test('takes the type of the forms as id, and under no other name', async () => {
    const asked = (query: string) => world.http(`/master-forms?${query}`, { as: 'employee' })
    const byId = await asked('id=t-audit')
    expect([byId.status, await byId.json()]).toMatchObject([200, { content: { length: 2 } }])
    expect((await asked('formTypeId=t-audit')).status).toBe(400)
  })

  test('says of a form whether its entries begin with limited access', async () => {
    await publishLimitedForm(world)
    const employee = await world.as('employee')
    const forms = contentOf(await employee.forms.byType({ id: 't-inspection' }))
    expect(forms).toMatchObject([
      { id: 'f-check', version: 1, isLimitedAccess: false },
      { id: 'f-limited', version: 3, isLimitedAccess: true },
    ])
  })

  test('answers no form for a type without one and for one that is not there', async () => {
    const employee = await world.as('employee')
    for (const id of ['t-empty', 'no-such-type']) {
      expect(contentOf(await employee.forms.byType({ id }))).toEqual([])
    }
  })
})

describe('forms.recent', () => {
  test('refuses nobody, and is empty for those who started nothing', async () => {
    expect(problemOf(await world.nobody.forms.recent({}))).toBe('not_signed_in')
    expect(contentOf(await (await world.as('colleague')).forms.recent({}))).toEqual([])
  })

  test('answers each form once, the one that was started last first, and none that cannot be started', async () => {
    const person = 'manager'
    for (const [index, form] of ['f-check', 'f-zeta', 'f-old', 'f-canada', 'f-check'].entries()) {
      const startedAt = new Date(Date.UTC(2026, 1, index + 1))
      const columns = { form_id: form, started_at: startedAt }
      await placeEntry(world, `recent-${index}`, { person, columns })
    }
    const forms = contentOf(await (await world.as(person)).forms.recent({}))
    expect(forms.map(({ id, version }) => [id, version])).toEqual([
      ['f-check', 1],
      ['f-zeta', 2],
    ])
  })
})
