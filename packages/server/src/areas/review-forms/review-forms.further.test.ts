import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { deliverMail } from '../../mail/deliver-mail.ts'
import type { Letter } from '../../ports/ports.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { handBack, limitEntry, ownForm, placeEntry } from '../../../test/place-entry.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { testForm } from '../../../test/test-form.ts'

const secret = 'test-secret-test-secret-test-secret'
const letters: Letter[] = []
let world: TestServer
let employee: Client
let colleague: Client
let reviewer: Client

beforeAll(async () => {
  world = await startTestServer({
    mail: {
      send: (letter) => {
        letters.push(letter)
        return Promise.resolve({ kind: 'taken' })
      },
    },
  })
  await grantTo(world, 'reviewer', ['elevate_forms', 'delete_all_submissions'])
  const { kysely } = world.database
  const incident = { id: 'f-incident', form_type_id: 't-inspection', title: 'Incident' }
  await kysely
    .insertInto('forms')
    .values({
      ...incident,
      icon_url: 'icon:x',
      sort_order: 2,
      published_version: 1,
      status: 'published',
    })
    .execute()
  await kysely
    .insertInto('form_versions')
    .values({
      ...{ form_id: incident.id, version: 1, published_at: '2026-01-01T00:00:00Z' },
      definition: json(testForm),
    })
    .execute()
  await kysely
    .updateTable('form_versions')
    .set({
      definition: json({
        ...testForm,
        workflow: { approvals: [], elevatesTo: [incident.id, 'f-gone'] },
      }),
    })
    .where('form_id', '=', 'f-check')
    .execute()
  ;[employee, colleague, reviewer] = await Promise.all([
    world.as('employee'),
    world.as('colleague'),
    world.as('reviewer'),
  ])
})
afterAll(() => world.close())

let placed = 0
/** An entry of the employee's in review. */
async function entry(columns = {}): Promise<string> {
  placed += 1
  const id = await placeEntry(world, `entry-${placed}`, { columns })
  await world.database.kysely
    .updateTable('my_form_answers')
    .set({
      answers: json({
        at: { value: '2026-03-01T09:00' },
        district: { value: 'PER' },
        crew: { value: ['F-01'] },
        tidy: { value: 'yes' },
        barrier: { value: 'no' },
      }),
    })
    .where('my_form_id', '=', id)
    .execute()
  return id
}

