import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kiosksOfPadMax } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeSheet } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'
import { hashToken } from '../../session/tokens.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_sds'])
  await placeSheet(world, 'on-pad', { product_name: 'Acid', synonyms: ['Muriatic'] })
  await placeSheet(world, 'elsewhere')
  await placeSheet(world, 'in-review', { status: 'reviewing' })
  await placeSheet(world, 'out-of-use', { status: 'archived' })
  await placeSheet(world, 'deleted', { deleted_at: '2026-03-05T12:00:00Z' })
  const { kysely } = world.database
  const pad = await kysely.selectFrom('pads').selectAll().executeTakeFirstOrThrow()
  await kysely
    .insertInto('pads')
    .values({ ...pad, id: 'pad-2', name: 'Grouse 3' })
    .execute()
  const onPad = ['on-pad', 'in-review', 'out-of-use', 'deleted']
  await stock(onPad, 'pad-1')
  await stock(['elsewhere'], 'pad-2')
})
afterAll(() => world.close())
beforeEach(() => world.wait(1000))

async function stock(sheetIds: readonly string[], padId: string): Promise<void> {
  const line = { shard_key: castShard, pad_id: padId, quantity: 5, unit: 'gal' }
  const by = { updated_by: cast.manager, updated_at: '2026-03-05T12:00:00Z' }
  await world.database.kysely
    .insertInto('sds_inventory')
    .values(sheetIds.map((id) => ({ ...line, ...by, id: `stock-${id}`, sheet_id: id })))
    .execute()
}

const pdf = '%PDF-1.4\n%%EOF\n'

/** Sends a supplier's PDF in the manager's name and leaves it unattached. */
async function sendPdf(): Promise<string> {
  const identity = await world.server.resolve(await world.tokenOf('manager'))
  const form = new FormData()
  form.set('document', new Blob([pdf]), 'acid.pdf')
  const request = new Request('http://127.0.0.1/page', { method: 'POST', body: form })
  const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
  const received = await world.server.receiveUploads(request, identity, origin)
  const fields = 'refused' in received ? received.fields : await received.text()
  return new URLSearchParams(fields).get('document') ?? ''
}

async function made(padId = 'pad-1'): Promise<{ kioskId: string; kioskKey: string }> {
  const client = await world.as('manager')
  const { kiosk, kioskKey } = contentOf(await client.sds.addKiosk({ padId, name: 'Gate' }))
  return { kioskId: kiosk.kioskId, kioskKey: kioskKey ?? '' }
}

describe('who keeps the keys', () => {
  test('nobody but whoever keeps sheets', async () => {
    const { kioskId } = await made()
    expect(problemOf(await world.nobody.sds.kiosks({}))).toBe('not_signed_in')
    for (const who of ['employee', 'reviewer', 'admin', 'outsider'] as const) {
      const client = await world.as(who)
      expect(problemOf(await client.sds.kiosks({}))).toBe('forbidden')
      expect(problemOf(await client.sds.addKiosk({ padId: 'pad-1', name: 'x' }))).toBe('forbidden')
      expect(problemOf(await client.sds.revokeKiosk({ kioskId }))).toBe('forbidden')
    }
  })

  test('a pad that is not there, no name and too many are refused', async () => {
    const client = await world.as('manager')
    expect(await client.sds.addKiosk({ padId: 'none', name: 'x' })).toMatchObject({
      problem: { fields: [{ path: 'padId' }] },
    })
    expect(await client.sds.addKiosk({ padId: 'pad-2', name: ' ' })).toMatchObject({
      problem: { fields: [{ path: 'name' }] },
    })
    for (let count = 0; count < kiosksOfPadMax; count += 1) {
      await made('pad-2')
    }
    const more = await client.sds.addKiosk({ padId: 'pad-2', name: 'x' })
    expect(problemOf(more)).toBe('too_many_saved')
  })

  test('a key is shown once, kept as a hash, and its making and its end are recorded', async () => {
    const client = await world.as('manager')
    const options = { idempotencyKey: 'one-press-of-the-button' }
    const asked = { padId: 'pad-1', name: 'Gate' }
    const { kiosk, kioskKey } = contentOf(await client.sds.addKiosk(asked, options))
    expect(contentOf(await client.sds.addKiosk(asked, options))).toEqual({ kiosk, kioskKey: null })
    expect(kiosk).toMatchObject({ padName: 'Blue Mesa 12', name: 'Gate', lastUsedAt: null })
    const { kioskId, rowVersion } = kiosk
    contentOf(await client.sds.revokeKiosk({ kioskId }, { ifMatch: rowVersion }))
    contentOf(await client.sds.revokeKiosk({ kioskId }))
    const { data } = contentOf(await client.sds.kiosks({}))
    const ended = data.find((one) => one.kioskId === kioskId)
    expect(ended).toMatchObject({ revokedBy: { personId: 'p-manager' } })
    const { kysely } = world.database
    const row = await kysely
      .selectFrom('sds_kiosks')
      .selectAll()
      .where('id', '=', kioskId)
      .executeTakeFirstOrThrow()
    expect(row.key_hash).toBe(hashToken(kioskKey ?? ''))
    const deeds = await kysely
      .selectFrom('audit_events')
      .selectAll()
      .where('record_type', '=', 'sds_kiosk')
      .where('record_id', '=', kioskId)
      .orderBy('sequence')
      .execute()
    expect(deeds.map(({ action, person_id }) => [action, person_id])).toEqual([
      ['create', 'p-manager'],
      ['revoke', 'p-manager'],
    ])
    expect(JSON.stringify([row, deeds])).not.toContain(kioskKey)
  })
})

