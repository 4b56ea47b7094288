import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cast,
  castFullName,
  castPassword,
  castShard,
  type CastName,
} from '../../../../test/cast.ts'
import { nobody } from '../../../identity.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeAction } from '../../../../test/place-action.ts'
import { deleteEntry, placeEntry } from '../../../../test/place-entry.ts'
import { json } from '../../../db/json.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

let placed = 0
async function anEntry(more: Parameters<typeof placeEntry>[2] = {}): Promise<string> {
  placed += 1
  world.wait(60_000)
  return placeEntry(world, `signed-${placed}`, { signers: ['colleague', 'manager'], ...more })
}

type More = { password?: string; name?: string; ifMatch?: number; idempotencyKey?: string }

async function signs(who: CastName, myFormId: string, more: More = {}) {
  const { password = castPassword, name = castFullName(who), ...options } = more
  const client = await world.as(who)
  return client.myForms.saveReviewSignature({ myFormId, kind: 'typed', name, password }, options)
}

/** Draws as a browser would: the picture is a part of the post. */
async function draws(who: CastName, myFormId: string): Promise<Response> {
  const form = new FormData()
  form.set('myFormId', myFormId)
  form.set('kind', 'drawn')
  form.set('file', new Blob([png]), 'signature.png')
  return world.http('/my-form-review-signature', { method: 'POST', body: form, as: who })
}

async function approverOf(myFormId: string, name: CastName, status: 'pending' | 'done') {
  await world.database.kysely
    .insertInto('my_form_signers')
    .values({
      shard_key: castShard,
      id: `${myFormId}-${name}-approves`,
      my_form_id: myFormId,
      person_id: cast[name],
      task: 'approve',
      meaning: 'Safety review',
      status,
      started_at: new Date('2026-03-01T18:00:00Z'),
    })
    .execute()
}

async function entryOf(myFormId: string) {
  return world.database.kysely
    .selectFrom('my_forms')
    .select(['status', 'is_signature_complete', 'completed_at', 'row_version'])
    .where('id', '=', myFormId)
    .executeTakeFirstOrThrow()
}

async function signersOf(myFormId: string) {
  return world.database.kysely
    .selectFrom('my_form_signers')
    .select(['person_id', 'task', 'status', 'signature', 'content_hash'])
    .where('my_form_id', '=', myFormId)
    .orderBy('person_id')
    .execute()
}

