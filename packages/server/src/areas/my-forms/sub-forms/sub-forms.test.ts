import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, castShard } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { limitEntry, placeEntry } from '../../../../test/place-entry.ts'
import { fillOut, placeSubForms, startOne } from '../../../../test/place-sub-forms.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  await placeSubForms(world)
  employee = await world.as('employee')
})
afterAll(() => world.close())

const partsOf = async (myFormId: string, client = employee) =>
  contentOf(await client.myForms.subForms({ myFormId }))

const countsOf = async (myFormId: string) => {
  const { entry } = contentOf(await employee.myForms.get({ myFormId }))
  return [entry.formSubFormCount, entry.dynamicSubFormCount]
}

describe('myForms.subForms', () => {
  test('refuses nobody, strangers, other organisations and what is not there', async () => {
    const myFormId = await startOne(world, 'f-incident')
    expect(problemOf(await world.nobody.myForms.subForms({ myFormId }))).toBe('not_signed_in')
    for (const name of ['colleague', 'outsider'] as const) {
      const { myForms } = await world.as(name)
      expect(problemOf(await myForms.subForms({ myFormId }))).toBe('forbidden')
    }
    expect(problemOf(await employee.myForms.subForms({ myFormId: 'none' }))).toBe('forbidden')
  })

  test('lists what the form declares with the entries below, and the way up', async () => {
    const myFormId = await startOne(world, 'f-incident')
    const child = await startOne(world, 'f-witness', myFormId)
    const parts = await partsOf(myFormId)
    expect(parts.parent).toBeNull()
    expect(parts.forms).toMatchObject([
      { form: { id: 'f-injury' }, min: 1, max: 2, isWanted: true, canAdd: true, entries: [] },
      {
        ...{ form: { id: 'f-witness', title: 'Form f-witness' }, min: 0, max: 2 },
        ...{ isWanted: false, canAdd: true },
        entries: [{ id: child, formStatus: 'in_progress', submitter: { personId: cast.employee } }],
      },
      { form: { id: 'f-lost' }, entries: [] },
    ])
    const { entry } = contentOf(await employee.myForms.get({ myFormId }))
    expect(await partsOf(child)).toEqual({
      forms: [],
      parent: { id: myFormId, number: entry.number, title: 'Form f-incident' },
    })
  })

  test('shows what the form declares no more, and nothing to add, once there are entries', async () => {
    const myFormId = await placeEntry(world, 'undeclared', { status: 'in_progress' })
    await placeEntry(world, 'below-undeclared', { columns: { parent_id: myFormId } })
    expect((await partsOf(myFormId)).forms).toMatchObject([
      { form: { id: 'f-check' }, min: 0, max: 0, canAdd: false, entries: [{}] },
    ])
  })

  test('is read by whoever reads the entry, who adds nothing', async () => {
    const columns = { form_id: 'f-incident' }
    const myFormId = await placeEntry(world, 'read', { signers: ['colleague'], columns })
    const colleague = await world.as('colleague')
    const { forms } = await partsOf(myFormId, colleague)
    expect(forms.map(({ canAdd }) => canAdd)).toEqual([false, false, false])
  })
})

