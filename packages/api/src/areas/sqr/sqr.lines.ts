import * as z from 'zod'
import { call } from '../../call.ts'
import { takenLines } from '../../declared/declared-fields.schema.ts'
import { id } from '../../wire.ts'
import { sqrSaved } from './sqr.saved.ts'
import {
  sqrEmployees,
  sqrEquipments,
  sqrItems,
  sqrNcr,
  sqrScat,
  sqrTimeline,
} from './sqr.parts.vocabulary.ts'

// The parts of a report that are lists of lines: each call takes all lines of its part, in their order.

const source = 'spec 3 and 7, SQR; decision 0111'
const ofReport = { sqrId: id }
const saving = {
  method: 'POST',
  status: 'decided',
  source,
  takesRowVersion: true,
  content: sqrSaved,
  problems: ['forbidden', 'wrong_state'],
} as const

const saveEquipments = call({
  ...saving,
  name: 'sqr.saveEquipments',
  path: '/sqr-equipments',
  summary: 'Saves the equipment of a report.',
  input: z.object({ ...ofReport, equipments: takenLines(sqrEquipments) }),
})

const saveEmployees = call({
  ...saving,
  name: 'sqr.saveEmployees',
  path: '/sqr-employees',
  summary: 'Saves the employees of a report.',
  input: z.object({ ...ofReport, employees: takenLines(sqrEmployees) }),
})

const saveParts = call({
  ...saving,
  name: 'sqr.saveParts',
  path: '/sqr-parts',
  summary: 'Saves the parts of a report.',
  input: z.object({ ...ofReport, parts: takenLines(sqrItems) }),
})

const saveTimeline = call({
  ...saving,
  name: 'sqr.saveTimeline',
  path: '/sqr-timeline',
  summary: 'Saves the timeline of a report.',
  input: z.object({ ...ofReport, timeline: takenLines(sqrTimeline) }),
})

const saveScat = call({
  ...saving,
  name: 'sqr.saveScat',
  path: '/sqr-scat',
  summary: 'Saves the SCAT analysis of a report.',
  input: z.object({ ...ofReport, scat: takenLines(sqrScat) }),
})

const saveNcr = call({
  ...saving,
  name: 'sqr.saveNcr',
  path: '/sqr-ncr',
  summary: 'Saves the non-conformance of a report: one line, or none.',
  input: z.object({ ...ofReport, ncr: takenLines(sqrNcr) }),
})

/** The calls that save a part of a report. */
export const sqrLines = {
  saveEquipments,
  saveEmployees,
  saveParts,
  saveTimeline,
  saveScat,
  saveNcr,
}
