import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentences } from '@holdpoint/api'
import { cast, castFullName, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { placeManyPeople } from '../../../test/place-people.ts'
import { placeShare } from '../../../test/place-share.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  // Nobody is of anybody's team.
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'manager', ['edit_all_jsa'])
  await grantTo(world, 'admin', ['create_jsa'])
  for (const id of ['refused', 'shared', 'read', 'taken', 'left', 'full', 'ran']) {
    const columns = id === 'ran' ? { status: 'active' as const } : {}
    await placeJsa(world, id, { columns, crew: [{ person_id: cast.reviewer }] })
  }
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const share = async (who: CastName, jsaId: string, ...people: CastName[]) =>
  (await as(who)).jsa.share({ jsaId, personIds: people.map((one) => cast[one]) })
const unshare = async (who: CastName, jsaId: string, person: CastName) =>
  (await as(who)).jsa.unshare({ jsaId, personId: cast[person] })
const read = async (who: CastName, jsaId: string) => (await as(who)).jsa.get({ jsaId })
const told = async (who: CastName, jsaId: string) =>
  contentOf(await read(who, jsaId)).history.data.map(({ action }) => action)
const sharedWith = async (who: CastName, jsaId: string) =>
  contentOf(await read(who, jsaId)).sharedWith

describe('sharing an analysis', () => {
  test('is refused to nobody, to whoever does not read it, and to whom it was only shared with', async () => {
    const asked = { jsaId: 'refused', personIds: [cast.colleague] }
    expect(problemOf(await world.nobody.jsa.share(asked))).toBe('not_signed_in')
    await placeShare(world, { type: 'jsa', id: 'refused', personId: cast.admin })
    for (const who of ['admin', 'colleague', 'outsider'] as const) {
      expect(problemOf(await share(who, 'refused', 'colleague'))).toBe('forbidden')
      expect(problemOf(await unshare(who, 'refused', 'admin'))).toBe('forbidden')
    }
    expect(problemOf(await share('employee', 'none', 'colleague'))).toBe('forbidden')
  })

  test.each([
    ['nobody', [], 'Please choose at least one person.'],
    ['somebody twice', [cast.admin, cast.admin], sentences.share.duplicate],
    [
      ...(['more than 200', Array.from({ length: 201 }, (_, place) => `p-${place}`)] as const),
      'Share with at most 200 people at a time.',
    ],
    [
      'somebody elsewhere',
      [cast.colleague, cast.outsider],
      'Some of the people chosen are not employees here, or no longer.',
    ],
  ])('with %s is refused in a sentence, and shares with nobody', async (_, personIds, message) => {
    const reply = await (await as('employee')).jsa.share({ jsaId: 'refused', personIds })
    expect(reply).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path: 'personIds', message }] },
    })
    expect(problemOf(await read('colleague', 'refused'))).toBe('forbidden')
  })

  test('with whoever has left is refused by their name, and nobody of elsewhere is named', async () => {
    const { kysely } = world.database
    const isHere = (is_active: boolean) =>
      kysely.updateTable('people').set({ is_active }).where('id', '=', cast.colleague).execute()
    await isHere(false)
    expect(await share('employee', 'refused', 'admin', 'colleague', 'outsider')).toMatchObject({
      problem: {
        message: `Some of the people chosen are not employees here, or no longer: ${castFullName('colleague')}.`,
        fields: [{ path: 'personIds' }],
        details: { personIds: [cast.colleague, cast.outsider] },
      },
    })
    await isHere(true)
  })

  test('with more than 200 people in all is refused, and shares with nobody', async () => {
    await placeManyPeople(world, 199)
    for (let one = 1; one <= 199; one += 1) {
      await placeShare(world, { type: 'jsa', id: 'full', personId: `many-${one}` })
    }
    const message = 'It can be shared with at most 200 people in all.'
    const full = { problem: { name: 'invalid_input', fields: [{ path: 'personIds', message }] } }
    expect(await share('employee', 'full', 'colleague', 'admin')).toMatchObject(full)
    expect(problemOf(await read('colleague', 'full'))).toBe('forbidden')
    contentOf(await share('employee', 'full', 'colleague'))
    expect(await share('employee', 'full', 'admin')).toMatchObject(full)
    // Who has it already takes no room.
    contentOf(await share('employee', 'full', 'colleague'))
    expect(await sharedWith('employee', 'full')).toHaveLength(200)
  })

  test('tells whom it was shared with, once, and says who had it already', async () => {
    const first = await share('foreman', 'shared', 'admin', 'reviewer', 'foreman', 'employee')
    expect(contentOf(first)).toEqual({
      addedPersonIds: [cast.admin],
      alreadySharedPersonIds: [cast.reviewer, cast.foreman, cast.employee],
    })
    const again = contentOf(await share('employee', 'shared', 'admin', 'colleague'))
    expect(again).toEqual({
      ...{ addedPersonIds: [cast.colleague], alreadySharedPersonIds: [cast.admin] },
    })
    await world.tell()
    const notified = await world.database.kysely
      .selectFrom('notifications')
      .select(['person_id', 'kind', 'actor_id'])
      .where('record_id', '=', 'shared')
      .orderBy('person_id')
      .execute()
    expect(notified).toEqual([
      { person_id: cast.admin, kind: 'jsa_shared', actor_id: cast.foreman },
      { person_id: cast.colleague, kind: 'jsa_shared', actor_id: cast.employee },
    ])
    const { history, can } = contentOf(await read('employee', 'shared'))
    expect(can.share).toBe(true)
    expect(
      history.data.map(({ action, fields }) => [action, fields[0]?.label, fields[0]?.to]),
    ).toEqual([
      ['share', 'Shared with', castFullName('colleague')],
      ['share', 'Shared with', castFullName('admin')],
    ])
  })

  test('shows with whom to those who may share it alone, in the history as well', async () => {
    const seen = await sharedWith('employee', 'shared')
    expect(
      seen.map(({ person, sharedBy, canTakeBack }) => [
        person.personId,
        sharedBy.personId,
        canTakeBack,
      ]),
    ).toEqual([
      [cast.admin, cast.foreman, false],
      [cast.colleague, cast.employee, true],
    ])
    const mayTakeBack = async (who: CastName) =>
      (await sharedWith(who, 'shared')).map((one) => one.canTakeBack)
    // On the crew, the one who runs it, and who edits all.
    expect(await mayTakeBack('reviewer')).toEqual([false, false])
    expect(await mayTakeBack('foreman')).toEqual([true, true])
    expect(await mayTakeBack('manager')).toEqual([true, true])
    expect(await sharedWith('admin', 'shared')).toEqual([])
    contentOf(await unshare('foreman', 'shared', 'colleague'))
    expect(await told('admin', 'shared')).toEqual([])
    expect(await told('reviewer', 'shared')).toEqual(['unshare', 'share', 'share'])
  })
})

