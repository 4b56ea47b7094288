import * as z from 'zod'
import { call } from '../../call.ts'
import { page } from '../../lists/listing.ts'
import { wireInteger } from '../../wire.ts'
import { mailStates, outboxMail } from './mail.records.ts'

// What Holdpoint writes to people. The specification names no mails; the outbox is decision 0066.

/** The mails of the organisation, the newest first. */
export const outbox = call({
  name: 'mail.outbox',
  method: 'GET',
  path: '/mail-outbox',
  summary: 'Lists the mails that were written, and what became of each.',
  status: 'decided',
  source: 'decision 0066',
  input: z.object({
    state: z.enum(mailStates).optional(),
    pLimit: wireInteger(1, 200).default(20),
    pOffset: wireInteger(0, 10_000_000).default(0),
  }),
  content: page(outboxMail),
  problems: ['forbidden'],
})

/** Mails. */
export const mail = { outbox }
