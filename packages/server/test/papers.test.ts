import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOnStatements, type Client } from '@holdpoint/api'
import { json } from '../src/db/json.ts'
import { cast, castFullName, castShard, type CastName } from './cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from './harness.ts'
import { placeAction } from './place-action.ts'
import { placeEntry } from './place-entry.ts'
import { placeJsa, signedAs } from './place-jsa.ts'
import { lockedOn, lockedWith, placeLoto } from './place-loto.ts'
import { placedCategories, placeSqr } from './place-sqr.ts'
import { checkedByQpdf, hasPdfPrograms, objectsOf, pagesOf } from './read-pdf.ts'
import { sendPhoto } from './send-photo.ts'

// The PDFs of records: who gets them, and what stands on them.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
})
afterAll(() => world.close())

type Ask = (client: Client, id: string) => ReturnType<Client['jsa']['pdf']>

const kinds: readonly [string, { place: (id: string) => Promise<unknown>; ask: Ask }][] = [
  [
    'an entry',
    {
      place: (id) => placeEntry(world, id, { person: 'employee', status: 'complete' }),
      ask: ({ myForms }, myFormId) => myForms.pdf({ myFormId }),
    },
  ],
  [
    'an analysis',
    { place: (id) => placeJsa(world, id), ask: ({ jsa }, jsaId) => jsa.pdf({ jsaId }) },
  ],
  [
    'a lockout',
    { place: (id) => placeLoto(world, id), ask: ({ loto }, lotoId) => loto.pdf({ lotoId }) },
  ],
  ['a report', { place: (id) => placeSqr(world, id), ask: ({ sqr }, sqrId) => sqr.pdf({ sqrId }) }],
]

const fetched = (url: string, as: CastName) => world.http(url.replace('/api/v1', ''), { as })

/** The PDF as somebody gets it, and its words. */
async function paperOf(ask: Ask, id: string, who: CastName = 'employee') {
  // A paper each two seconds is what everybody gets.
  world.wait(2000)
  const { url, fileName } = contentOf(await ask(await world.as(who), id))
  const bytes = new Uint8Array(await (await fetched(url, who)).arrayBuffer())
  const pages = await pagesOf(bytes.slice().buffer)
  return { bytes, fileName, pages, text: pages.join(' ').replace(/\s+/g, ' ') }
}

const askOf = (kind: string): Ask => {
  const [, found] = kinds.find(([name]) => name === kind) ?? []
  return found?.ask ?? (() => Promise.reject(new Error(`No kind is called ${kind}.`)))
}

describe.each(kinds)('the PDF of %s', (what, { place, ask }) => {
  const id = `paper-${what.replaceAll(' ', '-')}`
  beforeAll(() => place(id))

  test('is refused alike where it is foreign, and where there is none', async () => {
    const stranger = await world.as('colleague')
    expect(problemOf(await ask(stranger, id))).toBe('forbidden')
    expect(problemOf(await ask(stranger, 'none'))).toBe('forbidden')
  })

  test('is served by its address to nobody but who asked, and for a minute', async () => {
    const { url, fileName } = contentOf(await ask(await world.as('employee'), id))
    expect(fileName).toMatch(/^\S+\.pdf$/)
    expect((await fetched(url, 'colleague')).status).toBe(403)
    expect((await fetched(`${url}x`, 'employee')).status).toBe(403)
    const response = await fetched(url, 'employee')
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toContain(fileName)
    world.wait(61_000)
    expect((await fetched(url, 'employee')).status).toBe(403)
  })

  test('names its company, its record and who it was made for, and numbers its pages', async () => {
    const { text, pages, bytes, fileName } = await paperOf(ask, id)
    const number = fileName.replace('.pdf', '')
    expect(text).toMatch(new RegExp(`^Test organisation ${number} · `))
    expect(text).toContain(`for ${castFullName('employee')}`)
    expect(text).toContain(`page 1 of ${pages.length}`)
    expect(Buffer.from(bytes).includes('/StructTreeRoot')).toBe(true)
  })
})

