import { namedOnly } from '../../call.ts'
import { lotoTemplates } from './loto.templates.ts'
import { namedListing } from '../../lists/named-listing.ts'

// Lockout and tagout. The specification names these calls without their payloads; where it shows
// no method, POST stands for a change and GET for a reading.

const source = 'spec 7, LOTO'

const list = namedOnly({
  name: 'loto.list',
  method: 'GET',
  path: '/loto',
  summary: 'Lists lockouts.',
  source,
  input: namedListing,
})

const information = namedOnly({
  name: 'loto.information',
  method: 'GET',
  path: '/loto-info',
  summary: 'Answers one lockout.',
  source,
})

const create = namedOnly({
  name: 'loto.create',
  method: 'POST',
  path: '/loto',
  summary: 'Creates a lockout.',
  source,
})

const isolationSteps = namedOnly({
  name: 'loto.isolationSteps',
  method: 'GET',
  path: '/loto-isolation-steps',
  summary: 'Lists the isolation steps of a lockout.',
  source,
})

const saveManualSignature = namedOnly({
  name: 'loto.saveManualSignature',
  method: 'POST',
  path: '/loto-manual-signature',
  summary: 'Saves a signature that was given by hand.',
  source,
})

const addStepImage = namedOnly({
  name: 'loto.addStepImage',
  method: 'POST',
  path: '/loto-step-image',
  summary: 'Adds a picture to a step.',
  source,
})

const saveStep = namedOnly({
  name: 'loto.saveStep',
  method: 'POST',
  path: '/loto-step',
  summary: 'Saves a step.',
  source,
})

const act = namedOnly({
  name: 'loto.act',
  method: 'POST',
  path: '/loto-action',
  summary: 'Moves a lockout to another status.',
  source: 'spec 4, status changes of other modules; spec 7, LOTO',
})

const clone = namedOnly({
  name: 'loto.clone',
  method: 'POST',
  path: '/loto-clone',
  summary: 'Copies a lockout.',
  source,
})

const share = namedOnly({
  name: 'loto.share',
  method: 'POST',
  path: '/loto-share',
  summary: 'Shares a lockout.',
  source,
})

const saveAuthorization = namedOnly({
  name: 'loto.saveAuthorization',
  method: 'POST',
  path: '/loto-authorization',
  summary: 'Authorizes somebody for a lockout.',
  source,
})

const removeAuthorization = namedOnly({
  name: 'loto.removeAuthorization',
  method: 'DELETE',
  path: '/loto-authorization',
  summary: 'Takes an authorization back.',
  source,
})

const signAuthorization = namedOnly({
  name: 'loto.signAuthorization',
  method: 'POST',
  path: '/loto-authorization-signature',
  summary: 'Signs an authorization.',
  source,
})

const excel = namedOnly({
  name: 'loto.excel',
  method: 'GET',
  path: '/loto-excel',
  summary: 'Answers the address of the filtered lockouts as an Excel workbook.',
  source: 'spec 7, LOTO; spec 7, Excel download',
  input: namedListing,
})

/** Lockout and tagout. */
export const loto = {
  ...lotoTemplates,
  list,
  information,
  create,
  isolationSteps,
  saveManualSignature,
  addStepImage,
  saveStep,
  act,
  clone,
  share,
  saveAuthorization,
  removeAuthorization,
  signAuthorization,
  excel,
}
