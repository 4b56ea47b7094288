import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inquiryNotesMax, inquiryRepliesMax, type CallInput, type CallOf } from '@holdpoint/api'
import { verifyChains } from '../../audit.ts'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeInquiry } from '../../../test/place-inquiry.ts'
import { grantTo } from '../../../test/rights.ts'
import { closeInquiries } from './inquiries.clock.ts'

type Draft = CallInput<CallOf<'adminInquiries.save'>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['answer_admin_inquiries'])
  await grantTo(world, 'admin', ['answer_admin_inquiries'])
})
afterAll(() => world.close())

const as = async (who: CastName) => {
  world.wait(1000)
  return (await world.as(who)).adminInquiries
}
const draft: Draft = { subject: ' No  access ', description: 'To the hazards.', category: 'access' }
const ask = async (who: CastName, said: Partial<Draft> = {}) =>
  contentOf(await (await as(who)).save({ ...draft, ...said })).inquiryId
const act = async (
  who: CastName,
  inquiryId: string,
  event: CallInput<CallOf<'adminInquiries.act'>>['event'],
  reason = 'It is so.',
) => contentOf(await (await as(who)).act({ inquiryId, event, reason }))
const read = async (who: CastName, inquiryId: string) =>
  contentOf(await (await as(who)).get({ inquiryId }))
/** Whom something was told of an inquiry, and how. */
async function toldOf(inquiryId: string) {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['kind', 'person_id'])
    .where('record_id', '=', inquiryId)
    .orderBy('created_at')
    .orderBy('person_id')
    .execute()
  return rows.map(({ kind, person_id: personId }) => [kind, personId])
}

