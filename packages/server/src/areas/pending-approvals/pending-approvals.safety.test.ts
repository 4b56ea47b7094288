import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApprovalKind } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa, signedAs } from '../../../test/place-jsa.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'

// Analyses, lockout templates and quality reports among what waits for a decision (decision 0125).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'manager', ['edit_all_jsa', 'manage_loto_templates', 'verify_sqr_parts'])
  await grantTo(world, 'reviewer', ['authorize_loto', 'approve_sqr'])
})
afterAll(() => world.close())

async function waitingFor(who: CastName, kind: ApprovalKind) {
  const { pendingApprovals } = await world.as(who)
  return contentOf(await pendingApprovals.list({ kind })).data
}

const idsFor = async (who: CastName, kind: ApprovalKind) =>
  (await waitingFor(who, kind)).map(({ recordId }) => recordId).sort()

type Asked = { rowVersion?: number; reason?: string }

/** Why it was not decided; null where it was. */
async function decide(
  who: CastName,
  kind: ApprovalKind,
  recordIds: string,
  decision: 'approve' | 'reject',
  { rowVersion = 1, reason }: Asked = {},
) {
  const { pendingApprovals } = await world.as(who)
  const asked = { kind, recordIds, rowVersions: [rowVersion], decision, reason }
  return contentOf(await pendingApprovals.decide(asked))[0]?.why
}

async function approvalsOf(who: CastName) {
  const { home, pendingApprovals } = await world.as(who)
  const { approvals } = contentOf(await home.counts({}))
  expect(contentOf(await pendingApprovals.list({})).totalRecords).toBe(approvals)
  return approvals
}

const gone = 'It waits for nobody’s decision any more.'

describe('an analysis that awaits approval', () => {
  const high = { residual_likelihood: 3, residual_severity: 4 }
  const severe = { residual_likelihood: 3, residual_severity: 5 }
  const asks = (id: string, columns: Parameters<typeof placeJsa>[2] = {}) =>
    placeJsa(world, id, {
      hazards: [high],
      ...columns,
      columns: { status: 'awaiting_approval', ...columns.columns },
    })

  beforeAll(async () => {
    await asks('high')
    await asks('severe', { hazards: [high, severe] })
    await asks('own', { columns: { author_id: cast.foreman } })
    await asks('sent', { columns: { submitted_by: cast.foreman } })
    await asks('wrote', { columns: { hazard_writers: [cast.foreman, cast.manager] } })
    await asks('elsewhere', { columns: { supervisor_id: cast.colleague } })
    await asks('deleted', { columns: { deleted_at: '2026-03-05T12:00:00Z' } })
    await placeJsa(world, 'ready', { columns: { status: 'ready' } })
  })

  test('is decided by nobody else, nor unseen, nor without a reason', async () => {
    expect(await idsFor('employee', 'jsa')).toEqual([])
    expect(await decide('employee', 'jsa', 'high', 'reject', { reason: 'No.' })).toBe(
      'You may not do this.',
    )
    expect(await decide('foreman', 'jsa', 'high', 'approve')).toBe(
      'Please read the analysis and approve it on its own page.',
    )
    expect(await decide('foreman', 'jsa', 'high', 'reject')).toBe('Please say why.')
    const stale = { rowVersion: 7, reason: 'Add a spotter.' }
    expect(await decide('foreman', 'jsa', 'high', 'reject', stale)).toMatch(/^Somebody changed/)
    expect(await decide('foreman', 'jsa', 'ready', 'approve')).toBe(gone)
    expect(await decide('foreman', 'jsa', 'none', 'approve')).toBe('You may not do this.')
  })

  test('waits for whoever the guards of its approval let through, the gravest and soonest first', async () => {
    expect(await idsFor('foreman', 'jsa')).toEqual(['high'])
    expect(await idsFor('colleague', 'jsa')).toEqual(['elsewhere'])
    expect(await idsFor('manager', 'jsa')).toEqual(['elsewhere', 'high', 'own', 'sent', 'severe'])
    const [first] = await waitingFor('manager', 'jsa')
    expect(first).toMatchObject({
      ...{ recordId: 'severe', risk: 'critical', step: 'Approve: residual risk Severe' },
      ...{ dueOn: '2026-03-05', canDecide: false, isSignature: false },
    })
    expect(await approvalsOf('foreman')).toBe(1)
    // What is listed is what its own move lets through.
    for (const id of ['sent', 'wrote', 'own', 'severe', 'high']) {
      const { jsa } = await world.as('foreman')
      const { allowedEvents } = contentOf(await jsa.get({ jsaId: id }))
      const approve = allowedEvents.find(({ event }) => event === 'approve')
      expect(approve?.isOpen ?? false, id).toBe(id === 'high')
    }
  })

  test('is returned from there, and says to the next one who was first', async () => {
    await asks('back')
    expect(await decide('foreman', 'jsa', 'back', 'reject', { reason: 'No spotter.' })).toBeNull()
    expect(await idsFor('manager', 'jsa')).not.toContain('back')
    expect(await decide('manager', 'jsa', 'back', 'approve')).toBe(
      'Already decided by Test Foreman.',
    )
  })
})

