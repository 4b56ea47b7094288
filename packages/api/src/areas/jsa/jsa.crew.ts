import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, uploadReference, wireInteger, written } from '../../wire.ts'
import { attendeeDrafts, jsaChange, jsaHazardDrafts } from './jsa.input.ts'
import { attendee, jsaHazard } from './jsa.records.ts'
import { attendeeEvents, jsaLanguages } from './jsa.vocabulary.ts'

// What belongs to an analysis: its hazards, its crew, and who of them has signed.

const source = 'spec 7, JSA; decision 0106'
const ofJsa = z.object({ jsaId: id })
const state = z.object({ rowVersion: z.int(), revision: z.int(), signaturePercentage: z.int() })

const hazards = call({
  name: 'jsa.hazards',
  method: 'GET',
  path: '/jsa-hazards',
  summary: 'Lists the hazards of a job safety analysis, in the order of its steps.',
  status: 'decided',
  source,
  input: ofJsa,
  content: z.array(jsaHazard),
  problems: ['forbidden'],
})

const saveHazards = call({
  name: 'jsa.saveHazards',
  method: 'POST',
  path: '/jsa-hazards',
  summary: 'Saves the hazards of a job safety analysis; while the job runs, everybody signs again.',
  status: 'decided',
  source,
  input: ofJsa.extend({ hazards: jsaHazardDrafts, change: jsaChange }),
  takesRowVersion: true,
  content: state,
  problems: ['forbidden', 'wrong_state'],
})

const attendees = call({
  name: 'jsa.attendees',
  method: 'GET',
  path: '/jsa-attendees',
  summary: 'Lists the crew of a job safety analysis, and who of them has signed.',
  status: 'decided',
  source,
  input: ofJsa,
  content: z.array(attendee),
  problems: ['forbidden'],
})

const saveAttendees = call({
  name: 'jsa.saveAttendees',
  method: 'POST',
  path: '/jsa-attendees',
  summary: 'Saves the crew of a job safety analysis; whoever has signed stays on it.',
  status: 'decided',
  source,
  input: ofJsa.extend({ attendees: attendeeDrafts }),
  takesRowVersion: true,
  content: state,
  problems: ['forbidden', 'wrong_state'],
})

/**
 * Signs on. One's own line is signed by one's name and password, or drawn; on somebody else's
 * device a signature is drawn, and whose device it was is kept with it.
 */
const signAttendee = call({
  name: 'jsa.signAttendee',
  method: 'POST',
  path: '/jsa-attendee-signature',
  summary: "Saves an attendee's signature: drawn as an image, or by one's own name and password.",
  status: 'decided',
  source: 'spec 7, JSA; decision 0106; the method is ours',
  rate: 'upload',
  input: ofJsa.extend({
    attendeeId: id,
    /** The revision that was read; another one is refused. */
    revision: wireInteger(1, 9999),
    /** The language that the statement was read in; left out, that of the line. */
    language: z.enum(jsaLanguages).optional(),
    kind: z.enum(['drawn', 'typed']),
    name: written(150).optional(),
    password: text(256).optional(),
    file: uploadReference.optional(),
  }),
  content: state.extend({ attendeeId: z.string(), signedAt: z.string() }),
  problems: ['forbidden', 'wrong_state', 'sign_in_throttled', 'too_busy', 'unsupported_media_type'],
})

const attendeeActions = call({
  name: 'jsa.attendeeActions',
  method: 'POST',
  path: '/jsa-attendee-actions',
  summary: 'Joins the crew, leaves the job, or comes back to it.',
  status: 'decided',
  source: 'spec 7, JSA; decision 0106; the method is ours',
  input: ofJsa.extend({
    event: z.enum(attendeeEvents),
    /** Who leaves or comes back; whoever joins is the one who asks. */
    attendeeId: id.optional(),
  }),
  content: state.extend({ attendeeId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

/** The bytes of a drawn signature. */
const signature = call({
  name: 'jsa.signature',
  method: 'GET',
  path: '/jsa-signature',
  summary: 'Answers the drawn signature itself.',
  status: 'decided',
  source: 'decision 0106',
  input: ofJsa.extend({ uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** The hazards and the crew of an analysis; part of the JSA area. */
export const jsaCrew = {
  hazards,
  saveHazards,
  attendees,
  saveAttendees,
  signAttendee,
  attendeeActions,
  signature,
}