describe('an inquiry', () => {
  test('is asked by anybody, and read by whoever asked and whoever answers', async () => {
    expect(problemOf(await world.nobody.adminInquiries.save(draft))).toBe('not_signed_in')
    const inquiryId = await ask('employee', { page: '/no-access?type=hazards' })
    expect(await read('employee', inquiryId)).toMatchObject({
      ...{ number: 'INQ-26-00001', subject: 'No access', status: 'new', priority: 'normal' },
      ...{ page: '/no-access?type=hazards', asker: { personId: cast.employee }, assignee: null },
      can: { edit: true, reply: true, note: false },
    })
    expect((await read('manager', inquiryId)).can).toEqual({ edit: false, reply: true, note: true })
    expect(problemOf(await (await as('colleague')).get({ inquiryId }))).toBe('forbidden')
    expect(await toldOf(inquiryId)).toEqual([
      ['inquiry_asked', cast.admin],
      ['inquiry_asked', cast.manager],
    ])
  })

  test.each([
    ['no subject', { subject: ' ' }, 'subject', 'Please enter title'],
    ['a subject of one letter', { subject: 'x' }, 'subject', undefined],
    ['no text', { description: '' }, 'description', 'Please enter description'],
    ['a text that is too long', { description: 'x'.repeat(1001) }, 'description', undefined],
    ['another site', { page: 'https://a.example' }, 'page', 'Enter a page of the portal.'],
    ['another site in short', { page: '//a.example' }, 'page', 'Enter a page of the portal.'],
    ['another site behind a tab', { page: '/\t/evil.example/x' }, 'page', undefined],
    ['another site behind a dot', { page: '/.//evil.example' }, 'page', undefined],
    ['another site on the way back', { page: '/x/..//evil.example' }, 'page', undefined],
    ['another site by a backslash', { page: '/\\evil.example' }, 'page', undefined],
    ['a subject of nobody', { category: 'sports' }, 'category', 'Please choose one of these.'],
  ])('is refused with %s', async (_what, wrong, path, message) => {
    const reply = await (await as('employee')).save({ ...draft, ...wrong } as Draft)
    expect(reply).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path, ...(message && { message }) }] },
    })
  })

  test('is edited while it is new, by whoever asked', async () => {
    const inquiryId = await ask('employee')
    const edit = { ...draft, inquiryId, subject: 'No access at all' }
    expect(problemOf(await (await as('manager')).save(edit))).toBe('forbidden')
    contentOf(await (await as('employee')).save(edit, { ifMatch: 1 }))
    const stale = await (await as('employee')).save(edit, { ifMatch: 1 })
    expect(problemOf(stale)).toBe('row_changed')
    await act('manager', inquiryId, 'take')
    expect(await (await as('employee')).save(edit)).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'It is not new any more. Please reply to it instead.',
      },
    })
  })

  test('is taken over where it stands, asked about, answered and resolved', async () => {
    const inquiryId = await ask('employee')
    await act('manager', inquiryId, 'take')
    await act('manager', inquiryId, 'ask', 'Since when?')
    await act('admin', inquiryId, 'take')
    expect(await read('employee', inquiryId)).toMatchObject({
      ...{ status: 'waiting_user', statusReason: 'Since when?' },
      assignee: { personId: cast.admin },
    })
    contentOf(await (await as('employee')).reply({ inquiryId, text: 'Since Monday.' }))
    expect(await read('admin', inquiryId)).toMatchObject({
      ...{ status: 'in_progress', statusReason: null, replyCount: 1 },
      replies: [{ text: 'Since Monday.', isInternal: false }],
    })
    await act('admin', inquiryId, 'resolve', 'You may read them now.')
    expect(await read('employee', inquiryId)).toMatchObject({
      ...{ status: 'resolved', statusReason: 'You may read them now.' },
      allowedEvents: [{ event: 'confirm' }, { event: 'reopen' }],
      can: { reply: false },
    })
    expect((await read('admin', inquiryId)).can).toMatchObject({ reply: true, note: true })
    const late = await (await as('employee')).reply({ inquiryId, text: 'But no.' })
    expect(late).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'It is resolved. Please choose “It is not solved” and say what is still wrong.',
      },
    })
    await act('employee', inquiryId, 'confirm', 'Thanks.')
    expect(await read('admin', inquiryId)).toMatchObject({
      ...{ status: 'closed', statusReason: 'You may read them now.' },
    })
    expect((await toldOf(inquiryId)).slice(2)).toEqual([
      ['inquiry_to_answer', cast.employee],
      ['inquiry_to_answer', cast.admin],
      ['inquiry_resolved', cast.employee],
    ])
    expect((await verifyChains(world.database.kysely)).broken).toEqual([])
  })

  test('goes back to all where whoever had taken it does not answer any more', async () => {
    const inquiryId = await ask('employee')
    // Whoever resolves what nobody had taken has it from then on.
    await act('manager', inquiryId, 'resolve')
    await act('employee', inquiryId, 'reopen', 'It is as before.')
    expect(await read('employee', inquiryId)).toMatchObject({
      ...{ status: 'in_progress', statusReason: 'It is as before.', resolvedAt: null },
      assignee: { personId: cast.manager },
    })
    expect((await toldOf(inquiryId)).slice(2)).toEqual([
      ['inquiry_resolved', cast.employee],
      ['inquiry_to_answer', cast.manager],
    ])
    await act('admin', inquiryId, 'take', 'Mine.')
    expect(await read('employee', inquiryId)).toMatchObject({ statusReason: 'It is as before.' })
    await act('manager', inquiryId, 'take')
    await act('manager', inquiryId, 'resolve')
    await act('employee', inquiryId, 'confirm')
    await grantTo(world, 'manager', [])
    await act('employee', inquiryId, 'reopen', 'Again.')
    await grantTo(world, 'manager', ['answer_admin_inquiries'])
    expect(await read('employee', inquiryId)).toMatchObject({
      ...{ status: 'new', statusReason: 'Again.', assignee: null },
    })
    expect((await toldOf(inquiryId)).at(-1)).toEqual(['inquiry_asked', cast.admin])
    await act('admin', inquiryId, 'take')
    expect(await read('employee', inquiryId)).toMatchObject({ statusReason: 'Again.' })
  })

  test('goes back to all by a reply as well, where its taker does not answer any more', async () => {
    const inquiryId = await ask('employee')
    await act('manager', inquiryId, 'take')
    await act('manager', inquiryId, 'ask', 'Which?')
    await grantTo(world, 'manager', [])
    contentOf(await (await as('employee')).reply({ inquiryId, text: 'All of them.' }))
    await grantTo(world, 'manager', ['answer_admin_inquiries'])
    expect(await read('admin', inquiryId)).toMatchObject({
      ...{ status: 'new', statusReason: null, assignee: null, replyCount: 1 },
      history: { data: [{ action: 'answer' }, { action: 'reply' }, {}, {}, {}] },
    })
    expect((await toldOf(inquiryId)).slice(3)).toEqual([['inquiry_asked', cast.admin]])
  })

  test('goes back to all by a reply to what is in progress too, where its taker is gone', async () => {
    const inquiryId = await ask('employee')
    await act('manager', inquiryId, 'take')
    await grantTo(world, 'manager', [])
    contentOf(await (await as('employee')).reply({ inquiryId, text: 'One more thing.' }))
    await grantTo(world, 'manager', ['answer_admin_inquiries'])
    expect(await read('admin', inquiryId)).toMatchObject({ status: 'new', assignee: null })
    expect((await toldOf(inquiryId)).at(-1)).toEqual(['inquiry_asked', cast.admin])
  })

  test('is about one of the subjects, as its table says too', async () => {
    const placed = placeInquiry(world, 'sports', { category: 'sports' as 'bug' })
    await expect(placed).rejects.toThrow('inquiries_category_is_known')
  })
})

