import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import type { CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeDraft, placeForm } from '../../../test/place-form.ts'
import { placeFormType } from '../../../test/place-form-type.ts'
import { grantTo } from '../../../test/rights.ts'
import { testForm } from '../../../test/test-form.ts'

type Facts = CallInput<CallOf<'manageForms.save'>>

const facts: Facts = { title: 'Rig check', formTypeId: 't-inspection' }

let world: TestServer
let maker: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'edit_own_forms', 'delete_own_forms'])
  await grantTo(world, 'reviewer', ['edit_all_forms', 'delete_all_forms'])
  maker = await world.as('manager')
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const made = async (draft: Partial<Facts> = {}) =>
  contentOf(await maker.manageForms.save({ ...facts, ...draft })).formId
const detailOf = async (formId: string) => contentOf(await maker.manageForms.get({ formId }))
const menuOf = async (who: CastName) =>
  contentOf(await (await as(who)).forms.byType({ id: 't-inspection' })).map(({ id }) => id)

describe('who makes forms', () => {
  test('is whoever holds one of their keys, and nobody else', async () => {
    expect(problemOf(await world.nobody.manageForms.list({}))).toBe('not_signed_in')
    const formId = 'f-check'
    for (const who of ['employee', 'admin'] as const) {
      const { manageForms } = await as(who)
      for (const reply of [
        await manageForms.list({}),
        await manageForms.get({ formId }),
        await manageForms.draft({ formId }),
        await manageForms.version({ formId, version: 1 }),
        await manageForms.save(facts),
        await manageForms.save({ ...facts, formId }),
        await manageForms.copy({ formId, title: 'Mine' }),
        await manageForms.saveDraft({ formId, definition: testForm }),
        await manageForms.undoDraft({ formId }),
        await manageForms.discardDraft({ formId }),
        await manageForms.move({ formId, event: 'pause', reason: 'So.' }),
        await manageForms.remove({ formId }),
      ]) {
        expect(problemOf(reply)).toBe('forbidden')
      }
    }
    expect(problemOf(await maker.manageForms.get({ formId: 'no-such-form' }))).toBe('forbidden')
  })

  test('writes what is their own, or with more rights all, and reads all', async () => {
    const formId = await made()
    expect((await detailOf(formId)).can).toEqual({ edit: true, copy: true, delete: true })
    expect((await detailOf('f-check')).can).toEqual({ edit: false, copy: true, delete: false })
    const foreign = { ...facts, formId: 'f-check' }
    expect(problemOf(await maker.manageForms.save(foreign))).toBe('forbidden')
    const written = { formId: 'f-check', definition: testForm }
    expect(problemOf(await maker.manageForms.saveDraft(written))).toBe('forbidden')
    expect(problemOf(await maker.manageForms.remove({ formId: 'f-check' }))).toBe('forbidden')
    const { manageForms } = await as('reviewer')
    expect(problemOf(await manageForms.save(facts))).toBe('forbidden')
    expect(problemOf(await manageForms.copy({ formId, title: 'Mine' }))).toBe('forbidden')
    contentOf(await manageForms.save({ ...facts, formId }))
    contentOf(await manageForms.remove({ formId }))
    expect(problemOf(await maker.manageForms.get({ formId }))).toBe('forbidden')
  })
})