describe('whom it was shared with', () => {
  beforeAll(async () => {
    await placeShare(world, { type: 'jsa', id: 'read', personId: cast.admin })
    await placeShare(world, { type: 'jsa', id: 'ran', personId: cast.admin })
  })

  test('reads it, on the tab of all and in the search as well', async () => {
    const { jsa, search } = await as('admin')
    const ids = async (section: 'mine' | 'team' | 'all') =>
      contentOf(await jsa.list({ section, fromDate: 'none' })).data.map(({ jsaId }) => jsaId)
    expect(await ids('all')).toContain('read')
    expect([await ids('mine'), await ids('team')]).toEqual([[], []])
    expect(contentOf(await search.find({ search: 'Job read' })).analyses.data).toHaveLength(1)
    expect(contentOf(await jsa.hazards({ jsaId: 'read' }))).toHaveLength(1)
    expect(contentOf(await jsa.attendees({ jsaId: 'read' }))).toHaveLength(1)
  })

  test('does nothing else, but stops the work', async () => {
    const { jsa } = await as('admin')
    const typed = { kind: 'typed' as const, name: castFullName('admin'), password: castPassword }
    const refused = await Promise.all([
      jsa.save({ jsaId: 'ran', title: 'Mine now' }),
      jsa.saveHazards({ jsaId: 'ran', hazards: [] }),
      jsa.saveAttendees({ jsaId: 'ran', attendees: [] }),
      jsa.attendeeActions({ jsaId: 'ran', event: 'join' }),
      jsa.signAttendee({ jsaId: 'ran', attendeeId: 'ran-a0', revision: 1, ...typed }),
      jsa.signAttendee({ jsaId: 'ran', attendeeId: 'none', revision: 1, ...typed }),
      jsa.act({ jsaId: 'ran', event: 'rebrief', reason: 'So.' }),
      jsa.clone({ jsaId: 'ran' }),
      jsa.star({ jsaId: 'ran', isStar: true }),
      jsa.remove({ jsaId: 'ran' }),
      jsa.saveFiles({ jsaId: 'ran', file: 'upload:none' }),
    ])
    expect(refused.map(problemOf)).toEqual(refused.map(() => 'forbidden'))
    const { can, allowedEvents } = contentOf(await jsa.get({ jsaId: 'ran' }))
    expect(Object.values(can)).toEqual(Object.values(can).map(() => false))
    expect(allowedEvents.map(({ event }) => event)).toEqual(['stop'])
    const stopped = await jsa.act({ jsaId: 'ran', event: 'stop', reason: 'A gust.' })
    expect(stopped.status).toBe(200)
  })
})

