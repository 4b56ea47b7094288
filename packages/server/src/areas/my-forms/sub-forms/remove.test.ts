import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { castShard } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeAction } from '../../../../test/place-action.ts'
import { placeEntry } from '../../../../test/place-entry.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { fillOut, placeSubForms, shortForm, startOne } from '../../../../test/place-sub-forms.ts'
import { grantTo } from '../../../../test/rights.ts'
import { holdEntries } from '../filling/remove-entries.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  await placeSubForms(world)
  employee = await world.as('employee')
})
afterAll(() => world.close())

const countsOf = async (myFormId: string) => {
  const { entry } = contentOf(await employee.myForms.get({ myFormId }))
  return [entry.formSubFormCount, entry.dynamicSubFormCount]
}
const areThere = async (...ids: string[]) => {
  const replies = await Promise.all(ids.map((myFormId) => employee.myForms.get({ myFormId })))
  return replies.map((reply) => problemOf(reply) === 'status 200')
}

/** An incident with an injury, which has a note. */
async function aTree(): Promise<{ incident: string; injury: string; note: string }> {
  const incident = await startOne(world, 'f-incident')
  const injury = await startOne(world, 'f-injury', incident)
  return { incident, injury, note: await startOne(world, 'f-note', injury) }
}

describe('deleting an entry', () => {
  test('deletes what is being filled below it, and bringing it back brings that back', async () => {
    const { incident, injury, note } = await aTree()
    const witness = await startOne(world, 'f-witness', incident)
    contentOf(await employee.myForms.remove({ myFormId: witness }))
    world.wait(1000)
    contentOf(await employee.myForms.remove({ myFormId: incident }))
    expect(await areThere(incident, injury, note)).toEqual([false, false, false])
    const { data } = contentOf(await employee.myForms.list({}))
    expect(data.filter(({ id }) => [incident, injury, note].includes(id))).toEqual([])
    contentOf(await employee.myForms.restore({ myFormId: incident }))
    // The witness was deleted before, by itself.
    expect(await areThere(incident, injury, note, witness)).toEqual([true, true, true, false])
    expect(await countsOf(incident)).toEqual([1, 0])
    expect(await countsOf(injury)).toEqual([0, 1])
  })

  test('waits where something below was handed in, however deep', async () => {
    const { incident, injury, note } = await aTree()
    await fillOut(world, note)
    contentOf(await employee.myForms.submit({ myFormId: note }))
    const { entry } = contentOf(await employee.myForms.get({ myFormId: note }))
    expect(contentOf(await employee.myForms.get({ myFormId: incident })).can.delete).toBe(false)
    expect(await employee.myForms.remove({ myFormId: incident })).toMatchObject({
      ...{ status: 203, message: `Its sub-form ${entry.number} was handed in already.` },
    })
    expect(await areThere(incident, injury, note)).toEqual([true, true, true])
  })

  test('by somebody else waits for the actions below it, and gives all of them the reason', async () => {
    const { incident, injury, note } = await aTree()
    await placeAction(world, 'below', { myFormId: note })
    await grantTo(world, 'colleague', ['delete_all_submissions'])
    const { myForms } = await world.as('colleague')
    const asked = { myFormId: incident, reason: 'Started twice' }
    expect(await myForms.remove(asked)).toMatchObject({
      message: 'An open action hangs on this form. Close the action first.',
    })
    await world.database.kysely
      .updateTable('actions')
      .set({ status: 'closed' })
      .where('source_id', '=', note)
      .execute()
    contentOf(await myForms.remove(asked))
    const reasons = await world.database.kysely
      .selectFrom('audit_events')
      .select('reason')
      .where('action', '=', 'delete')
      .where('record_id', 'in', [incident, injury, note])
      .execute()
    expect(reasons).toEqual(Array(3).fill({ reason: 'Started twice' }))
  })
})

test('what a deleted entry had below it stays away where its form was deleted meanwhile', async () => {
  const note = shortForm('memo', { subForms: [{ form: 'f-note', min: 0, max: 1 }] })
  await placeForm(world, 'f-memo', { published: note })
  const subForms = [
    { form: 'f-memo', min: 1, max: 1 },
    { form: 'f-witness', min: 0, max: 1 },
  ]
  await placeForm(world, 'f-case', { published: shortForm('case', { subForms }) })
  const whole = await startOne(world, 'f-case')
  const witness = await startOne(world, 'f-witness', whole)
  const memo = await startOne(world, 'f-memo', whole)
  const deeper = await startOne(world, 'f-note', memo)
  contentOf(await employee.myForms.remove({ myFormId: whole }))
  const forms = world.database.kysely.updateTable('forms').where('id', '=', 'f-memo')
  await forms.set({ deleted_at: new Date() }).execute()
  contentOf(await employee.myForms.restore({ myFormId: whole }))
  expect(await areThere(whole, witness, memo, deeper)).toEqual([true, true, false, false])
  expect(await countsOf(whole)).toEqual([0, 1])
})

