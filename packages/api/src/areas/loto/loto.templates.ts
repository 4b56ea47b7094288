import * as z from 'zod'
import { call } from '../../call.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { id, uploadReference, wireInteger, written } from '../../wire.ts'
import { lotoStepDraft, lotoStepPlace, lotoTemplateDraft } from './loto.templates.input.ts'
import { lotoTemplateList } from './loto.templates.list.ts'
import { lotoTemplateMoves } from './loto.templates.moves.ts'
import { lotoTemplate, lotoTemplateDetail } from './loto.templates.records.ts'
import { lotoCopyKinds } from './loto.vocabulary.ts'

// The templates that lockouts are made from, with the points that isolate each energy. The
// specification names eight calls; the rest is decision 0107.

const source = 'spec 7, LOTO, templates; decision 0107'
const ofTemplate = z.object({ templateId: id })
const ofStep = ofTemplate.extend({ stepId: id })
const saved = z.object({ templateId: z.string(), number: z.string(), rowVersion: z.int() })
const savedStep = z.object({ stepId: z.string(), rowVersion: z.int() })

const templates = call({
  name: 'loto.templates',
  method: 'GET',
  path: '/loto-templates',
  summary: 'Lists the lockout templates: those in use, those on their way, those out of use.',
  status: 'decided',
  source: 'spec 7, LOTO, lists; decision 0107',
  input: listInput(lotoTemplateList),
  content: page(lotoTemplate).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const template = call({
  name: 'loto.template',
  method: 'GET',
  path: '/loto-template',
  summary: 'Answers a lockout template whole, with its points, its revisions and its history.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofTemplate.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: lotoTemplateDetail,
  problems: ['forbidden'],
})

const saveTemplate = call({
  name: 'loto.saveTemplate',
  method: 'POST',
  path: '/loto-template',
  summary: 'Drafts a lockout template, or edits the draft that is named.',
  status: 'decided',
  source: 'spec 5, required-field messages; spec 7, LOTO, templates; decision 0107',
  input: z.object({ templateId: id.optional(), ...lotoTemplateDraft.shape }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const removeTemplate = call({
  name: 'loto.removeTemplate',
  method: 'DELETE',
  path: '/loto-template',
  summary: 'Deletes a draft of a lockout template; one that was approved is retired instead.',
  status: 'decided',
  source,
  input: ofTemplate,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const moveTemplate = call({
  name: 'loto.moveTemplate',
  method: 'POST',
  path: '/loto-template-status',
  summary: 'Moves a lockout template: submit, approve, return, retire.',
  status: 'decided',
  source: 'spec 4, status changes of other modules; decision 0107',
  input: ofTemplate.extend({
    // An inspection says more than a reason, and has a call of its own.
    event: z.enum(eventNames(lotoTemplateMoves)).exclude(['inspect']),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const copyTemplate = call({
  name: 'loto.copyTemplate',
  method: 'POST',
  path: '/loto-template-copy',
  summary: 'Begins the next revision of a lockout template, or another template like it.',
  status: 'decided',
  source: 'decision 0107',
  input: ofTemplate.extend({ kind: z.enum(lotoCopyKinds).default('revision') }),
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const saveTemplateStep = call({
  name: 'loto.saveTemplateStep',
  method: 'POST',
  path: '/loto-template-isolation-step',
  summary: 'Adds an isolation point to a template, edits the one that is named, or moves it.',
  status: 'decided',
  source,
  input: ofTemplate.extend({
    stepId: id.optional(),
    place: lotoStepPlace,
    ...lotoStepDraft.shape,
  }),
  takesRowVersion: true,
  content: savedStep,
  problems: ['forbidden', 'wrong_state'],
})

const removeTemplateStep = call({
  name: 'loto.removeTemplateStep',
  method: 'DELETE',
  path: '/loto-template-isolation-step',
  summary: 'Takes an isolation point off a template.',
  status: 'decided',
  source,
  input: ofStep,
  takesRowVersion: true,
  content: savedStep,
  problems: ['forbidden', 'wrong_state'],
})

const addTemplateStepMedia = call({
  name: 'loto.addTemplateStepMedia',
  method: 'POST',
  path: '/loto-template-isolation-step-media',
  summary: 'Adds a picture to an isolation point: JPEG, PNG or WebP of at most 15 MB, six a point.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofStep.extend({ file: uploadReference }),
  takesRowVersion: true,
  content: savedStep.extend({ uploadId: z.string() }),
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const removeTemplateStepMedia = call({
  name: 'loto.removeTemplateStepMedia',
  method: 'DELETE',
  path: '/loto-template-isolation-step-media',
  summary: 'Takes a picture off an isolation point.',
  status: 'decided',
  source,
  input: ofStep.extend({ uploadId: id }),
  takesRowVersion: true,
  content: savedStep,
  problems: ['forbidden', 'wrong_state'],
})

/** The bytes of a picture. */
const templateStepMedia = call({
  name: 'loto.templateStepMedia',
  method: 'GET',
  path: '/loto-template-isolation-step-media',
  summary: 'Answers a picture of an isolation point itself.',
  status: 'decided',
  source: 'decision 0107',
  input: ofTemplate.extend({ uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** The templates of lockouts; part of the LOTO area. */
export const lotoTemplates = {
  templates,
  template,
  saveTemplate,
  removeTemplate,
  moveTemplate,
  copyTemplate,
  saveTemplateStep,
  removeTemplateStep,
  addTemplateStepMedia,
  removeTemplateStepMedia,
  templateStepMedia,
}