describe('what is written below', () => {
  test('holds notes for those who answer alone', async () => {
    const inquiryId = await ask('employee')
    await act('manager', inquiryId, 'take')
    const before = await read('employee', inquiryId)
    const note = { inquiryId, text: 'He has left the crew.', isInternal: true }
    contentOf(await (await as('manager')).reply(note))
    expect(await read('admin', inquiryId)).toMatchObject({
      ...{ replyCount: 1, replies: [{ isInternal: true }] },
      history: { data: [{ action: 'note' }, { action: 'take' }, { action: 'create' }] },
    })
    // For whoever asked nothing at all has happened.
    expect(await read('employee', inquiryId)).toEqual(before)
    expect(problemOf(await (await as('employee')).reply(note))).toBe('forbidden')
  })

  test('keeps its notes from an administrator who asked', async () => {
    const inquiryId = await ask('admin')
    contentOf(await (await as('manager')).reply({ inquiryId, text: 'Hm.', isInternal: true }))
    const own = await read('admin', inquiryId)
    expect(own).toMatchObject({ replyCount: 0, replies: [], can: { note: false } })
    expect(own.history.data.map(({ action }) => action)).toEqual(['create'])
    const [listed] = contentOf(await (await as('admin')).list({ section: 'mine' })).data
    expect(listed).toMatchObject({ inquiryId, replyCount: 0 })
    const reply = await (await as('admin')).reply({ inquiryId, text: 'Mine.', isInternal: true })
    expect(problemOf(reply)).toBe('forbidden')
    await act('manager', inquiryId, 'take')
    expect((await toldOf(inquiryId)).slice(1)).toEqual([])
  })

  test('ends with the inquiry, and with so many texts', async () => {
    await placeInquiry(world, 'over', { status: 'closed' })
    await placeInquiry(world, 'gone', { status: 'withdrawn' })
    for (const [inquiryId, word] of [
      ['over', 'closed'],
      ['gone', 'withdrawn'],
    ] as const) {
      expect(await (await as('employee')).reply({ inquiryId, text: 'But.' })).toMatchObject({
        problem: { message: `Nothing is written below an inquiry that is ${word}.` },
      })
    }
    const texts = Array.from({ length: inquiryRepliesMax }, () => ({}))
    await placeInquiry(world, 'full', {}, texts)
    const refused = await (await as('employee')).reply({ inquiryId: 'full', text: 'One more.' })
    expect(refused).toMatchObject({
      problem: { message: 'At most 200 replies stand below an inquiry. Please ask anew.' },
    })
    expect((await read('employee', 'full')).can.reply).toBe(false)
    // Notes have a measure of their own, so that they shut nobody's mouth.
    expect((await read('manager', 'full')).can).toMatchObject({ reply: false, note: true })
    const notes = Array.from({ length: inquiryNotesMax }, () => ({ is_internal: true }))
    await placeInquiry(world, 'noted', {}, notes)
    const note = { inquiryId: 'noted', text: 'One more.', isInternal: true }
    expect(await (await as('manager')).reply(note)).toMatchObject({
      problem: { message: 'At most 200 notes stand below an inquiry.' },
    })
    expect((await read('manager', 'noted')).can).toMatchObject({ reply: true, note: false })
    contentOf(await (await as('employee')).reply({ inquiryId: 'noted', text: 'And?' }))
    const empty = await (await as('employee')).reply({ inquiryId: 'full', text: ' \n ' })
    expect(empty).toMatchObject({
      problem: { fields: [{ path: 'text', message: 'Please enter a text.' }] },
    })
  })
})

test('a first page says what waits for whoever asked, and for whoever answers', async () => {
  const waiting = async (who: CastName) => {
    world.wait(1000)
    const { waiting: kinds } = contentOf(await (await world.as(who)).home.get({}))
    return kinds.find(({ kind }) => kind === 'inquiries_waiting')?.count ?? 0
  }
  const before = { asked: await waiting('colleague'), answers: await waiting('manager') }
  const inquiryId = await ask('colleague')
  expect(await waiting('colleague')).toBe(before.asked)
  expect(await waiting('manager')).toBe(before.answers + 1)
  await act('manager', inquiryId, 'take')
  expect(await waiting('manager')).toBe(before.answers + 1)
  await act('manager', inquiryId, 'ask')
  expect(await waiting('manager')).toBe(before.answers)
  expect(await waiting('colleague')).toBe(before.asked + 1)
})

test('the clock closes what was resolved a week ago, once, and nothing else', async () => {
  await placeInquiry(world, 'resolved', { status: 'resolved', status_reason: 'It is mended.' })
  await placeInquiry(world, 'later', { status: 'resolved', resolved_at: '2026-03-04T18:00:00Z' })
  const round = (at: string) =>
    closeInquiries({ database: world.database, ports: world.ports, now: new Date(at) })
  const stateOf = (id: string) =>
    world.database.kysely
      .selectFrom('inquiries')
      .select(['status', 'row_version'])
      .where('id', '=', id)
      .executeTakeFirst()
  await round('2026-03-08T17:59:00Z')
  expect(await stateOf('resolved')).toEqual({ status: 'resolved', row_version: 1 })
  await Promise.all([round('2026-03-08T18:00:00Z'), round('2026-03-08T18:00:00Z')])
  expect(await stateOf('resolved')).toEqual({ status: 'closed', row_version: 2 })
  expect((await read('manager', 'resolved')).statusReason).toBe('It is mended.')
  expect(await stateOf('later')).toEqual({ status: 'resolved', row_version: 1 })
})
