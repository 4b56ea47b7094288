import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, castFullName, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa, signedAs } from '../../../test/place-jsa.ts'
import { grantTo } from '../../../test/rights.ts'

type Event = CallInput<CallOf<'jsa.act'>>['event']
type HazardDraft = Exclude<CallInput<CallOf<'jsa.saveHazards'>>['hazards'], string>[number]

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'employee', ['create_jsa', 'delete_own_jsa'])
  await grantTo(world, 'manager', ['edit_all_jsa'])
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const act = async (who: CastName, jsaId: string, event: Event, reason = 'It is so.') =>
  (await as(who)).jsa.act({ jsaId, event, reason })
const read = async (who: CastName, jsaId: string) =>
  contentOf(await (await as(who)).jsa.get({ jsaId }))
const saveHazards = async (who: CastName, jsaId: string, hazards: HazardDraft[], change = 'So.') =>
  (await as(who)).jsa.saveHazards({ jsaId, hazards, change })
const askedToApprove = async (who: CastName, jsaId: string) => {
  await world.tell()
  const { data } = contentOf(await (await as(who)).notifications.list({}))
  return data.some(({ kind, record }) => kind === 'jsa_to_approve' && record?.id === jsaId)
}

const rated = (title: string, severity: number, hazardId?: string): HazardDraft => ({
  ...{ title, ...(hazardId === undefined ? {} : { hazardId }), step: 'Lift' },
  ...{ initialLikelihood: 4, initialSeverity: 5, residualLikelihood: 3 },
  residualSeverity: severity,
  controls: [{ text: 'Tag lines', level: 'administrative' }],
})
const [low, high] = [1, 3]
const refusedToGrow = {
  problem: {
    fields: [{ message: 'Somebody else approves a risk that has grown. Stop the work.' }],
  },
}
const otherApproves = { problem: { message: 'Somebody else approves hazards that you wrote.' } }

test('a second high hazard of a running job is approved as the first one was, whoever adds it', async () => {
  const risk = { residual_likelihood: 3, residual_severity: high }
  // Its supervisor wrote it: somebody else approved its one high hazard.
  const columns = { status: 'active', author_id: cast.foreman } as const
  await placeJsa(world, 'grows', {
    columns,
    hazards: [risk, {}],
    crew: [{ person_id: cast.foreman, ...signedAs(castFullName('foreman')) }],
  })
  const kept = [rated('Load swings', high, 'grows-h0'), rated('Hands', low, 'grows-h1')]
  const more = [...kept, rated('Hose whips', high)]
  expect(await saveHazards('foreman', 'grows', more)).toMatchObject(refusedToGrow)
  const risen = [rated('Load swings', high, 'grows-h0'), rated('Hands', high, 'grows-h1')]
  expect(await saveHazards('foreman', 'grows', risen)).toMatchObject(refusedToGrow)
  expect(await read('foreman', 'grows')).toMatchObject({ revision: 1, hazardCount: 2 })
  // What was approved stays so through an edit of something else; whoever may approve adds another.
  contentOf(await saveHazards('foreman', 'grows', kept))
  contentOf(await saveHazards('manager', 'grows', more))
  expect(await read('foreman', 'grows')).toMatchObject({ revision: 3, hazardCount: 3 })
})

test('who wrote the hazards of somebody else’s draft does not approve them, and is not asked to', async () => {
  await placeJsa(world, 'written', { hazards: [] })
  contentOf(await saveHazards('foreman', 'written', [rated('Load swings', high)]))
  contentOf(await act('employee', 'written', 'submit'))
  expect(await act('foreman', 'written', 'approve')).toMatchObject(otherApproves)
  expect((await read('foreman', 'written')).allowedEvents).toContainEqual(
    expect.objectContaining({ event: 'approve', isOpen: false }),
  )
  expect(await askedToApprove('foreman', 'written')).toBe(false)
  expect(await askedToApprove('manager', 'written')).toBe(true)
  contentOf(await act('manager', 'written', 'approve'))
})

test('who put the hazards of a draft in another order wrote none of them, and approves', async () => {
  const risk = { residual_likelihood: 3, residual_severity: high }
  await placeJsa(world, 'ordered', { hazards: [risk, { title: 'Hands' }] })
  const { hazards } = await read('foreman', 'ordered')
  const ordered = hazards.toReversed().map((hazard) => ({ ...hazard, masterVersion: undefined }))
  contentOf(await saveHazards('foreman', 'ordered', ordered))
  contentOf(await act('employee', 'ordered', 'submit'))
  expect(await askedToApprove('foreman', 'ordered')).toBe(true)
  contentOf(await act('foreman', 'ordered', 'approve'))
})

test('whoever copies an analysis has written its hazards, and so has who wrote them there', async () => {
  const columns = { status: 'ready' as const, hazard_writers: [cast.foreman] }
  await placeJsa(world, 'origin', { columns })
  const { jsaId } = contentOf(await (await as('employee')).jsa.clone({ jsaId: 'origin' }))
  const { hazard_writers } = await world.database.kysely
    .selectFrom('jsas')
    .select('hazard_writers')
    .where('id', '=', jsaId)
    .executeTakeFirstOrThrow()
  expect(hazard_writers.toSorted()).toEqual([cast.employee, cast.foreman].toSorted())
})

test('a draft that was submitted before is cancelled, and not deleted', async () => {
  await placeJsa(world, 'back')
  expect((await read('employee', 'back')).can.delete).toBe(true)
  contentOf(await act('employee', 'back', 'submit'))
  contentOf(await act('employee', 'back', 'withdraw'))
  const { status, can } = await read('employee', 'back')
  expect({ status, canDelete: can.delete }).toEqual({ status: 'draft', canDelete: false })
  expect(await (await as('employee')).jsa.remove({ jsaId: 'back' })).toMatchObject({
    problem: {
      ...{ name: 'wrong_state' },
      message: 'What was submitted is not deleted. Please cancel the job instead.',
    },
  })
})

test('what its controls make likelier or worse is not submitted, nor saved while the job runs', async () => {
  const worse = { initial_likelihood: 2, initial_severity: 2, residual_likelihood: 3 }
  await placeJsa(world, 'worse', { hazards: [{}, { ...worse, residual_severity: 1 }] })
  const message =
    'With its controls “Hazard 1” is likelier or worse than before. Please rate it again.'
  expect(await act('employee', 'worse', 'submit')).toMatchObject({ problem: { message } })
  await placeJsa(world, 'runs-worse', {
    columns: { status: 'active' },
    crew: [{ person_id: cast.foreman, ...signedAs(castFullName('foreman')) }],
  })
  const grim = { ...rated('Hose whips', low), initialSeverity: 1, residualSeverity: 2 }
  const saved = await saveHazards('foreman', 'runs-worse', [grim])
  expect(saved).toMatchObject({
    problem: {
      fields: [{ path: 'hazards', message: message.replace('Hazard 1', 'Hose whips') }],
    },
  })
  contentOf(await saveHazards('foreman', 'runs-worse', [{ ...grim, initialSeverity: 2 }]))
})
