import * as z from 'zod'
import { namedOnly } from '../../call.ts'
import { id } from '../../wire.ts'
import { namedListing } from '../../lists/named-listing.ts'
import { sqrLookups } from './sqr.lookups.ts'

// Safety quality reports. The specification names the parts of a report without their methods: a
// report is read whole by its information, and each part is saved on its own.

const source = 'spec 7, SQR'
const ofReport = z.object({ sqrId: id })

const information = namedOnly({
  name: 'sqr.information',
  method: 'GET',
  path: '/sqr-info',
  summary: 'Answers one report.',
  source,
  input: ofReport,
})

const saveHeaderInfo = namedOnly({
  name: 'sqr.saveHeaderInfo',
  method: 'POST',
  path: '/sqr-header-info',
  summary: 'Saves the header of a report.',
  source,
  input: ofReport,
})

const saveEquipments = namedOnly({
  name: 'sqr.saveEquipments',
  method: 'POST',
  path: '/sqr-equipments',
  summary: 'Saves the equipment of a report.',
  source,
  input: ofReport,
})

const saveFiles = namedOnly({
  name: 'sqr.saveFiles',
  method: 'POST',
  path: '/sqr-files',
  summary: 'Saves files of a report.',
  source,
  input: ofReport,
})

const saveEmployees = namedOnly({
  name: 'sqr.saveEmployees',
  method: 'POST',
  path: '/sqr-employees',
  summary: 'Saves the employees of a report.',
  source,
  input: ofReport,
})

const saveParts = namedOnly({
  name: 'sqr.saveParts',
  method: 'POST',
  path: '/sqr-parts',
  summary: 'Saves the parts of a report.',
  source,
  input: ofReport,
})

const saveActions = namedOnly({
  name: 'sqr.saveActions',
  method: 'POST',
  path: '/sqr-actions',
  summary: 'Saves the actions of a report.',
  source,
  input: ofReport,
})

const attachForms = namedOnly({
  name: 'sqr.attachForms',
  method: 'POST',
  path: '/sqr-forms-attach',
  summary: 'Attaches forms to a report.',
  source,
  input: ofReport,
})

const saveScat = namedOnly({
  name: 'sqr.saveScat',
  method: 'POST',
  path: '/sqr-scat',
  summary: 'Saves the SCAT analysis of a report.',
  source,
  input: ofReport,
})

const saveTimeline = namedOnly({
  name: 'sqr.saveTimeline',
  method: 'POST',
  path: '/sqr-timeline',
  summary: 'Saves the timeline of a report.',
  source,
  input: ofReport,
})

const saveLinking = namedOnly({
  name: 'sqr.saveLinking',
  method: 'POST',
  path: '/sqr-linking',
  summary: 'Links a report with the one above it.',
  source: 'spec 3, linking by parentId; spec 7, SQR',
  input: ofReport.extend({ parentId: id }),
})

const changeStatus = namedOnly({
  name: 'sqr.changeStatus',
  method: 'POST',
  path: '/sqr-change-status',
  summary: 'Moves a report to another status.',
  source: 'spec 4, status changes of other modules; spec 7, SQR',
  input: ofReport,
})

const verifyParts = namedOnly({
  name: 'sqr.verifyParts',
  method: 'POST',
  path: '/sqr-parts-verification',
  summary: 'Verifies the parts of a report.',
  source,
  input: ofReport,
})

const verifyResponsibleParty = namedOnly({
  name: 'sqr.verifyResponsibleParty',
  method: 'POST',
  path: '/sqr-responsible-party-verification',
  summary: 'Verifies the responsible party of a report.',
  source,
  input: ofReport,
})

const refreshExternalToken = namedOnly({
  name: 'sqr.refreshExternalToken',
  method: 'POST',
  path: '/sqr-external-refresh-token',
  summary: 'Refreshes the token of somebody who comes from outside.',
  source,
})

const excel = namedOnly({
  name: 'sqr.excel',
  method: 'GET',
  path: '/sqr-excel',
  summary: 'Answers the address of the incident reports as an Excel workbook.',
  source: 'spec 7, SQR; spec 7, Excel download',
  input: namedListing,
})

/** Safety quality reports. */
export const sqr = {
  ...sqrLookups,
  information,
  saveHeaderInfo,
  saveEquipments,
  saveFiles,
  saveEmployees,
  saveParts,
  saveActions,
  attachForms,
  saveScat,
  saveTimeline,
  saveLinking,
  changeStatus,
  verifyParts,
  verifyResponsibleParty,
  refreshExternalToken,
  excel,
}