describe('what is said of a form', () => {
  test.each([
    ['no title', { title: ' ' }, 'title', 'Please enter title'],
    ['one letter', { title: 'A' }, 'title', undefined],
    ['a long title', { title: 'x'.repeat(101) }, 'title', undefined],
    ['no type', { formTypeId: '' }, 'formTypeId', 'Please choose the form type.'],
    ['no such type', { formTypeId: 't-none' }, 'formTypeId', 'There is no such form type.'],
    [
      'a type put away',
      { formTypeId: 't-away' },
      'formTypeId',
      'This form type is not in use any more.',
    ],
    ['an icon of elsewhere', { icon: 'https://x.example/i.svg' }, 'icon', undefined],
    ['no number', { sortOrder: 'first' }, 'sortOrder', undefined],
    [
      'no such country',
      { countryIds: 'US,CA' },
      'countryIds',
      'Countries: “CA” is not among them.',
    ],
    [
      'no such job',
      { jobTitleIds: ['BOSS'] },
      'jobTitleIds',
      'Job titles: “BOSS” is not among them.',
    ],
  ] as const)('is refused with %s', async (_what, change, path, message) => {
    await placeAway()
    const reply = await maker.manageForms.save({ ...facts, ...change } as Facts)
    expect(reply).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path, ...(message && { message }) }] },
    })
  })

  test('holds at once, in the version that was seen, and is told in words', async () => {
    const formId = await made({ title: 'Lift plan' })
    const change: Partial<Facts> = { countryIds: ['US', 'US'], icon: 'stamp' }
    const edit = { ...facts, ...change, formId, title: 'Lift plans' }
    contentOf(await maker.manageForms.save(edit, { ifMatch: 1 }))
    expect(problemOf(await maker.manageForms.save(edit, { ifMatch: 1 }))).toBe('row_changed')
    const { history, ...detail } = await detailOf(formId)
    expect(detail).toMatchObject({
      ...{ title: 'Lift plans', countryIds: ['US'], iconUrl: '/icons/stamp.svg', rowVersion: 2 },
      owner: { fullName: 'Test Manager' },
    })
    expect(history.data.map(({ action, fields }) => [action, fields])).toEqual([
      [
        'edit',
        [
          { key: 'icon', label: 'Icon', from: 'Clipboard', to: 'Stamp' },
          { key: 'title', label: 'Title', from: 'Lift plan', to: 'Lift plans' },
          { key: 'countryIds', label: 'Countries', from: null, to: 'United States' },
        ],
      ],
      [
        'create',
        [
          { key: 'title', label: 'Title', from: null, to: 'Lift plan' },
          { key: 'status', label: 'Status', from: null, to: 'Draft' },
        ],
      ],
    ])
    // The draft goes by the name of its form.
    const { title, definition } = contentOf(await maker.manageForms.draft({ formId }))
    expect(title).toBe('Lift plans')
    expect(definition).toMatchObject({ key: 'lift_plan', title: { en: 'Lift plans' } })
  })

  test('leaves the form where it stands; a new one stands behind all others of its type', async () => {
    await placeFormType(world, 't-order')
    await placeForm(world, 'f-behind', { columns: { form_type_id: 't-order', sort_order: 70 } })
    const formId = await made({ formTypeId: 't-order' })
    expect((await detailOf(formId)).sortOrder).toBe(71)
    contentOf(await maker.manageForms.save({ ...facts, formId, sortOrder: 0 }))
    contentOf(await maker.manageForms.save({ ...facts, formId, sortOrder: '' }))
    expect((await detailOf(formId)).sortOrder).toBe(0)
  })

  test('may keep a type that went out of use since', async () => {
    await placeAway()
    const columns = { form_type_id: 't-away', owner_id: 'p-manager' }
    await placeForm(world, 'f-stays', { columns })
    contentOf(await maker.manageForms.save({ ...facts, formId: 'f-stays', formTypeId: 't-away' }))
  })

  test('begins with the usual header, unless nobody wants it', async () => {
    const countOf = async (formId: string) => (await detailOf(formId)).draft?.questionCount
    expect(await countOf(await made())).toBe(6)
    expect(await countOf(await made({ hasHeader: false }))).toBe(0)
  })

  async function placeAway(): Promise<void> {
    const { kysely } = world.database
    await kysely
      .insertInto('form_types')
      .values({ id: 't-away', name: 'Away', icon_url: 'icon:x', sort_order: 9, is_active: false })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
})

