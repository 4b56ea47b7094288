import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castFullName, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { askToApprove, askToSign, placeEntry } from '../../../test/place-entry.ts'
import { handOnLeft } from '../../records/left/hand-on.ts'
import { leftDecisions, leftSignatures } from './review-forms.left.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await managedBy('reviewer', 'foreman')
})
afterAll(() => world.close())

async function managedBy(name: CastName, manager: CastName | null): Promise<void> {
  await world.database.kysely
    .updateTable('people')
    .set({ manager_id: manager === null ? null : cast[manager] })
    .where('id', '=', cast[name])
    .execute()
}

/** One round of the clock while somebody has left. */
async function roundWithout(name: CastName): Promise<void> {
  const { database, ports } = world
  const setActive = (isActive: boolean) =>
    database.kysely
      .updateTable('people')
      .set({ is_active: isActive })
      .where('id', '=', cast[name])
      .execute()
  await setActive(false)
  const context = { database, ports, now: ports.clock.now() }
  await handOnLeft(context, [leftDecisions, leftSignatures], 'left-work')
  await setActive(true)
}

async function askedOf(myFormId: string, task: 'approve' | 'sign'): Promise<string[]> {
  const rows = await world.database.kysely
    .selectFrom('my_form_signers')
    .select('person_id')
    .where('my_form_id', '=', myFormId)
    .where('task', '=', task)
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id: id }) => id)
}

const approversOf = (myFormId: string) => askedOf(myFormId, 'approve')
const signersOf = (myFormId: string) => askedOf(myFormId, 'sign')

/** An entry that was handed in. */
const handedIn = (id: string) =>
  placeEntry(world, id, { columns: { submitted_at: new Date('2026-03-02T08:00:00Z') } })

test('what waits for somebody who has left goes to their manager, who is told and decides', async () => {
  const myFormId = await handedIn('left-1')
  await askToApprove(world, myFormId, 'reviewer')
  await roundWithout('reviewer')
  expect(await approversOf(myFormId)).toEqual([cast.foreman])
  await world.tell()
  const foreman = await world.as('foreman')
  const { data } = contentOf(await foreman.notifications.list({}))
  expect(data.map(({ kind, record }) => [kind, record?.id])).toContainEqual([
    'form_to_approve',
    myFormId,
  ])
  const history = contentOf(await foreman.myForms.history({ myFormId })).data
  expect(history.find(({ action }) => action === 'approver left')).toMatchObject({ person: null })
  const decision = 'approve'
  const { formStatus } = contentOf(
    await foreman.reviewForms.saveApprovalStatus({ myFormId, decision }),
  )
  expect(formStatus).toBe('complete')
})

test('without a manager it goes to an administrator', async () => {
  await managedBy('colleague', null)
  const myFormId = await handedIn('left-2')
  await askToApprove(world, myFormId, 'colleague')
  await roundWithout('colleague')
  expect(await approversOf(myFormId)).toEqual([cast.admin])
})

test('it goes neither to the submitter nor to somebody who decides on it already', async () => {
  await managedBy('colleague', 'employee')
  const myFormId = await handedIn('left-3')
  await askToApprove(world, myFormId, 'colleague')
  await askToApprove(world, myFormId, 'admin', { step: 2 })
  await roundWithout('colleague')
  expect(await approversOf(myFormId)).toEqual([cast.admin, cast.colleague].sort())
})

test('nor to somebody who filled it out before, and handed it over', async () => {
  await managedBy('colleague', 'foreman')
  const columns = { submitted_at: new Date('2026-03-02T08:00:00Z'), filled_before: [cast.foreman] }
  const myFormId = await placeEntry(world, 'left-handed-over', { columns })
  await askToApprove(world, myFormId, 'colleague')
  await roundWithout('colleague')
  expect(await approversOf(myFormId)).toEqual([cast.admin])
})

test('where one decides for all, those who are there do it', async () => {
  const myFormId = await handedIn('left-4')
  await askToApprove(world, myFormId, 'reviewer', { mode: 'any' })
  await askToApprove(world, myFormId, 'manager', { mode: 'any' })
  await roundWithout('reviewer')
  expect(await approversOf(myFormId)).toEqual([cast.manager, cast.reviewer].sort())
})

