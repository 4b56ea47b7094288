import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../../db/json.ts'
import { cast, castShard, type CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeAction } from '../../../../test/place-action.ts'
import { limitEntry, placeEntry } from '../../../../test/place-entry.ts'

let world: TestServer
let myFormId: string

beforeAll(async () => {
  world = await startTestServer()
  myFormId = await placeEntry(world, 'busy', {
    signers: ['colleague', 'manager'],
    sharedWith: ['admin'],
  })
  await placeEntry(world, 'quiet')
})
afterAll(() => world.close())

const lists = ['actionSummary', 'attachments', 'approvals', 'history'] as const

describe.each(lists)('myForms.%s', (name) => {
  test('refuses nobody, and a foreign entry and a missing one alike', async () => {
    expect(problemOf(await world.nobody.myForms[name]({ myFormId }))).toBe('not_signed_in')
    const outsider = await world.as('outsider')
    const colleague = await world.as('colleague')
    for (const id of [myFormId, 'none']) {
      expect(problemOf(await outsider.myForms[name]({ myFormId: id }))).toBe('forbidden')
    }
    for (const id of ['quiet', 'none']) {
      expect(problemOf(await colleague.myForms[name]({ myFormId: id }))).toBe('forbidden')
    }
  })

  test('opens to whoever may read the entry, limited or not', async () => {
    const statusFor = async (who: CastName) =>
      (await (await world.as(who)).myForms[name]({ myFormId })).status
    for (const who of ['employee', 'colleague', 'admin', 'reviewer'] as const) {
      expect(await statusFor(who)).toBe(200)
    }
    await limitEntry(world, myFormId, true)
    for (const who of ['employee', 'colleague', 'admin'] as const) {
      expect(await statusFor(who)).toBe(200)
    }
    expect(await statusFor('reviewer')).toBe('problem')
    await limitEntry(world, myFormId, false)
  })
})

describe('myForms.actionSummary', () => {
  test('lists the actions of the entry, and says who raised them by their type', async () => {
    const action = (id: string, owner: CastName, minute: number, of = myFormId) => {
      const created_at = new Date(Date.UTC(2026, 2, 4, 12, minute))
      const columns = { title: `Mend ${id}`, created_at }
      return placeAction(world, id, { owner, assignees: ['manager'], myFormId: of, columns })
    }
    await action('b', 'reviewer', 2)
    await action('a', 'employee', 1)
    await action('c', 'employee', 3, 'quiet')
    const employee = await world.as('employee')
    const assignedTo = { personId: cast.manager, fullName: 'Test Manager', profileImage: null }
    const rest = { status: 'open', assignedTo, dueOn: '2026-03-20' }
    expect(contentOf(await employee.myForms.actionSummary({ myFormId }))).toEqual([
      {
        type: 'my_form',
        myFormId,
        action: { actionId: 'a', number: 'ACT-26-a', title: 'Mend a', ...rest },
      },
      {
        type: 'review_form',
        myFormId,
        action: { actionId: 'b', number: 'ACT-26-b', title: 'Mend b', ...rest },
      },
    ])
  })

  test('answers on the path that the specification spells', async () => {
    const path = `/my-from-action-summary?myFormId=${myFormId}`
    expect((await world.http(path, { as: 'employee' })).status).toBe(200)
  })
})

describe('myForms.approvals', () => {
  test('lists signers and approvers step by step, with what each has done', async () => {
    const { kysely } = world.database
    await kysely
      .insertInto('my_form_signers')
      .values({
        shard_key: castShard,
        id: 'busy-approver',
        my_form_id: myFormId,
        person_id: cast.reviewer,
        task: 'approve',
        meaning: 'Released',
        step: 2,
        status: 'pending',
        started_at: new Date('2026-03-01T18:00:00Z'),
      })
      .execute()
    await kysely
      .updateTable('my_form_signers')
      .set({ status: 'done', signed_at: new Date('2026-03-02T08:00:00Z') })
      .where('id', '=', 'busy-manager')
      .execute()
    const employee = await world.as('employee')
    const rows = contentOf(await employee.myForms.approvals({ myFormId }))
    expect(
      rows.map(({ person, task, step, status, signedAt, meaning }) =>
        [person.fullName, task, step, status, signedAt, meaning].join(' | '),
      ),
    ).toEqual([
      'Test Colleague | sign | 1 | pending |  | Read and understood',
      'Test Manager | sign | 1 | done | 2026-03-02T08:00:00.000Z | Read and understood',
      'Test Reviewer | approve | 2 | pending |  | Released',
    ])
  })
})

describe('myForms.attachments', () => {
  test('lists photos and drawn signatures in the order of the questions', async () => {
    const photo = { uploadId: 'u-photo', name: 'gate.jpg', type: 'image/jpeg', size: 1200 }
    await world.database.kysely
      .updateTable('my_form_answers')
      .set({
        answers: json({
          inspector: {
            value: null,
            signature: {
              kind: 'drawn',
              name: 'Test',
              at: '2026-03-01T18:00:00Z',
              uploadId: 'u-ink',
            },
          },
          picture: { value: null, media: [photo] },
          tidy: { value: 'yes' },
        }),
      })
      .where('my_form_id', '=', myFormId)
      .execute()
    await world.database.kysely
      .insertInto('uploads')
      .values({
        shard_key: castShard,
        id: 'u-ink',
        person_id: cast.employee,
        file_name: 'signature.png',
        media_type: 'image/png',
        byte_size: 900,
        sha256: 'x',
        storage_key: 'x',
        created_at: new Date('2026-03-01T18:00:00Z'),
        attached_to: myFormId,
      })
      .execute()
    const employee = await world.as('employee')
    expect(contentOf(await employee.myForms.attachments({ myFormId }))).toEqual([
      { ...photo, kind: 'photo', questionKey: 'picture', questionLabel: 'Photo', added: null },
      {
        uploadId: 'u-ink',
        kind: 'signature',
        name: 'signature.png',
        type: 'image/png',
        size: 900,
        questionKey: 'inspector',
        questionLabel: 'Inspector',
        added: null,
      },
    ])
    expect(contentOf(await employee.myForms.attachments({ myFormId: 'quiet' }))).toEqual([])
  })
})