describe('the paper of an analysis', () => {
  const ask = askOf('an analysis')

  test('says the job, its hazards by the risk that stays, and who has signed on how', async () => {
    const id = 'on-paper'
    await placeJsa(world, id, {
      columns: {
        ...{ status: 'stopped', status_reason: 'Wind over 30 knots', revision: 2 },
        ...{ permits: ['lifting'], changes: json([{ revision: 2, text: 'A second crane.' }]) },
      },
      hazards: [
        { title: 'Dropped load', residual_likelihood: 4, residual_severity: 5 },
        { title: 'Pinched hands', stop_trigger: 'a tag line is missing' },
      ],
      crew: [
        { person_id: cast.colleague, is_sse: true, ...signedAs('Test Colleague', 1) },
        { name: 'Vic Visitor', company: 'Crane Co', language: 'es' },
      ],
    })
    await drawnBy('foreman', id)
    const { text, bytes } = await paperOf(ask, id)
    expect(text).toContain('The work is stopped Wind over 30 knots')
    expect(text).toContain('Critical lift')
    expect(text).toContain('Revision 2: A second crane.')
    expect(text).toContain('Dropped load')
    expect(text).toMatch(/(Severe|Unacceptable) risk with its controls/)
    expect(text).toContain('Administrative: Tag lines')
    expect(text).toContain('Stop the work when: a tag line is missing')
    expect(text).toContain(signOnStatements.en)
    expect(text).toContain(signOnStatements.es)
    expect(text).toMatch(
      /\(short service\): signed revision 1 by name and password, 5 Mar 2026, [\d:]+ \S+, to be signed anew/,
    )
    expect(text).toContain('Vic Visitor (Crane Co): not signed yet')
    expect(text).toContain(`“${signOnStatements.en}” Signed by ${castFullName('colleague')}`)
    if (hasPdfPrograms) {
      expect(checkedByQpdf(bytes)).toBe('')
      expect(objectsOf(bytes)).toContain(`/Alt (Signature of ${castFullName('foreman')})`)
      expect(objectsOf(bytes)).toContain('/Scope /Row')
    }
  })

  test('prints the statement that was signed in its words, and what stood when its job ended', async () => {
    const id = 'paper-of-the-end'
    const times = { starts_at: '2026-03-04T14:00:00Z', expires_at: '2026-03-05T02:00:00Z' }
    const name = castFullName('colleague')
    const statement = 'Conozco los peligros, como se decía entonces.'
    const read = { signature: json({ kind: 'typed', name, language: 'es', statement }) }
    const early = { left_at: '2026-03-04T20:00:00Z' }
    const atItsEnd = { left_at: times.expires_at }
    await placeJsa(world, id, {
      columns: { ...times, status: 'closed', revision: 2, closed_at: '2026-03-05T12:00:00Z' },
      crew: [
        { person_id: cast.colleague, ...signedAs(name, 1), ...read, ...atItsEnd },
        { name: 'Vic Visitor', ...signedAs('Vic Visitor', 1), ...early },
        { name: 'Una Unsigned', ...atItsEnd },
      ],
    })
    const { text } = await paperOf(ask, id)
    expect(text).toContain(`“${statement}” Signed by ${name}.`)
    expect(text).not.toContain(signOnStatements.es)
    expect(text).toMatch(
      /Colleague: signed revision 1 by name and password, [^;]+, not signed anew/,
    )
    expect(text).toMatch(/Vic Visitor: signed revision 1 by name and password, [^;]+; left/)
    expect(text).not.toMatch(/Vic Visitor: [^;]+not signed anew/)
    expect(text).toContain('Una Unsigned: not signed; left')
  })

  test('says that the work was stopped after its time was over', async () => {
    const columns = { status: 'expired', status_reason: 'They still lift.' } as const
    await placeJsa(world, 'paper-of-the-late', { columns })
    const { text } = await paperOf(ask, 'paper-of-the-late')
    expect(text).toContain('The work is stopped They still lift.')
  })

  /** Adds a line to the crew that was signed by hand. */
  async function drawnBy(who: CastName, jsaId: string) {
    const { kysely } = world.database
    const uploadId = await sendPhoto(world, who)
    const at = '2026-03-05T13:00:00Z'
    await kysely
      .updateTable('uploads')
      .set({ attached_to: jsaId })
      .where('id', '=', uploadId)
      .execute()
    await kysely
      .insertInto('jsa_attendees')
      .values({
        ...{ shard_key: castShard, jsa_id: jsaId, id: `${jsaId}-drawn`, place: 9 },
        ...{ person_id: cast[who], name: '', company: '', role: '', is_sse: false },
        ...{ signed_at: at, signed_revision: 2 },
        signature: json({ kind: 'drawn', name: castFullName(who), at, uploadId }),
      })
      .execute()
  }
})

