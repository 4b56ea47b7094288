import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noState, type Client } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { writeForReaders } from '../my-forms/my-forms.readers.ts'
import { cast, castPassword, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { askToApprove, handBack as handBackTo, placeEntry } from '../../../test/place-entry.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { testForm } from '../../../test/test-form.ts'

let world: TestServer
let employee: Client
let colleague: Client
let manager: Client
let reviewer: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['edit_own_forms_after_submission'])
  await grantTo(world, 'foreman', ['access_all_submissions', 'change_limited_access_control'])
  await grantTo(world, 'manager', ['change_limited_access_control'])
  ;[employee, colleague, manager, reviewer] = await Promise.all([
    world.as('employee'),
    world.as('colleague'),
    world.as('manager'),
    world.as('reviewer'),
  ])
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ manager_id: cast.manager })
    .where('id', '=', cast.employee)
    .execute()
  await kysely
    .insertInto('permission_groups')
    .values({
      id: 'g-safety',
      shard_key: castShard,
      name: 'Safety',
      permission_keys: ['access_all_submissions'],
    })
    .execute()
  await kysely
    .insertInto('permission_group_members')
    .values([
      { group_id: 'g-safety', person_id: cast.colleague },
      { group_id: 'g-safety', person_id: cast.reviewer },
    ])
    .execute()
  await kysely
    .updateTable('form_versions')
    .set({
      definition: json({
        ...testForm,
        workflow: {
          approvals: [
            { meaning: 'Crew supervisor', by: 'manager' },
            { meaning: 'Safety review', by: { group: 'g-safety' }, mode: 'any' },
          ],
        },
      }),
    })
    .where('form_id', '=', 'f-check')
    .execute()
})
afterAll(() => world.close())

/** An entry of the employee's with everything answered, handed in; with a photo where it is wished. */
async function handedIn({ picture = false } = {}): Promise<string> {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  await answer(myFormId, { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier: 'no' })
  if (picture) {
    const file = `upload:${await sendPhoto(world)}`
    contentOf(await employee.myForms.addAnswerImage({ myFormId, questionKey: 'picture', file }))
  }
  await sign(myFormId)
  expect(contentOf(await employee.myForms.submit({ myFormId })).formStatus).toBe('in_review')
  return myFormId
}

async function sign(myFormId: string): Promise<void> {
  const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
  contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
}