describe('an entry that is elevated', () => {
  const elevate = (client: Client, myFormId: string) =>
    client.reviewForms.elevate({ myFormId, formId: 'f-incident', reason: 'Barrier stood open' })

  test('takes its header along and is linked both ways; where it was stays as it is', async () => {
    const from = await entry()
    const before = contentOf(await reviewer.reviewForms.elevatedForms({ myFormId: from }))
    expect(before).toEqual({
      from: null,
      to: [],
      targets: [{ formId: 'f-incident', title: 'Incident', why: null }],
    })
    const { myFormId } = contentOf(await elevate(reviewer, from))
    const child = contentOf(await reviewer.myForms.get({ myFormId }))
    expect(child.answers).toMatchObject({ district: { value: 'PER' }, crew: { value: ['F-01'] } })
    expect(child.answers).not.toHaveProperty('tidy')
    expect(child.entry).toMatchObject({
      formStatus: 'in_progress',
      elevatedForm: { elevatedFromFormId: 'f-check', elevatedFromName: 'Short check' },
    })
    const after = contentOf(await reviewer.reviewForms.elevatedForms({ myFormId: from }))
    expect(after.to).toMatchObject([
      { myFormId, formTitle: 'Incident', reason: 'Barrier stood open' },
    ])
    const back = contentOf(await reviewer.reviewForms.elevatedForms({ myFormId }))
    expect(back.from).toMatchObject({ myFormId: from, formTitle: 'Short check' })
    expect(contentOf(await reviewer.myForms.get({ myFormId: from })).entry.formStatus).toBe(
      'in_review',
    )
    // The submitter sees that it was, and not what it became.
    const own = contentOf(await employee.reviewForms.elevatedForms({ myFormId: from }))
    expect(own.to).toMatchObject([{ myFormId: null, formTitle: 'Incident' }])
    expect(own.targets).toMatchObject([{ why: 'You may not elevate forms.' }])
  })

  test('is not elevated to the same form again, until what came of it is deleted', async () => {
    const from = await entry()
    const { myFormId } = contentOf(await elevate(reviewer, from))
    expect(problemOf(await elevate(reviewer, from))).toBe('wrong_state')
    contentOf(await reviewer.myForms.remove({ myFormId }))
    expect(contentOf(await reviewer.reviewForms.elevatedForms({ myFormId: from })).to).toEqual([])
    contentOf(await elevate(reviewer, from))
  })

  test('comes back from its deletion only while nothing else came of it on the same form', async () => {
    const from = await entry()
    const { myFormId } = contentOf(await elevate(reviewer, from))
    contentOf(await reviewer.myForms.remove({ myFormId }))
    const again = contentOf(await elevate(reviewer, from)).myFormId
    expect(await reviewer.myForms.restore({ myFormId })).toMatchObject({
      problem: {
        message: expect.stringMatching(/^It was elevated to this form again meanwhile: /),
      },
    })
    contentOf(await reviewer.myForms.remove({ myFormId: again }))
    contentOf(await reviewer.myForms.restore({ myFormId }))
  })

  test('is elevated once by two who do it at once', async () => {
    const from = await entry()
    const replies = await Promise.all([elevate(reviewer, from), elevate(reviewer, from)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is refused to whoever may not, for a draft, and to a form it does not lead to', async () => {
    const from = await entry()
    expect(problemOf(await elevate(employee, from))).toBe('forbidden')
    const other = await reviewer.reviewForms.elevate({ myFormId: from, formId: 'f-check' })
    expect(problemOf(other)).toBe('wrong_state')
    const draft = await entry({ status: 'in_progress' })
    expect(problemOf(await elevate(reviewer, draft))).toBe('wrong_state')
  })

  test('is read by the owner of its form, who has no word in it', async () => {
    const myFormId = await entry()
    await ownForm(world, 'f-check', 'foreman')
    await grantTo(world, 'foreman', ['access_own_submissions', 'elevate_forms'])
    const owner = await world.as('foreman')
    contentOf(await owner.reviewForms.information({ myFormId }))
    contentOf(await owner.myForms.comments({ myFormId }))
    for (const reply of [
      await elevate(owner, myFormId),
      await owner.myForms.vote({ myFormId }),
      await owner.myForms.giveKudos({ myFormId, category: 'Good catch' }),
      await owner.myForms.saveComment({ myFormId, comment: 'Well done' }),
      await owner.myForms.linkAction({ myFormId, questionKey: 'barrier', actionId: 'none' }),
    ]) {
      expect(problemOf(reply)).toBe('forbidden')
    }
    await grantTo(world, 'foreman', [])
  })

  test('passes its limits on', async () => {
    const from = await entry({ person_id: cast.reviewer, is_limited_access: true })
    const { myFormId } = contentOf(await elevate(reviewer, from))
    const access = contentOf(await reviewer.reviewForms.accessControl({ myFormId }))
    expect(access.isLimitedAccess).toBe(true)
  })
})

describe('a link that is mailed', () => {
  async function mailed(myFormId: string, email = 'Rep@Customer.example'): Promise<string> {
    letters.length = 0
    contentOf(
      await employee.reviewForms.shareByEmail({ myFormId, emails: [email], note: 'As asked' }),
    )
    const { database, ports } = world
    await deliverMail({ database, ports, secret, publicOrigin: 'https://h.example' })
    return /share=(\S+)/.exec(letters[0]?.text ?? '')?.[1] ?? ''
  }
  const opened = (share: string) => world.nobody.reviewForms.shared({ share })

  test('opens the entry to whoever has it, under the address it went to', async () => {
    const myFormId = await entry()
    const share = await mailed(myFormId)
    // A later version of the form passes at another mark, and says nothing of this entry.
    await world.database.kysely.updateTable('forms').set({ passing_percentage: 7 }).execute()
    expect(letters[0]).toMatchObject({ to: 'rep@customer.example' })
    expect(letters[0]?.text).not.toContain('F-01')
    const read = contentOf(await opened(share))
    expect(read).toMatchObject({ email: 'rep@customer.example', formTitle: 'Short check' })
    expect(JSON.stringify(read.sections)).toContain('Red zone barrier is closed')
    expect(read.verdict.passingPercentage).toBe(testForm.scoring?.passingPercentage)
    const { shares } = contentOf(await employee.reviewForms.emailShares({ myFormId }))
    expect(shares).toMatchObject([{ state: 'living', openedAt: expect.any(String) }])
  })

  test.each([
    [
      'is taken back',
      async (myFormId: string) => {
        const { shares } = contentOf(await employee.reviewForms.emailShares({ myFormId }))
        const shareId = shares[0]?.shareId ?? ''
        contentOf(await employee.reviewForms.takeBackEmail({ myFormId, shareId }))
      },
    ],
    ['is of an entry whose access is limited', (id: string) => limitEntry(world, id, true)],
    [
      'is of an entry that is deleted',
      (id: string) =>
        world.database.kysely
          .updateTable('my_forms')
          .set({ deleted_at: new Date() })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'is of an entry that is open for filling again',
      (id: string) =>
        world.database.kysely
          .updateTable('my_forms')
          .set({ status: 'in_progress' })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'is of an entry of which something is handed back',
      (id: string) => handBack(world, id, 'tidy'),
    ],
    [
      'is older than seven days',
      (id: string) =>
        world.database.kysely
          .updateTable('my_form_email_shares')
          .set({ expires_at: new Date('2026-01-01T00:00:00Z') })
          .where('my_form_id', '=', id)
          .execute(),
    ],
  ])('opens nothing once it %s', async (_what, end) => {
    const myFormId = await entry()
    const share = await mailed(myFormId)
    contentOf(await opened(share))
    await end(myFormId)
    expect(problemOf(await opened(share))).toBe('link_used')
  })

  test('cannot be made up, and opens no file of another entry', async () => {
    const share = await mailed(await entry())
    expect(problemOf(await opened(`${share.slice(0, -1)}${share.endsWith('A') ? 'B' : 'A'}`))).toBe(
      'link_used',
    )
    expect(problemOf(await opened('é'))).toBe('link_used')
    const photo = await world.nobody.reviewForms.sharedPhoto({ share, uploadId: 'u-elsewhere' })
    expect(problemOf(photo)).toBe('not_found')
  })

  test('carries the photos of answers, and no file of the whole', async () => {
    const myFormId = await entry()
    const photo = await sendPhoto(world)
    const file = await sendPhoto(world)
    const { kysely } = world.database
    await kysely
      .updateTable('uploads')
      .set({ attached_to: myFormId })
      .where('id', 'in', [photo, file])
      .execute()
    await kysely
      .insertInto('record_files')
      .values({
        ...{ shard_key: castShard, record_type: 'my_form', record_id: myFormId, upload_id: file },
        ...{ slot: 'attachment', added_by: cast.employee, added_at: new Date() },
      })
      .execute()
    const share = await mailed(myFormId)
    const opens = (uploadId: string) => world.nobody.reviewForms.sharedPhoto({ share, uploadId })
    expect((await opens(photo)).status).toBe(200)
    expect(problemOf(await opens(file))).toBe('not_found')
  })

  test('is refused for an entry that few may see, a draft, and by whoever may not share it', async () => {
    const send = (client: Client, myFormId: string) =>
      client.reviewForms.shareByEmail({ myFormId, emails: ['rep@customer.example'] })
    expect(problemOf(await send(employee, await entry({ is_limited_access: true })))).toBe(
      'wrong_state',
    )
    expect(problemOf(await send(employee, await entry({ status: 'in_progress' })))).toBe(
      'wrong_state',
    )
    expect(problemOf(await send(colleague, await entry()))).toBe('not_found')
    const bad = await employee.reviewForms.shareByEmail({
      ...{ myFormId: await entry(), emails: ['rep at customer'] },
    })
    expect(bad).toMatchObject({ problem: { name: 'invalid_input' } })
  })

  test('is kept as it is in the outbox: nothing there opens anything', async () => {
    const share = await mailed(await entry())
    const mails = await world.database.kysely.selectFrom('mail_outbox').select('text').execute()
    expect(mails.some(({ text }) => text.includes(share))).toBe(false)
  })
})