describe('a form', () => {
  const question = { key: 'safe', type: 'yesNo', label: { en: 'Is it safe?' } } as const
  const definition = {
    ...testForm,
    items: [question],
    scoring: { enabled: true, passingPercentage: 75, na: 'exclude', critical: 'failZero' },
  } as const

  test('is made, written, published, and started by whoever it is for', async () => {
    const formId = await made({ title: 'Well check', departmentIds: [] })
    expect(await menuOf('employee')).not.toContain(formId)
    expect(problemOf(await (await as('employee')).myForms.start({ formId }))).toBe('forbidden')
    contentOf(await maker.manageForms.saveDraft({ formId, definition }, { ifMatch: 1 }))
    const draft = contentOf(await maker.manageForms.draft({ formId }))
    expect(draft).toMatchObject({
      ...{ isDraft: true, nextVersion: 1, rowVersion: 2, problems: [], status: 'draft' },
      ...{ savedBy: { fullName: 'Test Manager' }, can: { edit: true, publish: true } },
      definition: { key: 'short_check', version: 1, title: { en: 'Well check' } },
    })
    const publish = { formId, event: 'publish', reason: ' The first one. ' } as const
    contentOf(await maker.manageForms.move({ ...publish, draftRowVersion: 2 }, { ifMatch: 1 }))
    const detail = await detailOf(formId)
    expect(detail).toMatchObject({
      ...{ status: 'published', version: 1, hasDraft: false, draft: null, rowVersion: 2 },
      versions: [{ version: 1, changelog: 'The first one.', entryCount: 0 }],
    })
    expect(detail.versions[0]?.publishedBy?.fullName).toBe('Test Manager')
    expect(detail.history.data[0]).toMatchObject({
      ...{ action: 'publish', reason: 'The first one.' },
      fields: [
        { label: 'Status', from: 'Draft', to: 'In use' },
        { label: 'Version', from: null, to: '1' },
      ],
    })
    expect(await menuOf('employee')).toContain(formId)
    const offered = contentOf(await maker.forms.byType({ id: 't-inspection' }))
    expect(offered.find(({ id }) => id === formId)?.passingPercentage).toBe(75)
    contentOf(await maker.manageForms.save({ ...facts, formId, districtIds: ['PER'] }))
    expect(await menuOf('employee')).toContain(formId)
    await moveAway('employee', 'MON')
    expect(await menuOf('employee')).not.toContain(formId)
    expect(await menuOf('colleague')).toContain(formId)
    await moveAway('employee', 'PER')
  })

  test('is paused, resumed, archived and taken out again; what was started goes on', async () => {
    const formId = await published('f-moves')
    const employee = await as('employee')
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId }))
    const moved = async (event: 'pause' | 'resume' | 'archive' | 'restore') =>
      contentOf(await maker.manageForms.move({ formId, event, reason: `To ${event}.` }))
    await moved('pause')
    expect(await menuOf('employee')).not.toContain(formId)
    const message = 'This form is paused, so nobody starts it now.'
    expect(await employee.myForms.start({ formId })).toMatchObject({
      problem: { name: 'forbidden', message },
    })
    const changes = [{ key: 'tidy', value: 'yes' }]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    await moved('resume')
    expect(await menuOf('employee')).toContain(formId)
    await moved('archive')
    expect(problemOf(await employee.myForms.start({ formId }))).toBe('forbidden')
    expect(contentOf(await employee.myForms.get({ myFormId })).entry.form.title).toBe(
      'Form f-moves',
    )
    const archived = await detailOf(formId)
    expect(archived).toMatchObject({ status: 'archived', can: { edit: false } })
    expect(archived.history.data[0]).toMatchObject({ action: 'archive', reason: 'To archive.' })
    for (const reply of [
      await maker.manageForms.save({ ...facts, formId }),
      await maker.manageForms.saveDraft({ formId, definition }),
    ]) {
      expect(problemOf(reply)).toBe('wrong_state')
    }
    await moved('restore')
    expect((await detailOf(formId)).status).toBe('paused')
  })

  test('has entries that stay on the version that they were started on', async () => {
    const formId = await published('f-versions')
    const employee = await as('employee')
    const start = async () => contentOf(await employee.myForms.start({ formId })).id
    const versionOf = async (myFormId: string) =>
      contentOf(await employee.myForms.get({ myFormId })).formVersion
    const before = await start()
    contentOf(await maker.manageForms.saveDraft({ formId, definition }))
    expect(await versionOf(await start())).toBe(1)
    contentOf(await maker.manageForms.move({ formId, event: 'publish', draftRowVersion: 1 }))
    expect(await versionOf(await start())).toBe(2)
    expect(await versionOf(before)).toBe(1)
    const { versions, usage, entryCount } = await detailOf(formId)
    expect(versions.map(({ version, entryCount: count }) => [version, count])).toEqual([
      [2, 1],
      [1, 2],
    ])
    expect({ entryCount, usage }).toMatchObject({
      ...{ entryCount: 3, usage: { handedIn: 0, unfinished: 3, medianMinutes: null, sentBack: 0 } },
    })
    // Another organisation counts its own.
    await grantTo(world, 'outsider', ['create_forms'])
    const { manageForms } = await as('outsider')
    const seen = contentOf(await manageForms.get({ formId }))
    expect(seen).toMatchObject({ entryCount: 0, owner: null, history: { totalRecords: 0 } })
    const first = contentOf(await maker.manageForms.version({ formId, version: 1 }))
    expect(first).toMatchObject({ definition: testForm, entryCount: 2 })
    expect(problemOf(await maker.manageForms.version({ formId, version: 3 }))).toBe('not_found')
  })

  test('is not published with problems, from a stale draft, or into a type put away', async () => {
    const formId = await made({ hasHeader: false })
    const asked = { formId, event: 'publish', draftRowVersion: 1 } as const
    expect(await maker.manageForms.move(asked)).toMatchObject({
      problem: { name: 'wrong_state', message: '1 thing keeps this form from being published.' },
    })
    const draft = contentOf(await maker.manageForms.draft({ formId }))
    expect(draft.problems).toEqual([
      { path: 'items', key: null, message: 'Atleast one question is required.' },
    ])
    expect(draft.can.publish).toBe(false)
    contentOf(await maker.manageForms.saveDraft({ formId, definition }))
    expect(problemOf(await maker.manageForms.move(asked))).toBe('row_changed')
    const columns = { is_active: false }
    await placeFormType(world, 't-closed', columns)
    const { kysely } = world.database
    await kysely
      .updateTable('forms')
      .set({ form_type_id: 't-closed' })
      .where('id', '=', formId)
      .execute()
    expect(await maker.manageForms.move({ ...asked, draftRowVersion: 2 })).toMatchObject({
      problem: {
        ...{ name: 'wrong_state' },
        message: 'Its form type is not in use any more. Please choose another, or make it active.',
      },
    })
    expect((await detailOf(formId)).versions).toEqual([])
  })

  test('is looked at anew when it is published, whatever was found when it was saved', async () => {
    const formId = await published('f-looked')
    await placeDraft(world, formId, { ...testForm, items: [] })
    const { kysely } = world.database
    await kysely
      .updateTable('form_drafts')
      .set({ problem_count: 0 })
      .where('form_id', '=', formId)
      .execute()
    const asked = { formId, event: 'publish', draftRowVersion: 0 } as const
    expect(problemOf(await maker.manageForms.move(asked))).toBe('wrong_state')
  })

  test('is offered for publishing once what stood in its way is gone, without another change', async () => {
    const formId = await published('f-freed')
    contentOf(await maker.manageForms.saveDraft({ formId, definition }))
    await world.database.kysely
      .updateTable('form_drafts')
      .set({ problem_count: 1 })
      .where('form_id', '=', formId)
      .execute()
    const { allowedEvents, draft } = await detailOf(formId)
    expect(draft?.problemCount).toBe(0)
    expect(allowedEvents.find(({ event }) => event === 'publish')).toMatchObject({ isOpen: true })
  })

  test('is copied with what is being written, and is whose copy it is', async () => {
    const formId = await published('f-copied')
    const inTwo = { languages: ['en', 'es'], title: { en: 'Form f-copied', es: 'Gemelo' } } as const
    const written = { ...definition, ...inTwo }
    contentOf(await maker.manageForms.saveDraft({ formId, definition: written }))
    const { formId: copyId } = contentOf(await maker.manageForms.copy({ formId, title: 'Twin' }))
    const copy = await detailOf(copyId)
    expect(copy).toMatchObject({ title: 'Twin', status: 'draft', version: null, hasDraft: true })
    const { definition: copied } = contentOf(await maker.manageForms.draft({ formId: copyId }))
    expect(copied).toMatchObject({ key: 'twin', version: 1, items: [question] })
    // It is not called in another language what the other form is called.
    expect(copied).toMatchObject({ title: { en: 'Twin' } })
    expect(JSON.stringify(copied)).not.toContain('Gemelo')
    expect(copy.history.data[0]?.fields).toContainEqual({
      ...{ key: 'copiedFrom', label: 'Copied from', from: null, to: 'Form f-copied' },
    })
  })

  /** A form of the manager's, in use. */
  async function published(id: string): Promise<string> {
    await placeForm(world, id, { columns: { owner_id: 'p-manager' } })
    return id
  }

  async function moveAway(who: CastName, district: string): Promise<void> {
    const { kysely } = world.database
    await kysely
      .insertInto('districts')
      .values({ code: 'MON', name: 'Montney', country_code: 'US' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await kysely
      .updateTable('people')
      .set({ district_code: district })
      .where('id', '=', `p-${who}`)
      .execute()
  }
})
