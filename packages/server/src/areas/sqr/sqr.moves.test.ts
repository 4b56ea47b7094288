import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqrMoves } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import {
  eventsOf,
  fieldsOf,
  startSqrWorld,
  whyNot,
  wholeHeader,
  type SqrWorld,
} from '../../../test/sqr-world.ts'
import type { ActionsTable } from '../actions/actions.tables.ts'
import { sqrGuards, type SqrFacts } from './sqr.rules.ts'

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
})
afterAll(() => world.close())

const led = { ownerId: cast.foreman, teamIds: [cast.colleague] }
const asJson = (lines: unknown) => JSON.stringify(lines) as never
const move = async (...[who, ...asked]: Parameters<SqrWorld['ask']>) =>
  contentOf(await world.ask(who, ...asked))
const phaseOf = async (sqrId: string) => (await world.read('admin', sqrId)).phase

test('a report of Level 3 goes the whole way, and comes back', async () => {
  const sqrId = await world.begin()
  const why = async (...[who, , event]: Parameters<SqrWorld['ask']>) =>
    whyNot(await world.ask(who, sqrId, event))
  await move('employee', sqrId, 'submit')
  expect(await why('admin', sqrId, 'investigate')).toBe(
    'Please choose who leads the investigation.',
  )
  const reporter = await world.sqr('employee')
  const edit = { ...wholeHeader, sqrId, ownerId: cast.foreman }
  contentOf(await reporter.saveHeaderInfo(edit))
  expect(await why('foreman', sqrId, 'investigate')).toContain('a team investigates')
  contentOf(await reporter.saveHeaderInfo({ ...edit, ...led }))
  await move('foreman', sqrId, 'investigate')

  const owner = await world.sqr('foreman')
  const part = { itemNumber: 'FE-100', condition: 'failed' }
  contentOf(await owner.saveParts({ sqrId, parts: asJson([part]) }))
  expect(await why('colleague', sqrId, 'ask_verification')).toBe(
    'Please choose the responsible party.',
  )
  const party = { responsiblePartyId: 'responsible-party.vendor', vendor: 'Valves Inc.' }
  contentOf(await owner.saveHeaderInfo({ ...edit, ...led, ...party }))
  await move('colleague', sqrId, 'ask_verification')
  expect(await why('manager', sqrId, 'verify')).toBe('Nothing was said of part FE-100 yet.')
  const verifier = await world.sqr('manager')
  const [{ lineId } = { lineId: '' }] = (await world.read('manager', sqrId)).parts
  const verdict = { verdict: 'verified', note: '' } as const
  contentOf(await verifier.verifyParts({ sqrId, lineIds: [lineId], ...verdict }))
  expect(await why('manager', sqrId, 'verify')).toContain('responsible party yet')
  contentOf(await verifier.verifyResponsibleParty({ sqrId, ...verdict }))
  await move('manager', sqrId, 'verify')

  expect(await why('foreman', sqrId, 'ask_approval')).toContain('it needs its causes')
  const scat = [{ itemId: 'scat.immediate-cause.act.step-skipped' }]
  contentOf(await owner.saveScat({ sqrId, scat: asJson(scat) }))
  const ncr = { requirement: 'Seals are checked.', containment: 'Set aside' }
  contentOf(await owner.saveNcr({ sqrId, ncr: asJson([ncr]) }))
  expect(await why('foreman', sqrId, 'ask_approval')).toContain('no corrective action yet')
  const worked = {
    ...{ ...ncr, dispositionId: 'ncr.disposition.scrap', cause: 'Wrong seal' },
    correctiveAction: 'New list of seals',
  }
  contentOf(await owner.saveNcr({ sqrId, ncr: asJson([worked]) }))
  expect(await why('foreman', sqrId, 'ask_approval')).toContain('it needs an action')
  const draft = { title: 'Order seals', assigneeIds: [cast.colleague], dueOn: '2026-03-20' }
  const { actionId } = contentOf(await owner.saveActions({ sqrId, ...draft }))
  expect(await why('foreman', sqrId, 'ask_approval')).toBe(
    'The timeline adds up to 0 h, the lost time is 9 h.',
  )
  const event = { eventId: 'timeline-event.stop.ours', at: '2026-03-04T06:00:00Z', hours: 8.75 }
  contentOf(await owner.saveTimeline({ sqrId, timeline: asJson([event]) }))
  await move('foreman', sqrId, 'ask_approval')
  expect(await world.read('foreman', sqrId)).toMatchObject({
    ...{ phase: 'approval', status: { status: 'Awaiting approval' }, can: { edit: false } },
    ...{ actions: 1, openActions: 1, linkedActions: [{ actionId, title: 'Order seals' }] },
  })
  expect(whyNot(await owner.saveScat({ sqrId, scat: [] }))).toContain('waits for approval')

  expect(problemOf(await world.ask('manager', sqrId, 'approve'))).toBe('forbidden')
  expect(await why('reviewer', sqrId, 'approve')).toBe(
    'Level 3 is approved and closed by somebody who may edit all reports.',
  )
  expect(fieldsOf(await world.ask('admin', sqrId, 'return'))).toEqual([
    ['reason', 'Please say why.'],
  ])
  await move('admin', sqrId, 'return', { reason: 'Which seal?' })
  expect((await world.read('foreman', sqrId)).statusReason).toBe('Which seal?')
  await move('foreman', sqrId, 'ask_approval')
  await move('admin', sqrId, 'approve')
  expect(await phaseOf(sqrId)).toBe('monitoring')

  const helped = { reason: 'No leak for a month.' }
  expect(whyNot(await world.ask('reviewer', sqrId, 'effective', helped))).toContain(
    'approved and closed by somebody',
  )
  const closing = () => world.ask('admin', sqrId, 'effective', helped)
  expect(whyNot(await closing())).toBe('One of its actions is not closed yet.')
  const change = (columns: Updateable<ActionsTable>) =>
    world.database.kysely.updateTable('actions').set(columns).where('id', '=', actionId).execute()
  // What comes again and again is waited for once.
  await change({ repeat_every_days: 30 })
  expect(whyNot(await closing())).toBe('One of its actions is not closed yet.')
  await change({ status: 'closed', closed_at: '2026-03-05T15:00:00Z' })
  await placeAction(world, 'again', {
    columns: { title: 'Order seals', source_type: 'sqr', source_id: sqrId, repeat_every_days: 30 },
  })
  expect(whyNot(await closing())).toBe('Its non-conformance is not closed yet.')
  const seen = { verification: 'List seen', effectiveness: 'effective' }
  contentOf(await owner.saveNcr({ sqrId, ncr: asJson([{ ...worked, ...seen }]) }))
  contentOf(await closing())
  const closed = await world.read('admin', sqrId)
  expect(closed).toMatchObject({ phase: 'closed', statusReason: helped.reason, isOverdue: false })
  expect(closed.closedAt).not.toBeNull()
  expect(eventsOf(closed)).toEqual({ reopen: null, void: null })

  world.wait(40 * 60_000)
  await move('admin', sqrId, 'reopen', { reason: 'It leaks again.' })
  const reopened = await world.read('admin', sqrId)
  expect(reopened).toMatchObject({ phase: 'investigating', closedAt: null })
  const days = Date.parse(reopened.dueAt ?? '') - world.ports.clock.now().getTime()
  expect(days / 86_400_000).toBe(30)
  await move('admin', sqrId, 'void', { reason: 'Reported twice.' })
  expect(eventsOf(await world.read('admin', sqrId))).toEqual({})
  expect(reopened.history.data[0]).toMatchObject({ action: 'reopen', reason: 'It leaks again.' })
})

