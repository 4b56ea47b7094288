import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import type { CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { placeFormType } from '../../../test/place-form-type.ts'
import { grantTo } from '../../../test/rights.ts'

type Draft = CallInput<CallOf<'formTypes.save'>>

const wholeNumber = 'Please enter a whole number from 0 to 9,999.'

let world: TestServer
let maker: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', [
    ...(['create_form_types', 'edit_own_form_types', 'delete_own_form_types'] as const),
  ])
  await grantTo(world, 'reviewer', ['edit_all_form_types', 'delete_all_form_types'])
  maker = await world.as('manager')
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const made = async (draft: Draft) => contentOf(await maker.formTypes.save(draft)).formTypeId
const menuOf = async (who: CastName) =>
  contentOf(await (await as(who)).forms.fillMenu({})).map(({ id }) => id)

describe('who keeps form types', () => {
  test('is whoever holds one of their keys, and nobody else', async () => {
    expect(problemOf(await world.nobody.formTypes.list({}))).toBe('not_signed_in')
    const id = 't-inspection'
    for (const who of ['employee', 'admin'] as const) {
      const { formTypes } = await as(who)
      expect(problemOf(await formTypes.list({}))).toBe('forbidden')
      expect(problemOf(await formTypes.get({ id }))).toBe('forbidden')
      expect(problemOf(await formTypes.forms({ formTypeId: id }))).toBe('forbidden')
      expect(problemOf(await formTypes.save({ name: 'Mine' }))).toBe('forbidden')
      expect(problemOf(await formTypes.remove({ id }))).toBe('forbidden')
    }
    expect(problemOf(await maker.formTypes.get({ id: 'no-such-type' }))).toBe('forbidden')
  })

  test('edits and deletes what is their own, or with more rights all', async () => {
    const id = await made({ name: 'Mine alone' })
    const own = contentOf(await maker.formTypes.get({ id }))
    expect(own).toMatchObject({
      ...{ author: { fullName: 'Test Manager' }, can: { edit: true, delete: true } },
    })
    // Nobody made this one, as far as anybody kept.
    const others = contentOf(await maker.formTypes.get({ id: 't-empty' }))
    expect(others).toMatchObject({ author: null, can: { edit: false, delete: false } })
    const foreign = { formTypeId: 't-empty', name: 'Mine now' }
    expect(problemOf(await maker.formTypes.save(foreign))).toBe('forbidden')
    expect(problemOf(await maker.formTypes.remove({ id: 't-empty' }))).toBe('forbidden')
    const { formTypes } = await as('reviewer')
    expect(problemOf(await formTypes.save({ name: 'A new one' }))).toBe('forbidden')
    contentOf(await formTypes.save({ formTypeId: id, name: 'Mine alone' }))
    contentOf(await formTypes.remove({ id }))
  })
})