test('the list of analyses is narrowed to what waits for me: to sign, and to approve', async () => {
  const crew = [{ person_id: cast.colleague }]
  await placeJsa(world, 'running', { columns: { status: 'active' }, crew })
  await placeJsa(world, 'read', {
    columns: { status: 'active' },
    crew: [{ ...crew[0], ...signedAs('Test Colleague') }],
  })
  const { jsa } = await world.as('colleague')
  const { data } = contentOf(await jsa.list({ section: 'mine', waitsForMe: true }))
  expect(data.map(({ jsaId }) => jsaId).sort()).toEqual(['elsewhere', 'running'])
})

test('a template in review waits for who may approve it and wrote nothing of it', async () => {
  const place = (id: string, columns: Parameters<typeof placeTemplate>[2] = {}) =>
    placeTemplate(world, id, { status: 'in_review', submitted_by: cast.admin, ...columns })
  await place('t-one')
  await place('t-sent', { submitted_by: cast.manager })
  await place('t-wrote', { writer_ids: [cast.reviewer] })
  await place('t-own', { author_id: cast.manager })
  await place('t-draft', { status: 'draft' })
  expect(await idsFor('employee', 'loto_template')).toEqual([])
  expect(await idsFor('manager', 'loto_template')).toEqual(['t-one', 't-wrote'])
  expect(await idsFor('reviewer', 'loto_template')).toEqual(['t-one', 't-own', 't-sent'])
  expect((await waitingFor('manager', 'loto_template'))[0]).toMatchObject({
    ...{ step: 'Approve revision 1', canDecide: false },
    requestedBy: { personId: cast.admin },
  })
  const template = (who: CastName, decision: 'approve' | 'reject', id = 't-one') =>
    decide(who, 'loto_template', id, decision, { reason: 'E-2 is missing.' })
  expect(await template('employee', 'reject')).toBe('You may not do this.')
  expect(await template('manager', 'approve')).toBe(
    'Please read the template and approve it on its own page.',
  )
  expect(await template('manager', 'reject', 't-draft')).toBe(gone)
  expect(await template('manager', 'reject')).toBeNull()
  expect(await template('reviewer', 'reject')).toBe('Already decided by Test Manager.')
})

describe('a quality report', () => {
  test('waits to be verified and approved, and the mild one is approved from there', async () => {
    await placeSqr(world, 's-check', { columns: { status: 'verifying' } })
    await placeSqr(world, 's-mild', { columns: { status: 'approval' } })
    const grave = { status: 'approval', severity: 'level_2' } as const
    await placeSqr(world, 's-grave', { columns: grave })
    await placeSqr(world, 's-own', {
      columns: { status: 'approval', investigator_ids: [cast.reviewer] },
    })
    expect(await idsFor('employee', 'sqr')).toEqual([])
    expect(await waitingFor('manager', 'sqr')).toMatchObject([
      { recordId: 's-check', step: 'Verify', canDecide: false, dueOn: '2026-03-08' },
    ])
    expect(await waitingFor('reviewer', 'sqr')).toMatchObject([
      { recordId: 's-grave', risk: 'high', canDecide: false, dueOn: null },
      { recordId: 's-mild', risk: 'low', canDecide: true },
    ])
    const report = (who: CastName, id: string, decision: 'approve' | 'reject') =>
      decide(who, 'sqr', id, decision, { reason: 'It is so.' })
    expect(await report('employee', 's-mild', 'approve')).toBe('You may not do this.')
    expect(await report('manager', 's-check', 'approve')).toBe(
      'Please verify each part on the page of the report.',
    )
    expect(await report('reviewer', 's-grave', 'approve')).toBe(
      'Of Level 2 or above it is read first. Please approve it on its own page.',
    )
    expect(await report('reviewer', 's-own', 'approve')).toBe(
      'You have investigated this. Please let somebody else decide on it.',
    )
    expect(await report('reviewer', 's-grave', 'reject')).toBeNull()
    expect(await report('reviewer', 's-mild', 'approve')).toBeNull()
    expect(await report('reviewer', 's-mild', 'approve')).toBe('Already decided by you.')
    expect(await approvalsOf('reviewer')).toBe(2)
  })

  test('is counted on the first page once', async () => {
    const { home } = await world.as('manager')
    const { waiting } = contentOf(await home.get({}))
    const approvals = waiting.find(({ kind }) => kind === 'to_approve')
    expect(approvals?.count).toBe(await approvalsOf('manager'))
    expect(waiting.some(({ kind }) => kind === 'sqrs_waiting')).toBe(false)
  })
})
