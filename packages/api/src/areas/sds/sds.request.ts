import * as z from 'zod'
import { call } from '../../call.ts'
import { optionalLine } from '../../fields.ts'
import { id, uploadReference, wireBoolean, written } from '../../wire.ts'
import { sdsDraft } from './sds.input.ts'
import { sdsSheet } from './sds.records.ts'

// Sheets that somebody does not find, and asks for (decision 0136).

const source = 'domain 2.12; decision 0136'

/** What is said of a product whose sheet is missing. */
export const sdsAsked = z.object({
  productName: sdsDraft.shape.productName,
  manufacturer: optionalLine(150),
  place: optionalLine(150),
  photo: uploadReference.optional(),
  isAnother: wireBoolean.default(false),
})
/** What is said of a product whose sheet is missing. */
export type SdsAsked = z.infer<typeof sdsAsked>

const alike = call({
  name: 'sds.alike',
  method: 'GET',
  path: '/sds-alike',
  summary: 'Answers up to five sheets that are there or asked for, of products with such a name.',
  status: 'decided',
  source,
  input: z.object({ productName: written(150) }),
  content: z.array(sdsSheet),
})

const ask = call({
  name: 'sds.ask',
  method: 'POST',
  path: '/sds-request',
  summary: 'Asks for a sheet that is missing; whoever keeps sheets is told.',
  status: 'decided',
  source,
  input: z.object(sdsAsked.shape),
  content: z.object({ sheetId: z.string(), number: z.string(), isJoined: z.boolean() }),
})

const join = call({
  name: 'sds.join',
  method: 'POST',
  path: '/sds-request-join',
  summary: 'Says that one needs a sheet too that others asked for.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id }),
  content: z.object({ sheetId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

/** The calls of sheets that are asked for. */
export const sdsRequests = { alike, ask, join }