describe('what a key opens', () => {
  const refused = ['', 'none', `hpp_${'A'.repeat(43)}`]

  test('nothing, where it is unknown or was ended, and all in one sentence', async () => {
    const { kioskId, kioskKey } = await made()
    contentOf(await world.nobody.sds.kiosk({ kioskKey }))
    contentOf(await (await world.as('manager')).sds.revokeKiosk({ kioskId }))
    for (const key of [...refused, kioskKey]) {
      const door = { kioskKey: key }
      const replies = [
        await world.nobody.sds.kiosk(door),
        await world.nobody.sds.kioskSheet({ ...door, sheetId: 'on-pad' }),
        await world.nobody.sds.kioskDocument({ ...door, sheetId: 'on-pad' }),
        await world.nobody.sds.kioskPack(door),
      ]
      for (const reply of replies) {
        expect(problemOf(reply)).toBe('kiosk_key_refused')
      }
    }
  })

  test('the sheets in force of what lies on its pad, and no others', async () => {
    const { kioskKey } = await made()
    const pad = contentOf(await world.nobody.sds.kiosk({ kioskKey }))
    expect(pad.padName).toBe('Blue Mesa 12')
    expect(pad.sheets.map(({ sheetId }) => sheetId)).toEqual(['on-pad'])
    const sheet = contentOf(await world.nobody.sds.kioskSheet({ kioskKey, sheetId: 'on-pad' }))
    expect(sheet).toMatchObject({ productName: 'Acid', sections: { firstAid: 'About firstAid.' } })
    expect(JSON.stringify(sheet)).not.toContain('p-admin')
    for (const sheetId of ['elsewhere', 'in-review', 'out-of-use', 'deleted', 'none']) {
      const reply = await world.nobody.sds.kioskSheet({ kioskKey, sheetId })
      expect(problemOf(reply)).toBe('not_found')
      const file = await world.nobody.sds.kioskDocument({ kioskKey, sheetId })
      expect(problemOf(file)).toBe('not_found')
    }
  })

  test('the supplier’s PDF, to be saved', async () => {
    const client = await world.as('manager')
    const file = await sendPdf()
    contentOf(await client.sds.saveDocument({ sheetId: 'on-pad', file }))
    const { kioskKey } = await made()
    const sheet = contentOf(await world.nobody.sds.kioskSheet({ kioskKey, sheetId: 'on-pad' }))
    expect(sheet.document).toMatchObject({ name: 'acid.pdf' })
    const asked = new URLSearchParams({ kioskKey, sheetId: 'on-pad' })
    const response = await world.http(`/sds-kiosk-file?${asked}`)
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; .*acid\.pdf/)
    expect(await response.text()).toBe(pdf)
  })

  test('is searched as the list is', async () => {
    const { kioskKey } = await made()
    const found = async (search: string) =>
      contentOf(await world.nobody.sds.kiosk({ kioskKey, search })).sheets.length
    expect(await found('muri')).toBe(1)
    expect(await found('%')).toBe(0)
    expect(await found('diesel')).toBe(0)
  })

  test('no call but these, not even as a bearer or an API key', async () => {
    const { kioskKey } = await made()
    for (const headers of [
      { Authorization: `Bearer ${kioskKey}` },
      { 'X-Api-Key': kioskKey },
      { 'X-Api-Secret': kioskKey },
    ]) {
      const response = await world.http('/sds', { headers })
      expect(response.status).toBeGreaterThanOrEqual(401)
    }
  })

  test('tells whoever keeps the keys, to the hour, when it was used', async () => {
    const { kioskId, kioskKey } = await made()
    contentOf(await world.nobody.sds.kiosk({ kioskKey }))
    const { data } = contentOf(await (await world.as('manager')).sds.kiosks({}))
    const used = data.find((one) => one.kioskId === kioskId)?.lastUsedAt
    expect(used).toMatch(/:00:00\.000Z$/)
  })
})

describe('what is taken along', () => {
  test('is for whoever is signed in, the sheets in force of a pad and no others', async () => {
    expect(problemOf(await world.nobody.sds.pads({}))).toBe('not_signed_in')
    expect(problemOf(await world.nobody.sds.pack({ padId: 'pad-1' }))).toBe('not_signed_in')
    const client = await world.as('employee')
    expect(problemOf(await client.sds.pack({ padId: 'none' }))).toBe('not_found')
    const pack = contentOf(await client.sds.pack({ padId: 'pad-1' }))
    expect(pack.sheets.map(({ sheetId }) => sheetId)).toEqual(['on-pad'])
    expect(contentOf(await client.sds.pads({})).data).toEqual([
      { padId: 'pad-1', padName: 'Blue Mesa 12', sheetCount: 1, isMine: true },
      { padId: 'pad-2', padName: 'Grouse 3', sheetCount: 1, isMine: true },
    ])
    const { kioskKey } = await made()
    expect(contentOf(await world.nobody.sds.kioskPack({ kioskKey }))).toEqual(pack)
  })

  test('of another organisation is nothing', async () => {
    const client = await world.as('outsider')
    expect(contentOf(await client.sds.pads({})).data).toEqual([])
    expect(contentOf(await client.sds.pack({ padId: 'pad-1' })).sheets).toEqual([])
  })
})

test('the keys of another organisation are not listed', async () => {
  await made()
  await grantTo(world, 'outsider', ['manage_sds'])
  world.wait(1001)
  expect(contentOf(await (await world.as('outsider')).sds.kiosks({})).data).toEqual([])
})