describe('deleting an entry below another one', () => {
  test('is counted above, and so is bringing it back', async () => {
    const { incident, injury } = await aTree()
    const witness = await startOne(world, 'f-witness', incident)
    expect(await countsOf(incident)).toEqual([1, 1])
    contentOf(await employee.myForms.remove({ myFormId: witness }))
    expect(await countsOf(incident)).toEqual([1, 0])
    contentOf(await employee.myForms.restore({ myFormId: witness }))
    contentOf(await employee.myForms.remove({ myFormId: injury }))
    expect(await countsOf(incident)).toEqual([0, 1])
  })

  test('is final once its place was taken, or the entry above is gone', async () => {
    const incident = await startOne(world, 'f-incident')
    const witness = await startOne(world, 'f-witness', incident)
    contentOf(await employee.myForms.remove({ myFormId: witness }))
    await startOne(world, 'f-witness', incident)
    const second = await startOne(world, 'f-witness', incident)
    expect(await employee.myForms.restore({ myFormId: witness })).toMatchObject({
      problem: { message: 'There are 2 of this form already; it takes no more.' },
    })
    contentOf(await employee.myForms.remove({ myFormId: second }))
    world.wait(1000)
    contentOf(await employee.myForms.remove({ myFormId: incident }))
    expect(await employee.myForms.restore({ myFormId: witness })).toMatchObject({
      problem: { name: 'wrong_state', message: 'The form that it is part of was deleted.' },
    })
  })
})

describe('deleting a form with its entries', () => {
  beforeAll(() => grantTo(world, 'manager', ['delete_all_forms_with_associated_submissions']))

  /** Deletes a form as whoever has seen how many entries it has. */
  const removeForm = async (formId: string) => {
    const { manageForms } = await world.as('manager')
    const { entryCount, title } = contentOf(await manageForms.get({ formId }))
    const asked = { formId, withEntries: true, title, entryCount, reason: 'Not ours' }
    return await manageForms.remove(asked)
  }

  /** A form of which one entry is there, with notes below. */
  const aPage = async (form: string, notes: number) => {
    const subForms = [{ form: 'f-note', min: 0, max: 20 }]
    const columns = { sub_form_ids: ['f-note'] }
    await placeForm(world, form, { published: shortForm('page', { subForms }), columns })
    const page = await startOne(world, form)
    const places = Array.from({ length: notes }, (_none, place) => `${form}-note-${place}`)
    const below = {
      status: 'in_progress' as const,
      columns: { parent_id: page, form_id: 'f-note' },
    }
    for (const id of places) {
      await placeEntry(world, id, below)
    }
    return { page, notes: places }
  }

  test('waits for the open actions of what goes with them, and says how many that are', async () => {
    const { page, notes } = await aPage('f-page', 2)
    await placeAction(world, 'on-a-note', { myFormId: 'f-page-note-1' })
    expect(await removeForm('f-page')).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'Open actions hang on sub-forms of its entries. Please close them first.',
      },
    })
    expect(await areThere(page, ...notes)).toEqual([true, true, true])
    const actions = world.database.kysely.updateTable('actions').set({ status: 'closed' })
    await actions.where('id', '=', 'on-a-note').execute()
    expect(await removeForm('f-page')).toMatchObject({
      message: 'Form deleted, with 1 entry and 2 sub-forms being filled out below.',
    })
    expect(await areThere(page, ...notes)).toEqual([false, false, false])
  })

  test('counts what goes with them in how many are deleted at once', async () => {
    const { page } = await aPage('f-crowd', 1)
    await sql`insert into my_forms
      select copy.* from my_forms as entry, generate_series(2, 5000) as nth, jsonb_populate_record(
        entry, jsonb_build_object('id', 'e-crowd-' || nth, 'number', 'FRM-crowd-' || nth)
      ) as copy where entry.id = 'f-crowd-note-0'`.execute(world.database.kysely)
    expect(await removeForm('f-crowd')).toMatchObject({
      problem: {
        message:
          'This form has 1 entry and 5,000 sub-forms being filled out below; more than 5,000 are not deleted at once. Please archive it instead.',
      },
    })
    expect(await areThere(page)).toEqual([true])
  })

  test('holds what they are below of first, the uppermost before all', async () => {
    const { incident, injury, note } = await aTree()
    const held: unknown[][] = []
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        held.push(result.rows.map(({ id }) => id))
        return Promise.resolve(result)
      },
    }
    const hold = (formId: string) =>
      world.database.kysely
        .transaction()
        .execute((db) => holdEntries(db.withPlugin(watching), castShard, formId))
    const { drafts } = await hold('f-injury')
    expect(drafts.map(({ id }) => id)).toContain(note)
    const [above, entries] = held.splice(0)
    expect([above, entries]).toEqual([
      expect.arrayContaining([incident]),
      expect.arrayContaining([injury]),
    ])
    // Started later, and yet held before the injury, which is below another one.
    const { page } = await aPage('f-sheet', 1)
    await hold('f-note')
    const ofNotes = held[0]?.filter((id) => id === page || id === injury)
    expect(ofNotes).toEqual([page, injury])
  })

  test('takes along what is being filled below those', async () => {
    const incident = await startOne(world, 'f-incident')
    const injury = await startOne(world, 'f-injury', incident)
    const [draft, done] = [await startOne(world, 'f-note', injury), 'handed-in-below']
    await placeEntry(world, done, { columns: { parent_id: injury, form_id: 'f-note' } })
    contentOf(await removeForm('f-injury'))
    expect(await areThere(incident, injury, draft, done)).toEqual([true, false, false, true])
    expect(await countsOf(incident)).toEqual([0, 0])
    expect(contentOf(await employee.myForms.subForms({ myFormId: done })).parent).toBeNull()
  })
})