describe('myForms.saveReviewSignature', () => {
  test('refuses nobody, and everybody who is not asked to sign alike', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager'] })
    const input = { myFormId, kind: 'typed', name: 'A', password: castPassword } as const
    expect(problemOf(await world.nobody.myForms.saveReviewSignature(input))).toBe('not_signed_in')
    for (const name of ['employee', 'manager', 'reviewer', 'admin', 'outsider'] as const) {
      expect(problemOf(await signs(name, myFormId))).toBe('forbidden')
      expect(problemOf(await signs(name, 'none'))).toBe('forbidden')
    }
    await deleteEntry(world, myFormId)
    expect(problemOf(await signs('colleague', myFormId))).toBe('forbidden')
  })

  test('refuses a name that is not one’s own, and takes it however it is typed', async () => {
    const myFormId = await anEntry()
    expect(await signs('colleague', myFormId, { name: 'Somebody Else' })).toMatchObject({
      problem: {
        fields: [{ path: 'name', message: 'You sign in your own name: Test Colleague.' }],
      },
    })
    contentOf(await signs('colleague', myFormId, { name: ' tést  COLLEAGUE' }))
    const [own] = await signersOf(myFormId)
    expect(own?.signature).toMatchObject({ name: 'Test Colleague', personId: cast.colleague })
  })

  test('refuses an approver who is not asked to sign', async () => {
    const myFormId = await anEntry({ signers: [] })
    await approverOf(myFormId, 'colleague', 'pending')
    expect(await signs('colleague', myFormId)).toMatchObject({
      problem: { name: 'wrong_state', message: 'You are not asked to sign this form.' },
    })
  })

  test.each(['in_progress', 'fill', 'new', 'pending'] as const)(
    'refuses an entry that is still its submitter’s: %s',
    async (status) => {
      expect(problemOf(await signs('colleague', await anEntry({ status })))).toBe('forbidden')
    },
  )

  test.each([
    ['reject', 'This form was rejected. It can be signed once it is handed in again.'],
    ['complete', 'This form is complete. It takes no more signatures.'],
  ] as const)('refuses an entry that is %s', async (status, message) => {
    const myFormId = await anEntry({ status })
    expect(await signs('colleague', myFormId)).toMatchObject({
      problem: { name: 'wrong_state', message },
    })
    const detail = contentOf(await (await world.as('colleague')).myForms.get({ myFormId }))
    expect(detail.can.sign).toBe(false)
  })

  test('refuses a wrong password and a name that is blank, each by its field', async () => {
    const myFormId = await anEntry()
    expect(await signs('colleague', myFormId, { password: 'wrong' })).toMatchObject({
      problem: {
        name: 'invalid_input',
        message: 'That is not your password, so nothing was signed.',
        fields: [{ path: 'password', message: 'That is not your password.' }],
      },
    })
    for (const name of ['  ', '\u200b']) {
      expect(await signs('colleague', myFormId, { name })).toMatchObject({
        problem: {
          name: 'invalid_input',
          fields: [{ path: 'name', message: 'Type your name to sign.' }],
        },
      })
    }
    expect((await signersOf(myFormId)).map(({ status }) => status)).toEqual(['pending', 'pending'])
  })

  test('refuses a drawing that is not there, or is somebody else’s', async () => {
    const myFormId = await anEntry()
    expect((await draws('colleague', myFormId)).status).toBe(200)
    const [drawn] = await signersOf(myFormId)
    const { uploadId } = (drawn?.signature ?? {}) as { uploadId: string }
    const manager = await world.as('manager')
    for (const file of [undefined, 'upload:none', `upload:${uploadId}`]) {
      const given = file === undefined ? {} : { file }
      const reply = await manager.myForms.saveReviewSignature({ myFormId, kind: 'drawn', ...given })
      expect(reply).toMatchObject({
        problem: { name: 'invalid_input', fields: [{ path: 'file' }] },
      })
    }
  })

  test('slows wrong passwords down', async () => {
    const myFormId = await anEntry()
    const names: string[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      names.push(problemOf(await signs('manager', myFormId, { password: 'wrong' })))
    }
    expect(names.at(-1)).toBe('sign_in_throttled')
    world.wait(24 * 3600 * 1000)
    contentOf(await signs('manager', myFormId))
  })

  test('refuses a second signature, and one on a version that is gone', async () => {
    const myFormId = await anEntry()
    const { row_version: version } = await entryOf(myFormId)
    expect(problemOf(await signs('colleague', myFormId, { ifMatch: version + 1 }))).toBe(
      'row_changed',
    )
    contentOf(await signs('colleague', myFormId, { ifMatch: version }))
    expect(await signs('colleague', myFormId, { name: 'test colleague' })).toMatchObject({
      problem: { name: 'wrong_state', message: 'You have signed this form already.' },
    })
    expect((await draws('colleague', myFormId)).status).toBe(409)
    const [first] = await signersOf(myFormId)
    expect(first?.signature).toMatchObject({ kind: 'typed', name: 'Test Colleague' })
  })

  test('signs at the server’s time, binds what was signed, and leaves the rest waiting', async () => {
    const myFormId = await anEntry()
    const colleague = await world.as('colleague')
    expect(contentOf(await colleague.myForms.get({ myFormId })).can.sign).toBe(true)
    const at = world.ports.clock.now().toISOString()
    expect(contentOf(await signs('colleague', myFormId))).toEqual({
      formStatus: 'in_review',
      isSignatureComplete: false,
      signedAt: at,
    })
    const signature = { kind: 'typed', name: 'Test Colleague', at, personId: cast.colleague }
    expect(await signersOf(myFormId)).toMatchObject([
      { person_id: cast.colleague, status: 'done', signature },
      { person_id: cast.manager, status: 'pending', signature: null, content_hash: null },
    ])
    expect((await signersOf(myFormId))[0]?.content_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await entryOf(myFormId)).toMatchObject({ status: 'in_review', completed_at: null })
    const detail = contentOf(await colleague.myForms.get({ myFormId }))
    expect([detail.can.sign, detail.entry.isOwnSignPending]).toEqual([false, false])
  })

  test('binds the answers: others have another hash', async () => {
    const [one, two] = [await anEntry(), await anEntry()]
    contentOf(await signs('colleague', one))
    contentOf(await signs('manager', one))
    contentOf(await signs('colleague', two))
    const [first, second] = await signersOf(one)
    const [other] = await signersOf(two)
    expect(first?.content_hash).toBe(second?.content_hash)
    expect(other?.content_hash).not.toBe(first?.content_hash)
  })

  test('completes the entry with the last signature', async () => {
    const myFormId = await anEntry()
    contentOf(await signs('colleague', myFormId))
    expect(contentOf(await signs('manager', myFormId))).toMatchObject({
      formStatus: 'complete',
      isSignatureComplete: true,
    })
    const { completed_at: completedAt, ...entry } = await entryOf(myFormId)
    expect(entry).toEqual({ status: 'complete', is_signature_complete: true, row_version: 2 })
    expect(completedAt).toEqual(world.ports.clock.now())
  })

  test.each([
    ['waits for an approval that is still to come', 'in_review', 'pending', 'in_review'],
    ['completes an approved entry', 'approved', 'done', 'complete'],
  ] as const)('%s', async (_what, status, approval, after) => {
    const myFormId = await anEntry({ status, signers: ['colleague'] })
    await approverOf(myFormId, 'manager', approval)
    expect(contentOf(await signs('colleague', myFormId))).toMatchObject({
      formStatus: after,
      isSignatureComplete: true,
    })
  })

  test('is not the last of an entry that nobody approves over an open critical action', async () => {
    const myFormId = await anEntry({ signers: ['colleague'] })
    await world.database.kysely
      .updateTable('my_form_answers')
      .set({ score_breakdown: json({ criticalFailures: ['barrier'] }) })
      .where('my_form_id', '=', myFormId)
      .execute()
    await placeAction(world, 'critical', { myFormId, columns: { question_key: 'barrier' } })
    expect(await signs('colleague', myFormId)).toMatchObject({
      problem: { message: expect.stringContaining('critical failure is still open') },
    })
    expect(await signersOf(myFormId)).toMatchObject([{ status: 'pending' }])
  })

  test('is a submitter’s too, where the form asks for it, and tells nobody then', async () => {
    const myFormId = await anEntry({ signers: ['employee'] })
    contentOf(await signs('employee', myFormId))
    await world.tell()
    const told = await world.database.kysely
      .selectFrom('notifications')
      .select('person_id')
      .where('record_id', '=', myFormId)
      .execute()
    expect(told).toEqual([])
  })

  test('takes a drawing, whose picture readers of the entry are shown', async () => {
    const myFormId = await anEntry()
    expect((await draws('colleague', myFormId)).status).toBe(200)
    const employee = await world.as('employee')
    const approvals = contentOf(await employee.myForms.approvals({ myFormId }))
    const signature = approvals.find(({ status }) => status === 'done')?.signature
    expect(signature).toMatchObject({ kind: 'drawn', name: 'Test Colleague' })
    const uploadId = signature?.uploadId ?? ''
    expect((await employee.myForms.answerImage({ myFormId, uploadId })).status).toBe(200)
  })

  test('tells the submitter and the history, without what was signed with', async () => {
    const myFormId = await anEntry()
    contentOf(await signs('colleague', myFormId))
    await world.tell()
    const told = await world.database.kysely
      .selectFrom('notifications')
      .select(['person_id', 'kind', 'actor_id'])
      .where('record_id', '=', myFormId)
      .execute()
    expect(told).toEqual([
      { person_id: cast.employee, kind: 'form_signed', actor_id: cast.colleague },
    ])
    const employee = await world.as('employee')
    const [event] = contentOf(await employee.myForms.history({ myFormId })).data
    expect(event).toMatchObject({
      action: 'sign as reviewer',
      person: { personId: cast.colleague },
      fields: [{ key: 'signature' }],
    })
    expect(JSON.stringify(event?.fields)).not.toContain('Test Colleague')
  })

  test('answers a repeated post as the first time, and signs once', async () => {
    const myFormId = await anEntry()
    const options = { idempotencyKey: `sign-${myFormId}` }
    const first = contentOf(await signs('colleague', myFormId, options))
    expect(contentOf(await signs('colleague', myFormId, options))).toEqual(first)
  })

  test('of all signers at once makes the entry complete exactly once', async () => {
    const myFormId = await anEntry({ signers: ['colleague', 'manager', 'reviewer', 'admin'] })
    const names = ['colleague', 'manager', 'reviewer', 'admin'] as const
    const replies = await Promise.all([...names, ...names].map((name) => signs(name, myFormId)))
    const done = replies.flatMap((reply) => (reply.status === 200 ? [reply.content] : []))
    expect(done).toHaveLength(4)
    expect(done.filter(({ formStatus }) => formStatus === 'complete')).toHaveLength(1)
    expect(await entryOf(myFormId)).toMatchObject({ status: 'complete', row_version: 2 })
  })

  test('changes the row that others look at', async () => {
    const myFormId = await anEntry()
    const employee = await world.as('employee')
    const stateNow = async () =>
      contentOf(await employee.liveRows.changes({ recordType: 'my_form', ids: [myFormId] })).data[0]
        ?.state
    const before = await stateNow()
    contentOf(await signs('colleague', myFormId))
    expect(await stateNow()).not.toBe(before)
  })

  test('waits for the person on the Signature tab no longer', async () => {
    const myFormId = await anEntry()
    const colleague = await world.as('colleague')
    const row = async () => {
      const { data } = contentOf(
        await colleague.myForms.list({ section: 'signature', pLimit: 200 }),
      )
      return data.find(({ id }) => id === myFormId)
    }
    expect(await row()).toMatchObject({ isOwnSignPending: true })
    contentOf(await signs('colleague', myFormId))
    expect(await row()).toMatchObject({ isOwnSignPending: false, formStatus: 'in_review' })
  })
})

