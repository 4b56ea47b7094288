import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '@holdpoint/server'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import {
  action as pageAction,
  loader as pageLoader,
} from '../_shell.jsa.manage-jsa.view.$id/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let employee: TestPerson
let me: { personId: string; name: string }

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  me = content(await employee.client.auth.session({})).user
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
/** Each post is another one. */
const nextKey = () => `post-${(keys += 1)}`

/** A job that the employee runs, with its sign-on open. */
async function opened(title: string): Promise<string> {
  const { jsa } = employee.client
  const startsAt = new Date(Date.now() + 30 * 60_000).toISOString()
  const said = {
    ...{ description: 'Old cable off, new one on.', location: 'Beside the gate' },
    ...{ permits: 'lifting', weather: 'Gusts at noon', simops: 'A crew paints above' },
  }
  const draft = { title, startsAt, supervisorId: me.personId, ...said }
  const { jsaId } = content(await jsa.save(draft))
  const rated = {
    ...{ initialLikelihood: 3, initialSeverity: 4, residualLikelihood: 1, residualSeverity: 3 },
    controls: [{ text: 'Tag lines', level: 'administrative' as const }],
  }
  const swings = { title: 'Load swings', step: 'Lift', description: 'A gust turns the load.' }
  content(await jsa.saveHazards({ jsaId, hazards: [{ ...swings, ...rated }] }))
  const visitor = { name: 'Ines Okoye', company: 'Larkspur Cranes' }
  content(await jsa.saveAttendees({ jsaId, attendees: [{ personId: me.personId }, visitor] }))
  content(await jsa.act({ jsaId, event: 'submit' }))
  content(await jsa.act({ jsaId, event: 'open' }))
  return jsaId
}

/** Something that the crew must hear of, which raises the revision. */
async function rebriefed(jsaId: string, reason: string) {
  content(await employee.client.jsa.act({ jsaId, event: 'rebrief', reason }))
}

type Query = Parameters<typeof paths.jsaSign>[1]

async function sheet(jsaId: string, query: Query = {}) {
  const arrived = await world.arriving(employee, paths.jsaSign(jsaId, query))
  return loader({ ...arrived, params: { id: jsaId } })
}

/** Where an address of the sheet leads to; null where it stays. */
async function ledTo(jsaId: string, query: Query): Promise<string | null> {
  return sheet(jsaId, query).then(
    () => null,
    (thrown: unknown) => {
      if (thrown instanceof Response) {
        return thrown.headers.get('Location')
      }
      throw thrown
    },
  )
}

async function post(jsaId: string, fields: Record<string, string>, query: Query) {
  const body = new URLSearchParams({ ...fields, formKey: nextKey() })
  const at = paths.jsaSign(jsaId, query)
  const arrived = await world.arriving(employee, at, { method: 'POST', body })
  const answer = await action({ ...arrived, params: { id: jsaId } })
  return answer instanceof Response ? answer.headers.get('Location') : answer
}

async function page(jsaId: string, query: Parameters<typeof paths.jsa>[1] = {}) {
  const arrived = await world.arriving(employee, paths.jsa(jsaId, query))
  return pageLoader({ ...arrived, params: { id: jsaId } })
}

const lineOf = async (jsaId: string, name: string) => {
  const found = (await sheet(jsaId)).sheet.crew.find((line) => line.name === name)
  if (found === undefined) {
    throw new Error(`${name} is not on the sheet.`)
  }
  return found
}

const signing = (attendee: string, revision: number, password: string) => ({
  ...{ intent: 'sign-typed', attendeeId: attendee, revision: String(revision) },
  ...{ language: 'es', signer: me.name, name: me.name, password },
})

test('the sheet shows all that is signed: the work, where it is, its steps and their hazards', async () => {
  const { sheet: shown } = await sheet(await opened('Swap the cable'))
  expect(shown.job.map(({ text }) => text)).toEqual([
    ...['Beside the gate', 'Critical lift', 'Old cable off, new one on.'],
    ...['Gusts at noon', 'A crew paints above'],
  ])
  expect(shown.steps).toMatchObject([
    {
      name: 'Lift',
      hazards: [
        {
          ...{ title: 'Load swings', description: 'A gust turns the load.' },
          controls: [{ text: 'Tag lines' }],
        },
      ],
    },
  ])
})

