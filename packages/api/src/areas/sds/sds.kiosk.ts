import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, written } from '../../wire.ts'
import { padSheet, padSheets, sdsKiosk, sdsPack, sdsPad } from './sds.kiosk.records.ts'

// A pad's sheets without signing in: the keys that open them, and what such a key reads.

const source = 'spec 6, SDS; decision 0086'

/** What the address of a kiosk carries. */
const door = z.object({ kioskKey: text(100) })

const kiosks = call({
  name: 'sds.kiosks',
  method: 'GET',
  path: '/sds-kiosks',
  summary: 'Lists the keys of the pads’ kiosks, newest first, without their secrets.',
  status: 'decided',
  source,
  input: z.object({}),
  content: z.object({ data: z.array(sdsKiosk) }),
  problems: ['forbidden'],
})

const addKiosk = call({
  name: 'sds.addKiosk',
  method: 'POST',
  path: '/sds-kiosks',
  summary: 'Makes a key that opens the sheets of one pad without signing in, and shows it once.',
  status: 'decided',
  source,
  input: z.object({
    padId: id,
    name: written(100).pipe(z.string().trim().min(1, 'Please say where its code hangs.')),
  }),
  content: z.object({ kiosk: sdsKiosk, kioskKey: z.string().nullable() }),
  problems: ['forbidden', 'too_many_saved'],
})

const revokeKiosk = call({
  name: 'sds.revokeKiosk',
  method: 'DELETE',
  path: '/sds-kiosks',
  summary: 'Ends the key of a pad’s kiosk at once.',
  status: 'decided',
  source,
  input: z.object({ kioskId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

const kiosk = call({
  name: 'sds.kiosk',
  method: 'GET',
  path: '/sds-kiosk',
  summary: 'Lists the approved sheets of what lies on a pad, to whoever has the key of its kiosk.',
  status: 'decided',
  source,
  rate: 'signIn',
  input: door.extend({ search: text(200).optional() }),
  content: padSheets,
  problems: ['kiosk_key_refused'],
})

const kioskSheet = call({
  name: 'sds.kioskSheet',
  method: 'GET',
  path: '/sds-kiosk-sheet',
  summary: 'Answers one of those sheets whole.',
  status: 'decided',
  source,
  rate: 'signIn',
  input: door.extend({ sheetId: id }),
  content: padSheet,
  problems: ['kiosk_key_refused', 'not_found'],
})

const kioskDocument = call({
  name: 'sds.kioskDocument',
  method: 'GET',
  path: '/sds-kiosk-file',
  summary: 'Answers the supplier’s PDF of one of those sheets, to be saved.',
  status: 'decided',
  source,
  rate: 'signIn',
  input: door.extend({ sheetId: id }),
  content: z.null(),
  isFile: true,
  problems: ['kiosk_key_refused', 'not_found'],
})

const kioskPack = call({
  name: 'sds.kioskPack',
  method: 'GET',
  path: '/sds-kiosk-pack',
  summary: 'Answers all of those sheets whole, to be taken along where there is no network.',
  status: 'decided',
  source,
  rate: 'signIn',
  input: door,
  content: sdsPack,
  problems: ['kiosk_key_refused'],
})

const pads = call({
  name: 'sds.pads',
  method: 'GET',
  path: '/sds-pads',
  summary: 'Lists the pads where something with an approved sheet lies, one’s own first.',
  status: 'decided',
  source,
  input: z.object({}),
  content: z.object({ data: z.array(sdsPad) }),
})

const pack = call({
  name: 'sds.pack',
  method: 'GET',
  path: '/sds-pack',
  summary: 'Answers the approved sheets of what lies on a pad, whole.',
  status: 'decided',
  source,
  input: z.object({ padId: id }),
  content: sdsPack,
  problems: ['not_found'],
})

/** The sheets of a pad: to take along, and without signing in by the key of its kiosk. */
export const sdsKiosks = {
  kiosks,
  addKiosk,
  revokeKiosk,
  kiosk,
  kioskSheet,
  kioskDocument,
  kioskPack,
  pads,
  pack,
}
