import * as z from 'zod'
import { call } from '../../call.ts'
import { listing, page } from '../../lists/listing.ts'
import { id, wireInteger, written } from '../../wire.ts'
import { acknowledgementCounts, fileAcknowledgement } from '../files/files.records.ts'
import { acknowledgementStates } from '../files/files.vocabulary.ts'

// Sheets that whoever works where their product lies acknowledges, by the room that files stand on
// (domain 2.12; decision 0076).

const source = 'domain 2.12; decision 0076'

const open = call({
  name: 'sds.open',
  method: 'POST',
  path: '/sds-opened',
  summary: 'Notes that the person has the sheet before them.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const acknowledge = call({
  name: 'sds.acknowledge',
  method: 'POST',
  path: '/sds-acknowledgement',
  summary: 'Acknowledges a sheet, which must have been opened.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id }),
  content: z.object({ acknowledgedAt: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

const waive = call({
  name: 'sds.waive',
  method: 'POST',
  path: '/sds-waiver',
  summary: 'Waives somebody’s acknowledgement of a sheet, and says why.',
  status: 'decided',
  source: 'domain 2.12; decision 0097',
  input: z.object({
    sheetId: id,
    personId: id,
    reason: written(500).refine((text) => text.trim() !== '', 'Please say why.'),
  }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const acknowledgements = call({
  name: 'sds.acknowledgements',
  method: 'GET',
  path: '/sds-acknowledgement',
  summary: 'Lists how far each person is with a sheet, fifty a page, and the counts.',
  status: 'decided',
  source,
  input: listing.pick({ pOffset: true }).extend({
    sheetId: id,
    pLimit: wireInteger(1, 200).default(50),
    state: z.enum(acknowledgementStates).optional(),
  }),
  content: page(fileAcknowledgement).extend({ counts: acknowledgementCounts }),
  problems: ['forbidden'],
})

/** Who has read a sheet, and says so. */
export const sdsAcknowledgement = { open, acknowledge, waive, acknowledgements }