test('what is signed is the revision that was read: another one is read first', async () => {
  const jsaId = await opened('Rig up')
  const { id: attendee } = await lineOf(jsaId, me.name)
  const read = { revision: 1, attendee }
  const first = await sheet(jsaId, read)
  expect(first.sheet).toMatchObject({ revision: 1, readAgain: null, changed: null })
  expect(first.signing).toMatchObject({ revision: 1 })
  expect(first.signing?.languages.map(({ to }) => to)).toEqual(
    ['en', 'es', 'fr'].map((language) => paths.jsaSign(jsaId, { ...read, language })),
  )
  await rebriefed(jsaId, 'The crane is another one.')
  await rebriefed(jsaId, 'The wind has turned.')
  const sheetSince = paths.jsaSign(jsaId, { revision: 1 })
  expect(await ledTo(jsaId, read)).toBe(sheetSince)
  expect(await ledTo(jsaId, { ...read, language: 'es' })).toBe(sheetSince)
  // So does what was pressed before the page knew of it.
  expect(await post(jsaId, signing(attendee, 1, demoPassword), read)).toBe(sheetSince)
  expect((await lineOf(jsaId, me.name)).isSigned).toBe(false)
  // An address that says nothing of what was read signs nothing.
  expect(await ledTo(jsaId, { attendee })).toBe(paths.jsaSign(jsaId))
  const again = await sheet(jsaId, { revision: 1 })
  expect(again.signing).toBeNull()
  expect(again.sheet).toMatchObject({
    revision: 3,
    readAgain: expect.stringContaining('has changed since you read revision 1'),
    changed: 'Changed: The crane is another one.\nThe wind has turned.',
  })
  expect((await sheet(jsaId, { revision: 3, attendee })).signing).toMatchObject({ revision: 3 })
})

test('the crew is shown as briefed in the language in which they signed', async () => {
  const jsaId = await opened('Lift the missile')
  const { id: attendeeId } = await lineOf(jsaId, me.name)
  const typed = { kind: 'typed', name: me.name, password: demoPassword, language: 'es' } as const
  content(await employee.client.jsa.signAttendee({ jsaId, attendeeId, revision: 1, ...typed }))
  const { crew } = await page(jsaId, { pane: 'crew' })
  expect(crew?.find(({ name }) => name === me.name)?.about).toContain('Briefed in Español')
  await rebriefed(jsaId, 'The wind has turned.')
  // Who signs again is asked in that language.
  const again = await sheet(jsaId, { revision: 2, attendee: attendeeId })
  expect(again.signing).toMatchObject({ language: 'es' })
})

test('work is stopped from the page and the sheet of a job whose time is over', async () => {
  const jsaId = await opened('Grease the valves')
  const { kysely } = world.entry.database
  const over = { status: 'expired', status_reason: 'Its time is over.' } as const
  await kysely.updateTable('jsas').set(over).where('id', '=', jsaId).execute()
  expect((await sheet(jsaId)).sheet).toMatchObject({ isActive: false, stop: { isOpen: true } })
  expect((await page(jsaId)).view).toMatchObject({ stop: { isOpen: true }, isStopped: false })
  const body = new URLSearchParams({
    ...{ intent: 'move', event: 'stop', reason: 'They still lift.', formKey: nextKey() },
  })
  const at = paths.jsa(jsaId, { dialog: 'move', event: 'stop' })
  const arrived = await world.arriving(employee, at, { method: 'POST', body })
  await pageAction({ ...arrived, params: { id: jsaId } })
  const { view } = await page(jsaId)
  expect(view).toMatchObject({ status: 'expired', isStopped: true, stop: { isOpen: true } })
  expect(view.notes[0]?.title).toContain(`${me.name} has stopped the work`)
  expect((await sheet(jsaId)).sheet).toMatchObject({
    ...{ stopped: 'Work is stopped: They still lift.', stop: { isOpen: true } },
  })
  await kysely.updateTable('jsas').set({ opened_at: null }).where('id', '=', jsaId).execute()
  expect((await sheet(jsaId)).sheet.stop).toBeNull()
})

test('a signature of an older revision is not shown as one of the last, where its job has ended', async () => {
  const jsaId = await opened('Test the missile')
  const { kysely } = world.entry.database
  const ended = new Date().toISOString()
  const closed = { status: 'closed', closed_at: ended, revision: 2 } as const
  await kysely.updateTable('jsas').set(closed).where('id', '=', jsaId).execute()
  const older = { signed_at: ended, signed_revision: 1, left_at: ended }
  await kysely
    .updateTable('jsa_attendees')
    .set(({ cast, val }) => ({ ...older, signature: cast(val('{"kind":"typed"}'), 'jsonb') }))
    .where('jsa_id', '=', jsaId)
    .where('person_id', '=', me.personId)
    .execute()
  const line = await lineOf(jsaId, me.name)
  expect(line).toMatchObject({ isAgain: true, isSigned: false, signed: null })
  const { crew } = await page(jsaId, { pane: 'crew' })
  expect(crew?.find(({ name }) => name === me.name)).toMatchObject({
    ...{ state: 'Signed revision 1, not signed anew', isMissing: true },
  })
  expect(crew?.find(({ name }) => name === 'Ines Okoye')?.state).toBe('Not signed')
})

test('a password that was mistyped makes nobody sign what they have not read', async () => {
  const jsaId = await opened('Pump down')
  const { id: attendee } = await lineOf(jsaId, me.name)
  const read = { revision: 1, attendee, language: 'es' }
  const refused = await post(jsaId, signing(attendee, 1, 'not this one'), read)
  expect(JSON.stringify(refused)).toContain('That is not your password.')
  await rebriefed(jsaId, 'The wind has turned.')
  // The page that follows leads back to the sheet.
  expect(await ledTo(jsaId, read)).toBe(paths.jsaSign(jsaId, { revision: 1 }))
  expect((await lineOf(jsaId, me.name)).isSigned).toBe(false)
})