describe('an entry below another one', () => {
  test('is started by whoever fills that one, and by nobody else', async () => {
    const myFormId = await startOne(world, 'f-incident')
    const asked = { formId: 'f-witness', parentMyFormId: myFormId }
    for (const name of ['colleague', 'reviewer', 'admin', 'outsider'] as const) {
      expect(problemOf(await (await world.as(name)).myForms.start(asked))).toBe('forbidden')
    }
    const missing = { ...asked, parentMyFormId: 'none' }
    expect(problemOf(await employee.myForms.start(missing))).toBe('forbidden')
    expect(await countsOf(myFormId)).toEqual([0, 0])
  })

  test.each(['in_review', 'complete', 'reject'] as const)(
    'is not started while it is %s',
    async (status) => {
      const columns = { form_id: 'f-incident' }
      const parentMyFormId = await placeEntry(world, `above-${status}`, { status, columns })
      const reply = await employee.myForms.start({ formId: 'f-witness', parentMyFormId })
      expect(reply).toMatchObject({
        problem: { name: 'wrong_state', message: 'This form is no longer open for filling.' },
      })
    },
  )

  test('is of a form that is declared, whomever that is meant for', async () => {
    const parentMyFormId = await startOne(world, 'f-incident')
    expect(await employee.myForms.start({ formId: 'f-note', parentMyFormId })).toMatchObject({
      problem: { name: 'forbidden', message: 'This form is not filled out below that one.' },
    })
    expect(problemOf(await employee.myForms.start({ formId: 'f-injury' }))).toBe('forbidden')
    await startOne(world, 'f-injury', parentMyFormId)
    expect(await countsOf(parentMyFormId)).toEqual([1, 0])
  })

  test('is one of so many, also when the last two are started at once', async () => {
    const parentMyFormId = await startOne(world, 'f-incident')
    await startOne(world, 'f-witness', parentMyFormId)
    const asked = { formId: 'f-witness', parentMyFormId }
    const replies = await Promise.all([1, 2].map(() => employee.myForms.start(asked)))
    expect(replies.map(problemOf).sort()).toEqual(['status 200', 'wrong_state'])
    expect(replies.find(({ status }) => status === 'problem')).toMatchObject({
      problem: { message: 'There are 2 of this form already; it takes no more.' },
    })
    expect(await countsOf(parentMyFormId)).toEqual([0, 2])
    expect((await partsOf(parentMyFormId)).forms[1]).toMatchObject({ canAdd: false })
  })

  test('is not started of a form that is paused', async () => {
    const parentMyFormId = await startOne(world, 'f-incident')
    const setStatus = (status: 'paused' | 'published') =>
      world.database.kysely
        .updateTable('forms')
        .set({ status })
        .where('id', '=', 'f-lost')
        .execute()
    await setStatus('paused')
    expect((await partsOf(parentMyFormId)).forms[2]).toMatchObject({ canAdd: false })
    expect(await employee.myForms.start({ formId: 'f-lost', parentMyFormId })).toMatchObject({
      problem: { message: 'This form is paused, so nobody starts it now.' },
    })
    await setStatus('published')
  })

  test('begins with the places of that one, and as limited as it is', async () => {
    const { myForms } = employee
    await world.database.kysely
      .insertInto('districts')
      .values({ code: 'RD', name: 'Red Deer', country_code: 'US' })
      .execute()
    const parentMyFormId = await startOne(world, 'f-incident')
    await limitEntry(world, parentMyFormId, true)
    const changes = [{ key: 'district', value: 'RD' }]
    contentOf(await myForms.fill({ myFormId: parentMyFormId, changes }))
    const asked = { formId: 'f-injury', parentMyFormId, isLimitedAccess: 0 } as const
    const { id } = contentOf(await myForms.start(asked))
    expect(contentOf(await myForms.get({ myFormId: id })).answers).toMatchObject({
      district: { value: 'RD' },
    })
    const row = world.database.kysely.selectFrom('my_forms').where('id', '=', id)
    expect(await row.select(['is_limited_access', 'parent_id']).executeTakeFirst()).toEqual({
      ...{ is_limited_access: true, parent_id: parentMyFormId },
    })
  })

  test('stands at most three deep', async () => {
    const top = await placeEntry(world, 'deep-1', { status: 'in_progress' })
    const below = { status: 'in_progress' as const }
    const second = await placeEntry(world, 'deep-2', { ...below, columns: { parent_id: top } })
    const third = { form_id: 'f-incident', parent_id: second }
    const parentMyFormId = await placeEntry(world, 'deep-3', { ...below, columns: third })
    expect(await employee.myForms.start({ formId: 'f-witness', parentMyFormId })).toMatchObject({
      problem: { name: 'wrong_state', message: 'Forms stand at most 3 deep.' },
    })
    // It is neither offered nor waited for.
    const { forms } = await partsOf(parentMyFormId)
    expect(forms.map(({ canAdd }) => canAdd)).toEqual([false, false, false])
    const { state } = contentOf(await employee.myForms.get({ myFormId: parentMyFormId }))
    expect(state.missing.map(({ key }) => key)).toEqual(['fine'])
  })
})