test('a share is taken back by whoever shared it or writes the analysis, and by nobody else', async () => {
  contentOf(await share('reviewer', 'taken', 'admin', 'colleague'))
  // Its author, who has no key to write by.
  expect(problemOf(await unshare('employee', 'taken', 'admin'))).toBe('forbidden')
  expect((await read('admin', 'taken')).status).toBe(200)
  const { jsa, search } = await as('admin')
  const found = async () => [
    contentOf(await jsa.list({ section: 'all', fromDate: 'none', search: 'Job taken' })).data
      .length,
    contentOf(await search.find({ search: 'Job taken' })).analyses.data.length,
  ]
  expect(await found()).toEqual([1, 1])
  contentOf(await unshare('reviewer', 'taken', 'admin'))
  expect(await found()).toEqual([0, 0])
  contentOf(await unshare('manager', 'taken', 'colleague'))
  expect(problemOf(await unshare('reviewer', 'taken', 'admin'))).toBe('not_found')
  for (const who of ['admin', 'colleague'] as const) {
    expect(problemOf(await read(who, 'taken'))).toBe('forbidden')
  }
  const { history } = contentOf(await read('employee', 'taken'))
  expect(history.data[0]).toMatchObject({
    action: 'unshare',
    fields: [{ label: 'Shared with', from: castFullName('colleague'), to: null }],
  })
})

test('what somebody shared who has left the crew is taken back by those who write the analysis', async () => {
  contentOf(await share('reviewer', 'left', 'admin'))
  // Shared once more, it stays the share of the first.
  expect(contentOf(await share('foreman', 'left', 'admin')).addedPersonIds).toEqual([])
  const gone = world.database.kysely.deleteFrom('jsa_attendees').where('jsa_id', '=', 'left')
  await gone.execute()
  expect(problemOf(await unshare('reviewer', 'left', 'admin'))).toBe('forbidden')
  expect(await sharedWith('employee', 'left')).toMatchObject([
    { sharedBy: { personId: cast.reviewer }, canTakeBack: false },
  ])
  contentOf(await unshare('foreman', 'left', 'admin'))
  expect(problemOf(await read('admin', 'left'))).toBe('forbidden')
})