test('where one decides for all and a deputy alone is left, it goes on too', async () => {
  const myFormId = await handedIn('left-deputy')
  await askToApprove(world, myFormId, 'reviewer', { mode: 'any' })
  await askToApprove(world, myFormId, 'manager', { mode: 'any' })
  const { kysely } = world.database
  const ofEntry = kysely.selectFrom('my_form_signers').where('my_form_id', '=', myFormId)
  const absent = await ofEntry
    .select('id')
    .where('person_id', '=', cast.reviewer)
    .executeTakeFirstOrThrow()
  await kysely
    .updateTable('my_form_signers')
    .set({ deputy_for: absent.id })
    .where('my_form_id', '=', myFormId)
    .where('person_id', '=', cast.manager)
    .execute()
  await roundWithout('reviewer')
  expect(await approversOf(myFormId)).toEqual([cast.foreman])
})

test('an administrator is whoever holds the right, by a group or alone, unless it is denied', async () => {
  const { kysely } = world.database
  const rights = (name: CastName, columns: { granted_keys?: string[]; denied_keys?: string[] }) =>
    kysely.updateTable('people').set(columns).where('id', '=', cast[name]).execute()
  await managedBy('colleague', null)
  await rights('admin', { denied_keys: ['admin'] })
  await rights('foreman', { granted_keys: ['admin'] })
  const myFormId = await handedIn('left-granted')
  await askToApprove(world, myFormId, 'colleague')
  await roundWithout('colleague')
  await rights('admin', { denied_keys: [] })
  await rights('foreman', { granted_keys: [] })
  expect(await approversOf(myFormId)).toEqual([cast.foreman])
})

test('a signature that waits goes on too: whoever is asked instead is told, and signs in their own name', async () => {
  const myFormId = await placeEntry(world, 'left-5', { status: 'approved', signers: ['reviewer'] })
  await roundWithout('reviewer')
  expect(await signersOf(myFormId)).toEqual([cast.foreman])
  await world.tell()
  const foreman = await world.as('foreman')
  const { data } = contentOf(await foreman.notifications.list({}))
  expect(data.map(({ kind, record }) => [kind, record?.id])).toContainEqual([
    'form_to_sign',
    myFormId,
  ])
  const history = contentOf(await foreman.myForms.history({ myFormId })).data
  expect(history.find(({ action }) => action === 'signer left')).toMatchObject({
    person: null,
    fields: [{ label: 'Signs', from: castFullName('reviewer'), to: castFullName('foreman') }],
  })
  const signed = await foreman.myForms.saveReviewSignature({
    myFormId,
    ...{ kind: 'typed', name: castFullName('foreman'), password: castPassword },
  })
  expect(contentOf(signed)).toMatchObject({ formStatus: 'complete', isSignatureComplete: true })
})

test('a signature goes neither to the submitter nor to somebody who signs already', async () => {
  await managedBy('colleague', 'employee')
  const myFormId = await placeEntry(world, 'left-6', { signers: ['colleague', 'admin'] })
  await roundWithout('colleague')
  expect(await signersOf(myFormId)).toEqual([cast.admin, cast.colleague].sort())
})

test('whoever decides on an entry can be asked for a signature as well', async () => {
  const myFormId = await handedIn('left-7')
  await askToSign(world, myFormId, 'reviewer')
  await askToApprove(world, myFormId, 'foreman')
  await roundWithout('reviewer')
  expect(await signersOf(myFormId)).toEqual([cast.foreman])
  expect(await approversOf(myFormId)).toEqual([cast.foreman])
})

test.each(['in_progress', 'reject', 'complete'] as const)(
  'a signature that nobody can give goes to nobody: %s',
  async (status) => {
    const myFormId = await placeEntry(world, `left-${status}`, { status, signers: ['reviewer'] })
    await roundWithout('reviewer')
    expect(await signersOf(myFormId)).toEqual([cast.reviewer])
  },
)