test('a report without actions is closed as it is approved, by nobody who has investigated it', async () => {
  const mild = { endsAt: '2026-03-04T07:00:00Z', responsiblePartyId: 'responsible-party.nature' }
  const sqrId = await world.begin({ ...mild, ownerId: cast.reviewer })
  await move('employee', sqrId, 'submit')
  await move('reviewer', sqrId, 'investigate')
  await move('reviewer', sqrId, 'ask_approval')
  expect(whyNot(await world.ask('reviewer', sqrId, 'approve'))).toBe(
    'You have investigated this. Please let somebody else decide on it.',
  )
  await move('admin', sqrId, 'approve')
  expect(await phaseOf(sqrId)).toBe('closed')
})

describe('each guard', () => {
  const facts: SqrFacts = {
    ...{ personId: 'p', editsAll: false, hasTimes: false, hasDescription: false, hasUnit: false },
    ...{ hasCategory: false, severity: 'level_3', ownerId: null, teamIds: [] },
    investigatorIds: [],
    ...{ hasResponsibleParty: false, partyVerdict: null, unverified: null, causeCount: 0 },
    ...{ actionCount: 0, pendingActions: 2, doneActions: 0, ncrStep: 'open' },
    ...{ hours: 9, timelineHours: 8.7 },
    hasOtherStatus: false,
  }
  const passing: SqrFacts = {
    ...{ personId: 'p', editsAll: true, hasTimes: true, hasDescription: true, hasUnit: true },
    ...{ hasCategory: true, severity: 'level_3', ownerId: 'o', teamIds: ['t'] },
    investigatorIds: ['i'],
    ...{ hasResponsibleParty: true, partyVerdict: 'verified', unverified: null, causeCount: 1 },
    ...{ actionCount: 1, pendingActions: 0, doneActions: 1, ncrStep: 'closed' },
    ...{ hours: 9, timelineHours: 9.25 },
    hasOtherStatus: true,
  }
  test.each(Object.entries(sqrGuards))('%s has a sentence, and lets through', (name, guard) => {
    const own = name === 'isNotInvestigator' ? { investigatorIds: ['p'] } : {}
    expect(guard({ ...facts, ...own })).toMatch(/\.$/)
    expect(guard(passing)).toBeNull()
  })

  test('asks less of what is not serious', () => {
    const mild = { ...facts, severity: 'level_1', editsAll: false } as const
    const names = [
      ...(['hasTeam', 'isVerified', 'hasCauses', 'hasAction'] as const),
      ...(['isTimelineWhole', 'isOfQuality'] as const),
    ]
    expect(names.map((name) => sqrGuards[name](mild))).toEqual(names.map(() => null))
  })

  test('stands in the table', () => {
    const asked = Object.values(sqrMoves.events).flatMap(({ guards }) => guards)
    expect(new Set(asked)).toEqual(new Set(Object.keys(sqrGuards)))
  })
})

