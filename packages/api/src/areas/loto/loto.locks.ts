import * as z from 'zod'
import { call } from '../../call.ts'
import { optionalLine, orNone } from '../../fields.ts'
import { id, text, uploadReference, written } from '../../wire.ts'
import { absentLock, absentReason, absentTicks, lockNumber, lockNumbers } from './loto.input.ts'
import { visitorFields } from '../../visitor.ts'
import { lotoStep } from './loto.records.ts'
import {
  lotoAuthorizationEvents,
  lotoManualSignatures,
  lotoPointEvents,
  lotoPointStates,
  lotoRoles,
  lotoStates,
} from './loto.vocabulary.ts'

// The locks of a lockout: those of its points, and the personal ones of those who work under it.

const source = 'spec 7, LOTO; decision 0107'
const ofLoto = z.object({ lotoId: id })
const ofStep = ofLoto.extend({ stepId: id })
const ofAuthorization = ofLoto.extend({ authorizationId: id })
const state = z.object({ rowVersion: z.int(), status: z.enum(lotoStates) })
const signed = state.extend({ authorizationId: z.string(), signedAt: z.string() })

const isolationSteps = call({
  name: 'loto.isolationSteps',
  method: 'GET',
  path: '/loto-isolation-steps',
  summary: 'Lists the isolation points of a lockout, each with its locks and its readings.',
  status: 'decided',
  source,
  input: ofLoto,
  content: z.array(lotoStep),
  problems: ['forbidden'],
})

/**
 * Locks a point, releases its stored energy, verifies it, or takes its locks off. Several people do
 * so at once, each at a point: it asks for no version, and the state of the point says what may be.
 */
const saveStep = call({
  name: 'loto.saveStep',
  method: 'POST',
  path: '/loto-step',
  summary: 'Locks an isolation point, releases its energy, verifies it, or takes its locks off.',
  status: 'decided',
  source,
  input: ofStep.extend({
    event: z.enum(lotoPointEvents),
    lockNumbers,
    tagNumber: optionalLine(100),
    reading: optionalLine(100),
    checks: absentTicks,
    reason: absentReason,
    ...absentLock,
  }),
  content: state.extend({ stepId: z.string(), state: z.enum(lotoPointStates) }),
  problems: ['forbidden', 'wrong_state'],
})

const addStepImage = call({
  name: 'loto.addStepImage',
  method: 'POST',
  path: '/loto-step-image',
  summary: 'Adds a picture of lock and tag to a point: JPEG, PNG or WebP of at most 15 MB.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofStep.extend({ file: uploadReference }),
  content: state.extend({ stepId: z.string(), uploadId: z.string() }),
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

/** The bytes of a picture, of the template or of the lockout. */
const stepImage = call({
  name: 'loto.stepImage',
  method: 'GET',
  path: '/loto-step-image',
  summary: 'Answers a picture of a point itself.',
  status: 'decided',
  source: 'decision 0107',
  input: ofLoto.extend({ uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const saveAuthorization = call({
  name: 'loto.saveAuthorization',
  method: 'POST',
  path: '/loto-authorization',
  summary: 'Names somebody who works under a lockout or is told of it, or oneself.',
  status: 'decided',
  source,
  input: ofLoto.extend({
    /** Whose line is changed; left out, somebody is added. */
    authorizationId: id.optional(),
    /** Left out, oneself, or somebody without an account where a name is there. */
    personId: id.optional(),
    ...visitorFields,
    phone: optionalLine(100),
    /** Left out, whoever is added works under a lock, and a line that is changed stays what it is. */
    role: z.enum(lotoRoles, 'Please choose one of these.').optional(),
  }),
  content: state.extend({ authorizationId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

const nameCrew = call({
  name: 'loto.nameCrew',
  method: 'POST',
  path: '/loto-crew',
  summary: 'Names everybody of a crew who is not on the list of a lockout yet, all as the same.',
  status: 'decided',
  source: 'decision 0164',
  input: ofLoto.extend({
    crewId: orNone(id),
    role: z.enum(lotoRoles, 'Please choose one of these.').default('affected'),
  }),
  content: state.extend({ count: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

const removeAuthorization = call({
  name: 'loto.removeAuthorization',
  method: 'DELETE',
  path: '/loto-authorization',
  summary: 'Takes somebody off who has not signed.',
  status: 'decided',
  source,
  input: ofAuthorization,
  content: state,
  problems: ['forbidden', 'wrong_state'],
})

/** One's own line, with one's name and password or a drawing. */
const signAuthorization = call({
  name: 'loto.signAuthorization',
  method: 'POST',
  path: '/loto-authorization-signature',
  summary: 'Signs one’s own line; whoever works under the lockout puts their personal lock on.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofAuthorization.extend({
    lockNumber,
    kind: z.enum(['drawn', 'typed']),
    name: written(150).optional(),
    password: text(256).optional(),
    file: uploadReference.optional(),
  }),
  content: signed,
  problems: ['forbidden', 'wrong_state', 'sign_in_throttled', 'too_busy', 'unsupported_media_type'],
})

/**
 * The line of somebody else, drawn by their hand on the device of whoever leads; or, of somebody
 * without an account, that their lock comes off, on that of whoever works under it by authority.
 */
const saveManualSignature = call({
  name: 'loto.saveManualSignature',
  method: 'POST',
  path: '/loto-manual-signature',
  summary: 'Saves the signature that somebody drew on the tablet of whoever leads the lockout.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofAuthorization.extend({
    lockNumber,
    file: uploadReference,
    of: z.enum(lotoManualSignatures).default('line'),
  }),
  content: signed,
  problems: ['forbidden', 'wrong_state', 'unsupported_media_type'],
})

const moveAuthorization = call({
  name: 'loto.moveAuthorization',
  method: 'POST',
  path: '/loto-authorization-status',
  summary: 'Takes one’s own personal lock off, or removes that of somebody who is absent.',
  status: 'decided',
  source: 'decision 0107',
  input: ofAuthorization.extend({
    event: z.enum(lotoAuthorizationEvents),
    checks: absentTicks,
    reason: absentReason,
    ...absentLock,
  }),
  content: state.extend({ authorizationId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

/** The bytes of a drawn signature. */
const signature = call({
  name: 'loto.signature',
  method: 'GET',
  path: '/loto-signature',
  summary: 'Answers the drawn signature itself.',
  status: 'decided',
  source: 'decision 0107',
  input: ofLoto.extend({ uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** The locks of a lockout; part of the LOTO area. */
export const lotoLocks = {
  isolationSteps,
  saveStep,
  addStepImage,
  stepImage,
  saveAuthorization,
  nameCrew,
  removeAuthorization,
  signAuthorization,
  saveManualSignature,
  moveAuthorization,
  signature,
}