describe('a form type', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'Please enter a name.'],
    ['one letter', { name: 'A' }, 'name', undefined],
    ['a long name', { name: 'x'.repeat(101) }, 'name', undefined],
    ['an icon of elsewhere', { name: 'So', icon: 'https://x.example/i.svg' }, 'icon', undefined],
    ['no number', { name: 'So', sortOrder: 'first' }, 'sortOrder', wholeNumber],
    ['too high a number', { name: 'So', sortOrder: '10000' }, 'sortOrder', wholeNumber],
  ] as const)('is refused with %s', async (_what, draft, path, message) => {
    world.wait(1000)
    expect(await maker.formTypes.save(draft as Draft)).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path, ...(message && { message }) }] },
    })
  })

  test('has a name that is there once, in whatever case', async () => {
    const id = await made({ name: 'Lift  plan ' })
    for (const draft of [{ name: 'lift PLAN' }, { formTypeId: id, name: 'INSPECTION' }]) {
      const message = 'There is a form type of this name already.'
      expect(await maker.formTypes.save(draft)).toMatchObject({
        problem: { name: 'name_taken', message, fields: [{ path: 'name', message }] },
      })
    }
    contentOf(await maker.formTypes.save({ formTypeId: id, name: 'LIFT plan' }))
  })

  test('is taken once where two write the same name at once', async () => {
    const replies = await Promise.all([
      maker.formTypes.save({ name: 'Twins' }),
      maker.formTypes.save({ name: 'twins' }),
    ])
    expect(replies.map(problemOf).sort()).toEqual(['name_taken', 'status 200'])
  })

  test('stands behind all others, and stays where it was put', async () => {
    await placeFormType(world, 't-behind', { sort_order: 70 })
    const id = await made({ name: 'Last of all' })
    const placeOf = async () => contentOf(await maker.formTypes.get({ id })).sortOrder
    expect(await placeOf()).toBe(71)
    contentOf(await maker.formTypes.save({ formTypeId: id, name: 'Last of all', sortOrder: 0 }))
    contentOf(await maker.formTypes.save({ formTypeId: id, name: 'Last of all', sortOrder: '' }))
    expect(await placeOf()).toBe(0)
    await placeFormType(world, 't-highest', { sort_order: 9999 })
    const next = contentOf(await maker.formTypes.get({ id: await made({ name: 'No more room' }) }))
    expect(next.sortOrder).toBe(9999)
  })

  test('is edited in the version that was seen, and tells what became of it in words', async () => {
    const formTypeId = await made({ name: 'Permit', icon: 'stamp' })
    const draft = { formTypeId, name: 'Permit', icon: 'flame', isActive: 'false' } as const
    contentOf(await maker.formTypes.save(draft, { ifMatch: 1 }))
    expect(problemOf(await maker.formTypes.save(draft, { ifMatch: 1 }))).toBe('row_changed')
    const { history, ...detail } = contentOf(await maker.formTypes.get({ id: formTypeId }))
    expect(detail).toMatchObject({
      ...{ name: 'Permit', iconUrl: '/icons/flame.svg', isActive: false, rowVersion: 2 },
    })
    expect(history.data.map(({ action, fields }) => [action, fields])).toEqual([
      [
        'edit',
        [
          { key: 'icon', label: 'Icon', from: 'Stamp', to: 'Flame' },
          { key: 'isActive', label: 'In the fill menu', from: 'Yes', to: 'No' },
        ],
      ],
      ['create', [{ key: 'name', label: 'Name', from: null, to: 'Permit' }]],
    ])
  })

  test('shows all of its forms, and how many entries stand on them', async () => {
    await placeFormType(world, 't-shown', { is_active: true }, [
      { isPublished: true, isActive: true },
      { isPublished: false, isActive: true },
      { isPublished: true, isActive: false },
    ])
    await placeEntry(world, 'shown', { columns: { form_id: 't-shown-form-0' } })
    const detail = contentOf(await maker.formTypes.get({ id: 't-shown' }))
    expect(detail).toMatchObject({ totalForms: 1, formCount: 3 })
    const seen = detail.forms.map(({ version, isActive, entryCount }) => [
      ...[version, isActive, entryCount],
    ])
    expect(seen).toEqual([
      [1, true, 1],
      [null, false, 0],
      [1, false, 0],
    ])
    expect(contentOf(await maker.formTypes.forms({ formTypeId: 't-shown' }))).toEqual(detail.forms)
  })

  test('lies on the tab that the call names in either way', async () => {
    await placeFormType(world, 't-away', { is_active: false })
    const has = async (asked: CallInput<CallOf<'formTypes.list'>>) =>
      contentOf(await maker.formTypes.list({ ...asked, pLimit: 200 })).data.some(
        ({ formTypeId }) => formTypeId === 't-away',
      )
    expect(await has({})).toBe(false)
    expect(await has({ section: 'inactive' })).toBe(true)
    expect(await has({ section: 'active', isActive: 'false' })).toBe(true)
    expect(await has({ section: 'inactive', isActive: true })).toBe(false)
  })

  test('is deleted for good while no form stands in it', async () => {
    const { formTypes } = await as('reviewer')
    for (const [id, form] of [
      ['t-full', { isPublished: true, isActive: true }],
      ['t-retired', { isPublished: false, isActive: false }],
    ] as const) {
      await placeFormType(world, id, {}, [form])
      expect(contentOf(await formTypes.get({ id })).can).toEqual({ edit: true, delete: false })
      expect(await formTypes.remove({ id })).toMatchObject({
        problem: {
          name: 'wrong_state',
          message: 'A form type with forms is not deleted. Please make it inactive instead.',
        },
      })
    }
    // A form that is deleted counts for nothing, though its entries may name it by its type.
    await placeFormType(world, 't-left', {}, [{ isPublished: true, isActive: true }])
    const { kysely } = world.database
    const deleted = { deleted_at: '2026-03-05T12:00:00Z' }
    await kysely.updateTable('forms').set(deleted).where('form_type_id', '=', 't-left').execute()
    expect(contentOf(await formTypes.get({ id: 't-left' }))).toMatchObject({
      ...{ formCount: 0, totalForms: 0, forms: [], can: { edit: true, delete: false } },
    })
    expect(await formTypes.remove({ id: 't-left' })).toMatchObject({
      problem: {
        name: 'wrong_state',
        message:
          'Forms that are deleted by now stood in it, so it is not deleted. Please make it inactive instead.',
      },
    })
    const id = await made({ name: 'In vain' })
    expect(problemOf(await formTypes.remove({ id }, { ifMatch: 7 }))).toBe('row_changed')
    contentOf(await formTypes.remove({ id }, { ifMatch: 1 }))
    expect(problemOf(await formTypes.get({ id }))).toBe('forbidden')
    const [last] = await kysely
      .selectFrom('audit_events')
      .select(['action', 'changes'])
      .where('record_type', '=', 'form_type')
      .where('record_id', '=', id)
      .orderBy('sequence', 'desc')
      .execute()
    expect(last).toEqual({ action: 'delete', changes: { name: { from: 'In vain', to: null } } })
    // The name is free again.
    await made({ name: 'In vain' })
  })
})

