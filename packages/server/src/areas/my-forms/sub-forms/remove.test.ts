import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeAction } from '../../../../test/place-action.ts'
import { placeEntry } from '../../../../test/place-entry.ts'
import { fillOut, placeSubForms, startOne } from '../../../../test/place-sub-forms.ts'
import { grantTo } from '../../../../test/rights.ts'

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

test('a form that is deleted with its entries takes along what is being filled below those', async () => {
  await grantTo(world, 'manager', ['delete_all_forms_with_associated_submissions'])
  const incident = await startOne(world, 'f-incident')
  const injury = await startOne(world, 'f-injury', incident)
  const [draft, done] = [await startOne(world, 'f-note', injury), 'handed-in-below']
  await placeEntry(world, done, { columns: { parent_id: injury, form_id: 'f-note' } })
  const { manageForms } = await world.as('manager')
  const { entryCount, title } = contentOf(await manageForms.get({ formId: 'f-injury' }))
  contentOf(
    await manageForms.remove({
      ...{ formId: 'f-injury', withEntries: true, title, entryCount, reason: 'Not ours' },
    }),
  )
  expect(await areThere(incident, injury, draft, done)).toEqual([true, false, false, true])
  expect(await countsOf(incident)).toEqual([0, 0])
  expect(contentOf(await employee.myForms.subForms({ myFormId: done })).parent).toBeNull()
})