describe('myForms.reviewSignature', () => {
  test('refuses nobody and strangers', async () => {
    const myFormId = await anEntry()
    expect(problemOf(await world.nobody.myForms.reviewSignature({ myFormId }))).toBe(
      'not_signed_in',
    )
    const outsider = await world.as('outsider')
    expect(problemOf(await outsider.myForms.reviewSignature({ myFormId }))).toBe('forbidden')
  })

  test('answers one’s own signature, waiting and given, and null where none is asked', async () => {
    const myFormId = await anEntry()
    const colleague = await world.as('colleague')
    const own = async () => contentOf(await colleague.myForms.reviewSignature({ myFormId }))
    const mine = { person: { personId: cast.colleague }, task: 'sign' }
    expect(await own()).toMatchObject({ ...mine, status: 'pending', signature: null })
    contentOf(await signs('colleague', myFormId))
    expect(await own()).toMatchObject({
      ...mine,
      status: 'done',
      signature: { kind: 'typed', name: 'Test Colleague' },
    })
    const employee = await world.as('employee')
    expect(contentOf(await employee.myForms.reviewSignature({ myFormId }))).toBeNull()
  })
})

test('fifty people who sign at once, at the end of a shift, are all heard', async () => {
  const myFormId = await anEntry({ signers: [] })
  const template = await world.database.kysely
    .selectFrom('people')
    .select(['password_hash', 'hire_date'])
    .where('id', '=', cast.colleague)
    .executeTakeFirstOrThrow()
  const crew = Array.from({ length: 50 }, (_, index) => `crew-${index}`)
  await world.database.kysely
    .insertInto('people')
    .values(
      crew.map((id) => ({
        ...{ id, shard_key: castShard, employee_number: id, email: `${id}@company.example` },
        ...{ first_name: 'Crew', last_name: id, full_name: `Crew ${id}`, employee_type: 'Field' },
        ...{ employee_title: 'Operator', position: 'Operator', ...template },
      })),
    )
    .execute()
  await world.database.kysely
    .insertInto('my_form_signers')
    .values(
      crew.map((id) => ({
        ...{ shard_key: castShard, id: `${myFormId}-${id}`, my_form_id: myFormId, person_id: id },
        ...{ task: 'sign' as const, meaning: 'Read', status: 'pending' as const },
        started_at: new Date('2026-03-01T18:00:00Z'),
      })),
    )
    .execute()
  const clients = await Promise.all(
    crew.map(async (id, index) => {
      const origin = { requestId: id, clientAddress: `192.0.2.${index}` }
      const { accessToken } = contentOf(
        await world.server
          .client(nobody, origin)
          .auth.login({ email: `${id}@company.example`, password: castPassword }),
      )
      return world.server.client(await world.server.resolve(accessToken), origin)
    }),
  )
  const signature = { myFormId, kind: 'typed', password: castPassword } as const
  const replies = await Promise.all(
    clients.map((client, index) =>
      client.myForms.saveReviewSignature({ ...signature, name: `Crew ${crew[index]}` }),
    ),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const signed = await signersOf(myFormId)
  expect(signed.filter(({ status }) => status === 'done')).toHaveLength(50)
  expect(await entryOf(myFormId)).toMatchObject({ is_signature_complete: true })
})