describe('an inactive form type', () => {
  const formId = 'f-check'
  const formTypeId = 't-inspection'
  const name = 'Inspection'
  const startedBy = async (who: CastName) => {
    const { forms, home, myForms, search } = await as(who)
    return {
      byType: contentOf(await forms.byType({ id: formTypeId })).length,
      search: contentOf(await forms.search({ search: 'Short check' })).length,
      recent: contentOf(await forms.recent({})).length,
      named: contentOf(await forms.byIds({ formIds: formId })).length,
      found: contentOf(await search.find({ search: 'Short check' })).forms.data.length,
      quickFill: contentOf(await home.get({})).quickFill.filter(({ id }) => id === formId).length,
      start: await myForms.start({ formId }),
    }
  }

  test('has no form that is started anew; what was started goes on', async () => {
    const before = await startedBy('colleague')
    expect(before).toMatchObject({
      ...{ byType: 1, search: 1, recent: 0, named: 1, found: 1, quickFill: 1 },
      start: { status: 200 },
    })
    const { id: myFormId } = contentOf(before.start)
    const { formTypes } = await as('reviewer')
    contentOf(await formTypes.save({ formTypeId, name, isActive: false }))
    expect(await menuOf('colleague')).not.toContain(formTypeId)
    const after = await startedBy('colleague')
    expect(after).toMatchObject({
      ...{ byType: 0, search: 0, recent: 0, found: 0, quickFill: 0 },
      // An entry of theirs is named still.
      named: 1,
      start: {
        problem: { name: 'forbidden', message: 'Forms of this type are not started any more.' },
      },
    })
    expect(contentOf(await (await as('employee')).forms.byIds({ formIds: formId }))).toEqual([])
    const { master, myForms } = await as('colleague')
    expect(contentOf(await myForms.get({ myFormId })).entry.form.formTypeName).toBe(name)
    expect(contentOf(await master.get({ keys: ['formTypes'] })).formTypes).toContainEqual({
      ...{ id: formTypeId, name },
    })
    contentOf(await formTypes.save({ formTypeId, name, isActive: true }))
    expect(await menuOf('colleague')).toContain(formTypeId)
  })
})