describe('the status of a phase', () => {
  test('is one that the person may give, of the phase that it leads to', async () => {
    await addStatus('digging', { is_permission_required: false })
    await addStatus('frozen', { is_permission_required: true })
    const sqrId = await world.begin(led)
    await move('employee', sqrId, 'submit')
    expect(whyNot(await world.ask('foreman', sqrId, 'relabel'))).toBe(
      'There is no other status of this phase.',
    )
    expect(eventsOf(await world.read('foreman', sqrId))).not.toHaveProperty('relabel')
    const refused = [['statusId', 'Please choose a status of the phase Investigating.']]
    for (const statusId of ['frozen', 'sqr-status.open']) {
      const reply = await world.ask('foreman', sqrId, 'investigate', { statusId })
      expect(fieldsOf(reply)).toEqual(refused)
    }
    await move('foreman', sqrId, 'investigate', { statusId: 'digging' })
    const detail = await world.read('foreman', sqrId)
    expect(detail.status.statusId).toBe('digging')
    expect(detail.statuses.map(({ statusId }) => statusId)).not.toContain('frozen')
    expect(fieldsOf(await world.ask('foreman', sqrId, 'relabel'))).toEqual([
      ['statusId', 'Please choose another status.'],
    ])
    const since = detail.phaseSince
    world.wait(60_000)
    await move('admin', sqrId, 'relabel', { statusId: 'frozen' })
    expect(await world.read('foreman', sqrId)).toMatchObject({
      ...{ phase: 'investigating', phaseSince: since, status: { statusId: 'frozen' } },
    })
  })
})

async function addStatus(id: string, columns: { is_permission_required: boolean }) {
  await world.database.kysely
    .insertInto('sqr_statuses')
    .values({
      ...{ shard_key: castShard, id, name: `Status ${id}`, phase: 'investigating', place: 9 },
      ...{ background_color: '#ffffff', text_color: '#000000', ...columns },
    })
    .execute()
}