describe('who reads what is below an entry', () => {
  const entryBelow = async (id: string, status: 'in_review' | 'fill', above: string) =>
    placeEntry(world, id, { status, isLimited: true, columns: { parent_id: above } })

  test.each([
    ['a signer', { signers: ['colleague'] }, 'status 200'],
    ['whom it is shared with', { sharedWith: ['colleague'] }, 'status 200'],
    ['anybody else', {}, 'forbidden'],
  ] as const)('%s of the entry, once both are handed in', async (name, people, expected) => {
    const columns = { form_id: 'f-incident' }
    const id = name.replaceAll(' ', '-')
    const above = await placeEntry(world, id, { isLimited: true, ...people, columns })
    const below = await entryBelow(`${id}-below`, 'in_review', above)
    const deeper = await entryBelow(`${id}-deeper`, 'in_review', below)
    const draft = await entryBelow(`${id}-draft`, 'fill', above)
    const { myForms } = await world.as('colleague')
    const answers = await Promise.all(
      [below, deeper, draft].map((myFormId) => myForms.get({ myFormId })),
    )
    expect(answers.map(problemOf)).toEqual([expected, expected, 'forbidden'])
    // Reading it is not signing it.
    const signed = await myForms.saveReviewSignature({ myFormId: below, kind: 'typed' })
    expect(problemOf(signed)).toBe('forbidden')
    await world.database.kysely
      .updateTable('my_forms')
      .set({ status: 'fill' })
      .where('shard_key', '=', castShard)
      .where('id', '=', above)
      .execute()
    expect(problemOf(await myForms.get({ myFormId: below }))).toBe('forbidden')
  })

  test('the way up is told to whoever may go it', async () => {
    const above = await placeEntry(world, 'above-shut', { isLimited: true })
    const columns = { parent_id: above }
    const below = await placeEntry(world, 'shared-alone', { sharedWith: ['colleague'], columns })
    expect(await partsOf(below, await world.as('colleague'))).toMatchObject({ parent: null })
    expect(await partsOf(below)).toMatchObject({ parent: { id: above } })
  })
})

test('what is missing below an entry stands with what is missing in it, at every save', async () => {
  const myFormId = await startOne(world, 'f-incident')
  const child = await startOne(world, 'f-witness', myFormId)
  const { entry } = contentOf(await employee.myForms.get({ myFormId: child }))
  const below = [
    {
      ...{ key: 'subForm:f-injury', sectionKey: null, label: 'Form f-injury' },
      message: '1 more is wanted.',
    },
    {
      ...{ key: 'subForm:f-witness', sectionKey: null, label: 'Form f-witness' },
      message: `${entry.number} is not filled out yet.`,
    },
  ]
  const detail = contentOf(await employee.myForms.get({ myFormId }))
  expect(detail.state.missing).toEqual([expect.objectContaining({ key: 'fine' }), ...below])
  const changes = [{ key: 'fine', value: 'yes' }]
  const saved = contentOf(await employee.myForms.fill({ myFormId, changes }))
  // Its own questions are answered: it is filled, and not to be handed in.
  expect(saved).toMatchObject({ formStatus: 'fill', state: { missing: below } })
  await fillOut(world, child)
  await startOne(world, 'f-injury', myFormId)
  const after = contentOf(await employee.myForms.get({ myFormId }))
  expect(after.state.missing.map(({ key }) => key)).toEqual(['subForm:f-injury'])
  expect(after.can.submit).toBe(false)
})