describe('the paper of a lockout', () => {
  const ask = askOf('a lockout')

  test('says each point with its lock and its reading, and who works under it', async () => {
    const id = 'lo-paper'
    const at = '2026-03-05T13:20:00Z'
    await placeLoto(world, id, {
      columns: { status: 'work_active' },
      points: [
        lockedWith('4471', {
          ...{ state: 'verified', reading: '0', expected_reading: '0', unit: 'V' },
          ...{ verified_by: cast.foreman, verified_at: at, is_reading_met: true },
        }),
        lockedWith('4472', {
          ...{ state: 'released', reading: '12', expected_reading: '0', unit: 'V' },
          ...{ holder_id: cast.colleague, is_reading_met: false },
        }),
      ],
      people: [lockedOn(cast.colleague, '4480'), { person_id: cast.manager, role: 'affected' }],
    })
    const { text } = await paperOf(ask, id)
    expect(text).toContain('Out of service: 2 of 2 points locked or tagged, 1 personal lock on')
    expect(text).toContain('Lock: 4471')
    expect(text).toMatch(/Locked by Test Foreman, 5 Mar 2026/)
    expect(text).toContain('Must read 0 V')
    expect(text).toContain('“I work under my lock.” Signed by Test Colleague')
    expect(text).toContain('Reads 0 V')
    expect(text).toContain('Reads 12 V, must read 0 V')
    expect(text).toContain(`Held by ${castFullName('colleague')}`)
    expect(text).toMatch(
      /Colleague \(Works under a lock\): signed by name and password, .*; lock 4480 on/,
    )
    expect(text).toContain(`${castFullName('manager')} (Affected): not signed yet`)
  })
})

describe('the paper of a report', () => {
  const ask = askOf('a report')

  test('says what its header and its parts declare, in words', async () => {
    const id = 'sq-paper'
    await placeSqr(world, id, {
      columns: {
        ...{ status: 'investigating', own_severity: 'level_3', severity: 'level_3' },
        well: 'Adams 4H',
      },
      lines: {
        parts: [
          { content: { itemNumber: 'FE-100', condition: 'failed' }, verdict: 'disputed' },
          { content: { itemNumber: 'FE-200', condition: 'both' } },
        ],
        scat: [{ content: { itemId: placedCategories.scat, why: 'Nobody looked.' } }],
      },
    })
    const { text } = await paperOf(ask, id)
    expect(text).toContain('Level 3')
    expect(text).toContain('Adams 4H')
    expect(text).toContain('It went wrong.')
    expect(text).toMatch(/1 Item number FE-100 Failed or replaced: Failed Disputed by Test Manager/)
    expect(text).toContain('2 Item number FE-200 Failed or replaced: Failed and replaced')
    expect(text).toContain('Why: Nobody looked.')
    expect(text).not.toContain('Timeline')
  })

  test('says its lost time, its non-conformance and how its actions stand, of whatever level', async () => {
    const id = 'unlevelled'
    const severity = { own_severity: 'none', severity: 'none' } as const
    await placeSqr(world, id, {
      columns: { status: 'monitoring', ncr_step: 'cause_found', ...severity },
    })
    const columns = { source_type: 'sqr', source_id: id, status: 'pending_verification' } as const
    await placeAction(world, 'on-paper', { columns })
    const { text } = await paperOf(ask, id)
    expect(text).toContain('Lost time: 1.5 h')
    expect(text).toContain('Non-conformance: Cause found')
    expect(text).toContain('Action on-paper · To verify · due 2026-03-20 · Test Colleague')
  })
})