async function answer(myFormId: string, values: Record<string, string>): Promise<void> {
  const changes = Object.entries(values).map(([key, value]) => ({ key, value }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
}

/** Another version of the form. */
async function define(version: number, definition: object): Promise<void> {
  await world.database.kysely
    .insertInto('form_versions')
    .values({
      ...{ form_id: 'f-check', version, published_at: '2026-02-01T00:00:00Z' },
      definition: json({ ...definition, version }),
    })
    .execute()
}

const approve = (client: Client, myFormId: string) =>
  client.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' })
const reject = (client: Client, myFormId: string) =>
  client.reviewForms.saveApprovalStatus({ myFormId, decision: 'reject', reason: 'Not this pad' })
const read = async (client: Client, myFormId: string) =>
  contentOf(await client.reviewForms.information({ myFormId }))
const told = async (client: Client, myFormId: string, event: string) =>
  (await read(client, myFormId)).allowedEvents.find((each) => each.event === event)

describe('an entry that is handed in', () => {
  test('goes to the steps of its form, one after the other, until it is complete', async () => {
    const myFormId = await handedIn()
    const { steps, failures, verdict, owed } = await read(manager, myFormId)
    expect(owed.map(({ what, text, people, isDue }) => [what, text, people.length, isDue])).toEqual(
      [
        ['approve', 'Crew supervisor', 1, true],
        ['approve', 'Safety review', 2, false],
      ],
    )
    expect(steps.map(({ step, meaning, person }) => [step, meaning, person.personId])).toEqual([
      [1, 'Crew supervisor', cast.manager],
      [2, 'Safety review', cast.colleague],
      [2, 'Safety review', cast.reviewer],
    ])
    expect(failures[0]).toMatchObject({ questionKey: 'barrier', isCritical: true, text: 'No' })
    expect(verdict).toMatchObject({ result: 'fail', hasCriticalFailure: true, failed: 1 })
    expect(await told(colleague, myFormId, 'approve')).toMatchObject({
      isOpen: false,
      why: expect.stringMatching(/^Step 1 comes first: .*Manager.* decides\.$/),
    })
    expect(problemOf(await approve(colleague, myFormId))).toBe('wrong_state')
    expect(contentOf(await approve(manager, myFormId)).formStatus).toBe('in_review')
    expect(contentOf(await approve(colleague, myFormId)).formStatus).toBe('complete')
    const after = await read(reviewer, myFormId)
    expect(after.owed).toEqual([])
    expect(after.steps.map(({ status }) => status)).toEqual(['done', 'done', 'passed'])
    expect(after.versions).toMatchObject([{ version: 1 }])
  })

  test('is decided once by two who decide at once; the other is told who was first', async () => {
    const myFormId = await handedIn()
    contentOf(await approve(manager, myFormId))
    const replies = await Promise.all([approve(colleague, myFormId), reject(reviewer, myFormId)])
    const done = replies.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const refused = replies.find(({ status }) => status !== 200)
    expect(JSON.stringify(refused)).toMatch(/Already decided by .*(Colleague|Reviewer)/)
  })

  test('that its manager rejects says so, and is corrected with its answers kept', async () => {
    const myFormId = await handedIn()
    contentOf(await reject(manager, myFormId))
    const history = contentOf(await employee.myForms.history({ myFormId })).data
    expect(history[0]).toMatchObject({ action: 'reject by manager', reason: 'Not this pad' })
    const corrected = await employee.reviewForms.saveStatus({ myFormId, event: 'correct' })
    expect(contentOf(corrected).formStatus).toBe('fill')
    const { returned } = contentOf(await employee.myForms.get({ myFormId }))
    expect(returned).toMatchObject({ event: 'reject', reason: 'Not this pad' })
    await answer(myFormId, { barrier: 'yes' })
    expect(await employee.myForms.submit({ myFormId })).toMatchObject({
      status: 222,
      errors: [
        'Inspector: An answer was changed after Test Employee had signed. Please sign again.',
      ],
    })
    await sign(myFormId)
    contentOf(await employee.myForms.submit({ myFormId }))
    const { steps, versions } = await read(manager, myFormId)
    expect(steps.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    expect(versions).toHaveLength(2)
    const first = contentOf(await employee.myForms.historyVersion({ myFormId, version: 1 }))
    expect(first.answers['barrier']).toMatchObject({ value: 'no' })
    expect(contentOf(await employee.myForms.historyVersion({ myFormId })).version).toBe(2)
    expect(problemOf(await employee.myForms.historyVersion({ myFormId, version: 9 }))).toBe(
      'not_found',
    )
    const changed = await manager.reviewForms.difference({ myFormId, from: 1, to: 2 })
    expect(contentOf(changed)).toEqual([
      { questionKey: 'barrier', label: 'Red zone barrier is closed', before: 'No', after: 'Yes' },
    ])
  })

  test('goes past nobody in silence: where all of a step decide on another, or nobody is there', async () => {
    const { kysely } = world.database
    const inGroup = kysely.updateTable('permission_group_members')
    await inGroup
      .set({ person_id: cast.manager })
      .where('person_id', '=', cast.colleague)
      .where('group_id', '=', 'g-safety')
      .execute()
    await kysely
      .deleteFrom('permission_group_members')
      .where('person_id', '=', cast.reviewer)
      .where('group_id', '=', 'g-safety')
      .execute()
    const myFormId = await handedIn()
    const { steps } = await read(manager, myFormId)
    expect(steps.map(({ step }) => step)).toEqual([1, 2])
    expect(steps[1]?.person.personId).not.toBe(cast.manager)
    await inGroup
      .set({ person_id: cast.colleague })
      .where('person_id', '=', cast.manager)
      .where('group_id', '=', 'g-safety')
      .execute()
    await kysely
      .insertInto('permission_group_members')
      .values({ group_id: 'g-safety', person_id: cast.reviewer })
      .execute()
  })

  test('goes to the administrators where a step has nobody, any of whom decides', async () => {
    const { kysely } = world.database
    const managedBy = (personId: string | null) =>
      kysely
        .updateTable('people')
        .set({ manager_id: personId })
        .where('id', '=', cast.employee)
        .execute()
    await managedBy(null)
    await grantTo(world, 'foreman', ['admin', 'access_all_submissions'])
    const myFormId = await handedIn()
    await managedBy(cast.manager)
    const first = async () => {
      const { steps } = await read(reviewer, myFormId)
      return steps.flatMap(({ step, person, status }) =>
        step === 1 ? [[person.personId, status]] : [],
      )
    }
    expect(await first()).toEqual([
      [cast.admin, 'pending'],
      [cast.foreman, 'pending'],
    ])
    contentOf(await approve(await world.as('foreman'), myFormId))
    expect(await first()).toEqual([
      [cast.admin, 'passed'],
      [cast.foreman, 'done'],
    ])
    expect(contentOf(await approve(colleague, myFormId)).formStatus).toBe('complete')
    await grantTo(world, 'foreman', ['access_all_submissions', 'change_limited_access_control'])
  })
})

describe('what is handed back', () => {
  const flags = [{ questionKey: 'barrier', note: 'The photo shows it closed' }]
  const handBack = (client: Client, myFormId: string, what = flags) =>
    client.reviewForms.saveStatus({ myFormId, event: 'requestChange', flags: what })

  test('is all that its submitter can change; whoever decided on other answers decides again', async () => {
    const myFormId = await handedIn()
    contentOf(await approve(manager, myFormId))
    contentOf(await handBack(colleague, myFormId))
    expect(await read(employee, myFormId)).toMatchObject({
      formStatus: 'in_review',
      isHandedBack: true,
      owed: [
        { what: 'change', text: '1 question', people: [{ personId: cast.employee }] },
        { what: 'approve', text: 'Safety review' },
      ],
      failures: [{ flag: { note: 'The photo shows it closed' } }],
    })
    expect(contentOf(await employee.myForms.get({ myFormId })).can).toMatchObject({ fill: true })
    const unsign = { myFormId, questionKey: 'inspector', kind: 'clear' } as const
    expect(problemOf(await employee.myForms.sign(unsign))).toBe('wrong_state')
    const other = await employee.myForms.fill({
      myFormId,
      changes: [
        { key: 'tidy', value: 'no', note: 'Hoses' },
        { key: 'barrier', value: 'yes' },
      ],
    })
    expect(other).toMatchObject({
      status: 222,
      content: { refused: [{ key: 'tidy', message: 'Only what was handed back can be changed.' }] },
    })
    // What was handed back is changed, so the signature that stood for it is given again.
    expect((await employee.myForms.submit({ myFormId })).status).toBe(222)
    await sign(myFormId)
    expect(contentOf(await employee.myForms.submit({ myFormId })).formStatus).toBe('in_review')
    const { steps, isHandedBack, verdict } = await read(manager, myFormId)
    expect(isHandedBack).toBe(false)
    expect(verdict.result).toBe('pass')
    expect(steps.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    expect(problemOf(await employee.myForms.submit({ myFormId }))).toBe('wrong_state')
  })

  test('may be handed in again as it is, and that is said', async () => {
    const submit = (myFormId: string) => employee.myForms.submit({ myFormId })
    const myFormId = await handedIn()
    contentOf(await handBack(manager, myFormId))
    expect(await submit(myFormId)).toMatchObject({
      message: 'Form submitted. Nothing was changed since it was handed back.',
      content: { isUnchanged: true, formStatus: 'in_review' },
    })
    contentOf(await handBack(manager, myFormId))
    const changes = [{ key: 'barrier', value: 'yes' }]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    await sign(myFormId)
    expect(await submit(myFormId)).toMatchObject({
      message: 'Form submitted.',
      content: { isUnchanged: false },
    })
  })

  test('keeps the photos and drawings of what was handed in before', async () => {
    const myFormId = await handedIn({ picture: true })
    const { answers } = contentOf(await employee.myForms.historyVersion({ myFormId, version: 1 }))
    const uploadId = answers['picture']?.media?.[0]?.uploadId ?? 'none'
    const asked = [{ questionKey: 'picture', note: 'Too dark' }]
    contentOf(await handBack(manager, myFormId, asked))
    const photo = { myFormId, questionKey: 'picture', uploadId }
    contentOf(await employee.myForms.removeAnswerImage(photo))
    await sign(myFormId)
    contentOf(await employee.myForms.submit({ myFormId }))
    const now = contentOf(await employee.myForms.historyVersion({ myFormId, version: 2 }))
    expect(now.answers['picture']?.media).toBeUndefined()
    expect((await manager.myForms.answerImage({ myFormId, uploadId })).status).toBe(200)
  })

  test.each([
    ['nothing', []],
    ['a question that there is not', [{ questionKey: 'nowhere', note: 'What?' }]],
  ])('is a question of the form, and not %s', async (_, what) => {
    const myFormId = await handedIn()
    const reply = await handBack(manager, myFormId, what)
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'flags' }] } })
    expect((await read(manager, myFormId)).isHandedBack).toBe(false)
  })
})

