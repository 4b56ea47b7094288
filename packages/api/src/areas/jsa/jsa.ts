import * as z from 'zod'
import { namedOnly } from '../../call.ts'
import { id, text, wireBoolean, wireList } from '../../wire.ts'
import { jsaHazards } from './jsa.hazards.ts'
import { namedListing } from '../../lists/named-listing.ts'

// Job safety analyses: the hazards of a job, and who has signed that they know them.

const source = 'spec 7, JSA'
const ofJsa = z.object({ jsaId: id })

/** What the list and its workbook are filtered by. */
const filters = namedListing.extend({
  myJSA: wireBoolean.optional(),
  myTeamJSA: wireBoolean.optional(),
  shift: text(60).optional(),
  signaturePercentage: text(60).optional(),
  isStar: wireBoolean.optional(),
  status: wireList.optional(),
  crews: wireList.optional(),
  crewColors: wireList.optional(),
  padIds: wireList.optional(),
  authorisedPersonnel: wireList.optional(),
})

const list = namedOnly({
  name: 'jsa.list',
  method: 'GET',
  path: '/jsa',
  summary: 'Lists job safety analyses.',
  source,
  input: filters,
})

const save = namedOnly({
  name: 'jsa.save',
  method: 'POST',
  path: '/jsa',
  summary: 'Saves the main part of a job safety analysis.',
  source,
})

const get = namedOnly({
  name: 'jsa.get',
  method: 'GET',
  path: '/jsa-detail',
  summary: 'Answers one job safety analysis.',
  source,
  input: ofJsa,
})

const hazards = namedOnly({
  name: 'jsa.hazards',
  method: 'GET',
  path: '/jsa-hazards',
  summary: 'Lists the hazards of a job safety analysis.',
  source,
  input: ofJsa,
})

const saveHazards = namedOnly({
  name: 'jsa.saveHazards',
  method: 'POST',
  path: '/jsa-hazards',
  summary: 'Saves the hazards of a job safety analysis.',
  source,
  input: ofJsa,
})

const attendees = namedOnly({
  name: 'jsa.attendees',
  method: 'GET',
  path: '/jsa-attendees',
  summary: 'Lists the attendees of a job safety analysis.',
  source,
  input: ofJsa,
})

const saveAttendees = namedOnly({
  name: 'jsa.saveAttendees',
  method: 'POST',
  path: '/jsa-attendees',
  summary: 'Saves the attendees of a job safety analysis.',
  source,
  input: ofJsa,
})

const signAttendee = namedOnly({
  name: 'jsa.signAttendee',
  method: 'POST',
  path: '/jsa-attendee-signature',
  summary: "Saves an attendee's signature; the method is ours.",
  source,
  input: ofJsa,
})

const attendeeActions = namedOnly({
  name: 'jsa.attendeeActions',
  method: 'POST',
  path: '/jsa-attendee-actions',
  summary: 'Carries out an action on an attendee; the method is ours.',
  source,
  input: ofJsa,
})

const remove = namedOnly({
  name: 'jsa.remove',
  method: 'DELETE',
  path: '/jsa',
  summary: 'Deletes a job safety analysis.',
  source,
  input: ofJsa,
})

const act = namedOnly({
  name: 'jsa.act',
  method: 'POST',
  path: '/jsa-action',
  summary: 'Moves a job safety analysis to another status.',
  source: 'spec 4, status changes of other modules; spec 7, JSA',
  input: ofJsa,
})

const clone = namedOnly({
  name: 'jsa.clone',
  method: 'POST',
  path: '/jsa-clone',
  summary: 'Copies a job safety analysis.',
  source,
  input: ofJsa,
})

const share = namedOnly({
  name: 'jsa.share',
  method: 'POST',
  path: '/jsa-share',
  summary: 'Shares a job safety analysis.',
  source,
  input: ofJsa,
})

const files = namedOnly({
  name: 'jsa.files',
  method: 'GET',
  path: '/jsa-files',
  summary: 'Lists the files of a job safety analysis.',
  source,
  input: ofJsa,
})

const saveFiles = namedOnly({
  name: 'jsa.saveFiles',
  method: 'POST',
  path: '/jsa-files',
  summary: 'Saves files of a job safety analysis.',
  source,
  input: ofJsa,
})

const excel = namedOnly({
  name: 'jsa.excel',
  method: 'GET',
  path: '/jsa-excel',
  summary: 'Answers the address of the filtered analyses as an Excel workbook.',
  source: 'spec 7, JSA; spec 7, Excel download',
  input: filters,
})

/** Job safety analyses. */
export const jsa = {
  ...jsaHazards,
  list,
  save,
  get,
  hazards,
  saveHazards,
  attendees,
  saveAttendees,
  signAttendee,
  attendeeActions,
  remove,
  act,
  clone,
  share,
  files,
  saveFiles,
  excel,
}