describe('a decision', () => {
  test('is not made by its submitter, nor by whoever is not asked', async () => {
    const myFormId = await placeEntry(world, 'own-approval')
    await askToApprove(world, myFormId, 'employee')
    expect(JSON.stringify(await approve(employee, myFormId))).toContain(
      'Nobody approves what is their own.',
    )
    expect(problemOf(await approve(await world.as('foreman'), myFormId))).toBe('forbidden')
  })

  test('is handed to somebody else, who then decides', async () => {
    const myFormId = await handedIn()
    const hand = (personId: string) =>
      manager.reviewForms.reassign({ myFormId, personId, reason: 'On leave' })
    for (const wrong of [cast.employee, cast.colleague, cast.outsider, 'p-nobody']) {
      expect(await hand(wrong)).toMatchObject({ problem: { fields: [{ path: 'personId' }] } })
    }
    contentOf(await hand(cast.foreman))
    expect(problemOf(await approve(manager, myFormId))).toBe('forbidden')
    contentOf(await approve(await world.as('foreman'), myFormId))
  })

  test('that is stuck is handed over by an administrator, who says whose part is meant', async () => {
    await grantTo(world, 'admin', [])
    const admin = await world.as('admin')
    const myFormId = await handedIn()
    const { steps, handsOver } = await read(admin, myFormId)
    expect(handsOver).toEqual(steps.map(({ id }) => id))
    // Whoever decides on it themselves gives away their own part alone.
    expect((await read(manager, myFormId)).handsOver).toEqual([steps[0]?.id])
    const hand = (client: Client, signerId: string | undefined, personId: string = cast.foreman) =>
      client.reviewForms.reassign({
        ...{ myFormId, personId, reason: 'On leave' },
        ...(signerId === undefined ? {} : { signerId }),
      })
    const refusedAt = (path: string, message: string) => ({
      problem: { name: 'invalid_input', fields: [{ path, message }] },
    })
    expect(problemOf(await hand(await world.as('foreman'), steps[0]?.id))).toBe('forbidden')
    expect(await hand(manager, steps[1]?.id)).toMatchObject(
      refusedAt('signerId', 'This part is decided already, or is not yours to hand over.'),
    )
    expect(await hand(admin, undefined)).toMatchObject(
      refusedAt('signerId', 'Please say whose part goes to somebody else.'),
    )
    expect(await hand(admin, steps[0]?.id, cast.employee)).toMatchObject(
      refusedAt('personId', 'Nobody approves what is their own.'),
    )
    contentOf(await hand(admin, steps[0]?.id))
    const history = contentOf(await admin.myForms.history({ myFormId })).data
    expect(history[0]).toMatchObject({
      ...{ action: 'reassign', reason: 'On leave', person: { personId: cast.admin } },
      fields: [{ from: 'Test Manager', to: 'Test Foreman' }],
    })
    expect(problemOf(await approve(manager, myFormId))).toBe('forbidden')
    contentOf(await approve(await world.as('foreman'), myFormId))
    expect(await hand(admin, steps[0]?.id)).toMatchObject(
      refusedAt('signerId', 'This part is decided already, or is not yours to hand over.'),
    )
    contentOf(await approve(colleague, myFormId))
    expect((await read(admin, myFormId)).handsOver).toEqual([])
  })

  test('is not handed over by an administrator whose own entry it is', async () => {
    await grantTo(world, 'employee', ['admin'])
    const myFormId = await handedIn()
    const own = await world.as('employee')
    expect((await read(own, myFormId)).handsOver).toEqual([])
    const reply = await own.reviewForms.reassign({
      ...{ myFormId, personId: cast.foreman, reason: 'I know them' },
    })
    expect(problemOf(reply)).toBe('wrong_state')
    await grantTo(world, 'employee', ['edit_own_forms_after_submission'])
  })

  test('is undone by who may reopen, with a reason: every approval is void', async () => {
    const myFormId = await handedIn()
    contentOf(await approve(manager, myFormId))
    contentOf(await approve(colleague, myFormId))
    const reopen = (reason: string) =>
      employee.reviewForms.saveStatus({ myFormId, event: 'reopen', reason })
    expect(problemOf(await reopen(' '))).toBe('invalid_input')
    expect(contentOf(await reopen('Wrong pad')).formStatus).toBe('fill')
    expect(contentOf(await employee.myForms.get({ myFormId })).returned).toMatchObject({
      ...{ event: 'reopen', reason: 'Wrong pad' },
      person: { personId: cast.employee },
    })
    contentOf(await employee.myForms.submit({ myFormId }))
    const { steps, isReopened } = await read(manager, myFormId)
    expect(isReopened).toBe(true)
    expect(steps.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
  })

  test('is made among what waits for somebody, once it is due', async () => {
    const myFormId = await handedIn()
    const waits = async (client: Client) =>
      contentOf(await client.pendingApprovals.list({})).data.find(
        ({ recordId }) => recordId === myFormId,
      )
    expect(await waits(colleague)).toBeUndefined()
    expect(await waits(manager)).toMatchObject({
      // Something critical failed, so that it is opened to be decided.
      ...{ isSignature: false, canDecide: false },
      step: 'Approve: Crew supervisor',
    })
    contentOf(await approve(manager, myFormId))
    expect(await waits(manager)).toBeUndefined()
    expect(await waits(colleague)).toMatchObject({ step: 'Approve: Safety review' })
    expect(await waits(await world.as('foreman'))).toBeUndefined()
  })
})

describe('many at once', () => {
  test('are approved where their form allows it, and nothing critical failed', async () => {
    const ids = [
      await handedIn(),
      await placeEntry(world, 'many-1'),
      await placeEntry(world, 'many-2'),
    ]
    for (const id of ids.slice(1)) {
      await askToApprove(world, id, 'manager')
    }
    const decide = () =>
      manager.pendingApprovals.decide({
        ...{ kind: 'form', recordIds: ids, rowVersions: ids.map(() => 1), decision: 'approve' },
      })
    expect(contentOf(await decide()).map(({ why }) => why)).toEqual([
      'A critical question failed. Please decide on its own page.',
      'This form is approved one by one, on its own page.',
      'This form is approved one by one, on its own page.',
    ])
  })
})

describe('a row of the list', () => {
  test('says what is approved together with others: its form allows it, nothing critical failed', async () => {
    await define(8, { ...testForm, workflow: { approvals: [], bulkApprove: true } })
    const columns = { form_version: 8, submitted_at: new Date('2026-03-01T18:00:00Z') }
    const placed = {
      'together-yes': columns,
      'together-critical': { ...columns, has_critical_failure: true },
      'together-other-form': { ...columns, form_version: 1 },
    }
    for (const [id, of] of Object.entries(placed)) {
      await placeEntry(world, id, { columns: of })
      await askToApprove(world, id, 'manager')
      await writeForReaders(world.database.kysely, castShard, id)
    }
    const rowsOf = async (client: Client) => {
      const asked = { section: 'all', search: 'together', pLimit: 50 } as const
      const { data } = contentOf(await client.reviewForms.list(asked))
      return Object.fromEntries(data.map(({ id, canApproveTogether: can }) => [id, can]))
    }
    const none = { 'together-critical': false, 'together-other-form': false }
    expect(await rowsOf(manager)).toEqual({ ...none, 'together-yes': true })
    // It waits for somebody else.
    expect(await rowsOf(reviewer)).toEqual({ ...none, 'together-yes': false })
    await handBackTo(world, 'together-yes', 'tidy')
    expect(await rowsOf(manager)).toEqual({ ...none, 'together-yes': false })
  })
})

describe('limited access', () => {
  test('shuts everybody else out at once, and keeps submitter and steps', async () => {
    const myFormId = await handedIn()
    const foreman = await world.as('foreman')
    contentOf(await foreman.myForms.get({ myFormId }))
    const limit = (client: Client, personIds?: string[]) =>
      client.reviewForms.saveAccessControl({
        myFormId,
        isLimitedAccess: true,
        ...(personIds === undefined ? {} : { personIds }),
      })
    expect(problemOf(await limit(colleague))).toBe('forbidden')
    const { people } = contentOf(await limit(manager))
    expect(people.map(({ as }) => as)).toEqual(['submitter', 'step', 'step', 'step'])
    expect(problemOf(await foreman.myForms.get({ myFormId }))).toBe('forbidden')
    expect(problemOf(await foreman.reviewForms.information({ myFormId }))).toBe('forbidden')
    await read(colleague, myFormId)
    const opened = contentOf(await limit(manager, [cast.foreman]))
    expect(opened.people.at(-1)).toMatchObject({ as: 'shared' })
    contentOf(await foreman.myForms.get({ myFormId }))
    // The key alone does not open the list of a limited form to change.
    const asked = contentOf(await foreman.reviewForms.accessControl({ myFormId }))
    expect([asked.canChange, opened.canChange]).toEqual([false, true])
    expect(problemOf(await limit(foreman))).toBe('forbidden')
    expect(await limit(manager, [cast.outsider])).toMatchObject({
      problem: { fields: [{ path: 'personIds' }] },
    })
    contentOf(await limit(manager, []))
    expect(problemOf(await foreman.myForms.get({ myFormId }))).toBe('forbidden')
  })
})

describe('an entry that was just limited', () => {
  // Its submitter, its steps, whoever it was opened to, and two whom nothing but the key had let in.
  const shutOut = ['foreman', 'admin'] as const
  const still = ['employee', 'manager', 'colleague'] as const

  async function seenBy(who: CastName, myFormId: string) {
    const client = await world.as(who)
    const { number } = await world.database.kysely
      .selectFrom('my_forms')
      .select('number')
      .where('id', '=', myFormId)
      .executeTakeFirstOrThrow()
    const asked = { section: 'all', search: number } as const
    const { data } = contentOf(await client.reviewForms.list(asked))
    const { url } = contentOf(await client.reviewForms.excel(asked))
    const file = await world.http(url.replace('/api/v1', ''), { as: who })
    const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
    const followed = await client.liveRows.changes({ recordType: 'my_form', ids: [myFormId] })
    const [row] = contentOf(followed).data
    return {
      isListed: data.some(({ id }) => id === myFormId),
      isExported: sheets[0]?.rows.slice(1).some(([first]) => first === number),
      isFollowed: row?.state !== noState,
      isOpened: (await client.reviewForms.information({ myFormId })).status === 200,
    }
  }
  const whole = { isListed: true, isExported: true, isFollowed: true, isOpened: true }
  const nothing = { isListed: false, isExported: false, isFollowed: false, isOpened: false }

  test('is in nobody else’s list, workbook, live rows and page, five people seen', async () => {
    const myFormId = await handedIn()
    for (const who of [...still, ...shutOut]) {
      expect(await seenBy(who, myFormId), who).toEqual(whole)
    }
    contentOf(await manager.reviewForms.saveAccessControl({ myFormId, isLimitedAccess: true }))
    for (const who of still) {
      expect(await seenBy(who, myFormId), who).toEqual(whole)
    }
    for (const who of shutOut) {
      expect(await seenBy(who, myFormId), who).toEqual(nothing)
    }
  })

  test('is told to nobody else, however they had asked to hear of it', async () => {
    const { kysely } = world.database
    await world.tell()
    await kysely.deleteFrom('notifications').execute()
    const myFormId = await handedIn()
    for (const who of ['foreman', 'admin', 'colleague'] as const) {
      const { subscriptions } = await world.as(who)
      contentOf(await subscriptions.save({ recordType: 'my_form', recordId: myFormId }))
    }
    contentOf(await manager.reviewForms.saveAccessControl({ myFormId, isLimitedAccess: true }))
    contentOf(await approve(manager, myFormId))
    await world.tell()
    const told = await kysely
      .selectFrom('notifications')
      .select('person_id')
      .where('record_id', '=', myFormId)
      .execute()
    const whom = new Set(told.map(({ person_id: id }) => id))
    expect([...whom].filter((id) => id === cast.foreman || id === cast.admin)).toEqual([])
    expect(whom).toContain(cast.colleague)
  })
})

describe('a step with a condition', () => {
  const conditional = (by: string) => ({
    ...testForm,
    workflow: {
      approvals: [
        { meaning: 'Crew supervisor', by: 'manager' },
        {
          ...{ meaning: 'Safety review', by: { group: by }, mode: 'any' },
          condition: { op: 'eq', args: [{ op: 'answer', key: 'barrier' }, 'no'] },
        },
      ],
    },
  })
  test('is asked where it holds, else skipped and said to be; reopening asks anew', async () => {
    const { kysely } = world.database
    await define(7, conditional('g-safety'))
    const publish = (published_version: number) =>
      kysely.updateTable('forms').set({ published_version }).where('id', '=', 'f-check').execute()
    await publish(7)
    try {
      const failed = await handedIn()
      const { steps, skipped } = await read(manager, failed)
      expect(steps.map(({ step }) => step)).toEqual([1, 2, 2])
      expect(skipped).toEqual([])

      const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
      await answer(myFormId, {
        at: '2026-03-05T09:00',
        district: 'PER',
        tidy: 'yes',
        barrier: 'yes',
      })
      await sign(myFormId)
      contentOf(await employee.myForms.submit({ myFormId }))
      expect(await read(manager, myFormId)).toMatchObject({
        steps: [{ step: 1 }],
        skipped: [
          {
            ...{ step: 2, meaning: 'Safety review' },
            condition: '“Red zone barrier is closed” is No.',
          },
        ],
      })
      const submitted = await kysely
        .selectFrom('audit_events')
        .select('changes')
        .where('record_id', '=', myFormId)
        .where('action', '=', 'submit')
        .executeTakeFirstOrThrow()
      expect(submitted.changes).toMatchObject({ skippedSteps: { to: ['Safety review'] } })
      const { data } = contentOf(await manager.myForms.history({ myFormId }))
      const told = data.find(({ action }) => action === 'submit')?.fields
      expect(told?.filter(({ key }) => key === 'skippedSteps')).toMatchObject([
        { label: 'Skipped steps', from: null, to: 'Safety review' },
      ])
      contentOf(await approve(manager, myFormId))
      expect((await read(manager, myFormId)).formStatus).toBe('complete')

      // Opened again and answered otherwise, the step is asked; and the other way round it is not.
      const reopen = (id: string) =>
        employee.reviewForms.saveStatus({ myFormId: id, event: 'reopen', reason: 'Wrong' })
      contentOf(await reopen(myFormId))
      await answer(myFormId, { barrier: 'no' })
      await sign(myFormId)
      contentOf(await employee.myForms.submit({ myFormId }))
      const again = await read(manager, myFormId)
      expect(again.steps.map(({ step }) => step)).toEqual([1, 2, 2])
      expect(again.skipped).toEqual([])
      contentOf(await approve(manager, myFormId))
      contentOf(await approve(colleague, myFormId))
      contentOf(await reopen(myFormId))
      await answer(myFormId, { barrier: 'yes' })
      await sign(myFormId)
      contentOf(await employee.myForms.submit({ myFormId }))
      const last = await read(manager, myFormId)
      expect(last.steps.map(({ step }) => step)).toEqual([1])
      expect(last.skipped).toMatchObject([{ step: 2 }])
    } finally {
      await publish(1)
    }
  })

  test('that is skipped now lets those go whom another step of theirs asks', async () => {
    const { kysely } = world.database
    const isBarrier = (value: string) => ({
      op: 'eq',
      args: [{ op: 'answer', key: 'barrier' }, value],
    })
    const step = (meaning: string, value: string) => ({
      ...{ meaning, by: { group: 'g-safety' }, mode: 'any', condition: isBarrier(value) },
    })
    const approvals = [step('Failure review', 'no'), step('Safety review', 'yes')]
    await define(18, { ...testForm, workflow: { approvals } })
    const publish = (published_version: number) =>
      kysely.updateTable('forms').set({ published_version }).where('id', '=', 'f-check').execute()
    await publish(18)
    try {
      const myFormId = await handedIn()
      const whom = async () =>
        (await read(reviewer, myFormId)).steps.map((one) => [one.step, one.person.personId])
      const asked = [cast.colleague, cast.reviewer]
      expect(await whom()).toEqual(asked.map((id) => [1, id]))
      contentOf(await reject(colleague, myFormId))
      contentOf(await employee.reviewForms.saveStatus({ myFormId, event: 'correct' }))
      await answer(myFormId, { barrier: 'yes' })
      await sign(myFormId)
      contentOf(await employee.myForms.submit({ myFormId }))
      expect(await whom()).toEqual(asked.map((id) => [2, id]))
    } finally {
      await publish(1)
    }
  })
})

describe('whoever is out of it', () => {
  const listed = async (client: Client, myFormId: string) => {
    const page = await client.myForms.list({ section: 'signature', pLimit: 50 })
    return JSON.stringify(page).includes(myFormId)
  }
  test('does not find it once a share is taken back', async () => {
    const myFormId = await handedIn()
    const foreman = await world.as('foreman')
    const limit = (personIds: string[]) =>
      manager.reviewForms.saveAccessControl({ myFormId, isLimitedAccess: true, personIds })
    expect(await listed(foreman, myFormId)).toBe(false)
    contentOf(await limit([cast.foreman]))
    expect(await listed(foreman, myFormId)).toBe(true)
    contentOf(await limit([]))
    expect(problemOf(await foreman.myForms.get({ myFormId }))).toBe('forbidden')
    expect(await listed(foreman, myFormId)).toBe(false)
  })
  test('does not find it once it is reassigned', async () => {
    const myFormId = await handedIn()
    expect(await listed(manager, myFormId)).toBe(true)
    contentOf(
      await manager.reviewForms.reassign({ myFormId, personId: cast.foreman, reason: 'On leave' }),
    )
    expect(problemOf(await manager.reviewForms.information({ myFormId }))).toBe('forbidden')
    expect(await listed(manager, myFormId)).toBe(false)
  })
  test('decides again with all of a step that one decides', async () => {
    const { kysely } = world.database
    const myFormId = await handedIn()
    await kysely
      .updateTable('my_form_signers')
      .set({ step: 3 })
      .where('my_form_id', '=', myFormId)
      .where('person_id', '=', cast.manager)
      .execute()
    contentOf(await approve(colleague, myFormId))
    contentOf(
      await manager.reviewForms.saveStatus({
        myFormId,
        event: 'requestChange',
        flags: [{ questionKey: 'barrier', note: 'Closed?' }],
      }),
    )
    await answer(myFormId, { barrier: 'yes' })
    await sign(myFormId)
    contentOf(await employee.myForms.submit({ myFormId }))
    contentOf(await approve(reviewer, myFormId))
  })
})
