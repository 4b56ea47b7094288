import * as z from 'zod'
import { call } from '../../call.ts'
import { requiredLine } from '../../fields.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { sentences } from '../../sentences.ts'
import {
  id,
  orJsonText,
  paperReference,
  text,
  wireBoolean,
  wireInteger,
  written,
} from '../../wire.ts'
import { formFacts } from './manage-forms.input.ts'
import { manageFormsList } from './manage-forms.list.ts'
import { formMoves } from './manage-forms.moves.ts'
import {
  formDraft,
  formVersion,
  importLine,
  libraryForm,
  libraryFormDetail,
  managedForm,
  managedFormDetail,
} from './manage-forms.records.ts'
import { formFileKinds } from './manage-forms.vocabulary.ts'

// Where forms are made: written as a draft, published in versions, paused and put away. The
// specification names the area and shows no call; all of it is decision 0114.

const source = 'spec 7, also listed; decision 0114'
const ofLibrary = 'spec 7, also listed; decision 0156'
const ofForm = z.object({ formId: id })
const saved = z.object({ formId: z.string(), rowVersion: z.int() })
/** Of the draft, not of the form. */
const draftSaved = saved.extend({ problemCount: z.int() })

const list = call({
  name: 'manageForms.list',
  method: 'GET',
  path: '/manage-forms',
  summary: 'Lists forms as those who make them see them.',
  status: 'decided',
  source,
  input: listInput(manageFormsList),
  content: page(managedForm).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'manageForms.get',
  method: 'GET',
  path: '/manage-form',
  summary: 'Answers a form with its versions, how it is used, and its history.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofForm.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: managedFormDetail,
  problems: ['forbidden'],
})

const save = call({
  name: 'manageForms.save',
  method: 'POST',
  path: '/manage-form',
  summary: 'Makes a form, or edits what is said of one beside its questions.',
  status: 'decided',
  source: 'spec 5, length messages; spec 6, forms; decision 0114',
  input: z.object({
    formId: id.optional(),
    ...formFacts.shape,
    /** Of a new one: whether it begins with the usual header. */
    hasHeader: wireBoolean.default(true),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const copy = call({
  name: 'manageForms.copy',
  method: 'POST',
  path: '/manage-form-copy',
  summary: 'Makes a new form of one: its draft, or the version in use where there is none.',
  status: 'decided',
  source,
  input: ofForm.extend({ title: requiredLine(sentences.required.title, 100) }),
  content: saved,
  problems: ['forbidden'],
})

const library = call({
  name: 'manageForms.library',
  method: 'GET',
  path: '/manage-form-library',
  summary: 'Lists the forms that come with Holdpoint, for whoever makes forms to begin with.',
  status: 'decided',
  source: ofLibrary,
  input: z.object({ search: text(200).optional() }),
  content: z.array(libraryForm),
  problems: ['forbidden'],
})

const formOfLibrary = call({
  name: 'manageForms.libraryForm',
  method: 'GET',
  path: '/manage-form-library-form',
  summary: 'Answers one of the forms that come with Holdpoint, with all that it asks.',
  status: 'decided',
  source: ofLibrary,
  input: z.object({ key: id }),
  content: libraryFormDetail,
  problems: ['forbidden', 'not_found'],
})

const takeFromLibrary = call({
  name: 'manageForms.takeFromLibrary',
  method: 'POST',
  path: '/manage-form-library-form',
  summary: 'Makes a new form, a draft, of one that comes with Holdpoint.',
  status: 'decided',
  source: ofLibrary,
  input: z.object({ key: id, ...formFacts.pick({ title: true, formTypeId: true }).shape }),
  content: saved,
  problems: ['forbidden', 'not_found'],
})

const move = call({
  name: 'manageForms.move',
  method: 'POST',
  path: '/manage-form-status',
  summary: 'Moves a form: publish its draft, pause, resume, archive, restore.',
  status: 'decided',
  source: 'spec 5, form rules; decision 0114',
  input: ofForm.extend({
    event: z.enum(eventNames(formMoves)),
    /** Of publishing: what has changed. */
    reason: written(500).optional(),
    /** Of publishing: the `rowVersion` of the draft that was looked at. */
    draftRowVersion: wireInteger(0, 2_147_483_647).optional(),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'manageForms.remove',
  method: 'DELETE',
  path: '/manage-form',
  summary: 'Deletes a form without entries, or, with the key for it, one with its entries.',
  status: 'decided',
  source: 'spec 6, forms; decision 0114',
  input: ofForm.extend({
    withEntries: wireBoolean.default(false),
    /** The title of the form, typed by whoever deletes its entries too. */
    title: written(100).optional(),
    /** Why its entries are deleted. */
    reason: written(500).optional(),
    /** How many entries whoever deletes them has seen. */
    entryCount: wireInteger(0, 2_147_483_647).optional(),
  }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const draft = call({
  name: 'manageForms.draft',
  method: 'GET',
  path: '/manage-form-draft',
  summary: 'Answers what is being written, with everything that keeps it from being published.',
  status: 'decided',
  source,
  input: ofForm,
  content: formDraft,
  problems: ['forbidden'],
})

const saveDraft = call({
  name: 'manageForms.saveDraft',
  method: 'POST',
  path: '/manage-form-draft',
  summary: 'Saves a draft whole; it may be unfinished. What it took the place of can be undone.',
  status: 'decided',
  source: 'spec 5, form rules; decision 0114',
  input: ofForm.extend({
    /** In the form engine's dialect; its key, version and title are set by the server. */
    definition: orJsonText(z.record(z.string(), z.unknown())),
    /** What was done, as the step back names it: “Question added”. */
    said: written(150).optional(),
  }),
  takesRowVersion: true,
  content: draftSaved,
  problems: ['forbidden', 'wrong_state'],
})

const undoDraft = call({
  name: 'manageForms.undoDraft',
  method: 'POST',
  path: '/manage-form-undo',
  summary: 'Takes the last step of a draft back.',
  status: 'decided',
  source,
  input: ofForm,
  takesRowVersion: true,
  content: draftSaved,
  problems: ['forbidden', 'wrong_state'],
})

const discardDraft = call({
  name: 'manageForms.discardDraft',
  method: 'DELETE',
  path: '/manage-form-draft',
  summary: 'Throws a draft away; the version in use stays as it is.',
  status: 'decided',
  source,
  input: ofForm,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const version = call({
  name: 'manageForms.version',
  method: 'GET',
  path: '/manage-form-version',
  summary: 'Answers a published version of a form with its definition.',
  status: 'decided',
  source,
  input: ofForm.extend({ version: wireInteger(1, 2_147_483_647) }),
  content: formVersion.extend({ formId: z.string(), title: z.string(), definition: z.unknown() }),
  problems: ['forbidden', 'not_found'],
})

const importFile = call({
  name: 'manageForms.importFile',
  method: 'POST',
  path: '/manage-form-import',
  summary: 'Makes the draft of a file: an XLSForm (.xlsx or .csv), or JSON as this exports it.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofForm.extend({ file: paperReference }),
  takesRowVersion: true,
  content: draftSaved.extend({
    taken: z.array(importLine),
    changed: z.array(importLine),
    refused: z.array(importLine),
  }),
  problems: ['forbidden', 'wrong_state'],
})

const exportFile = call({
  name: 'manageForms.exportFile',
  method: 'GET',
  path: '/manage-form-file',
  summary: 'Answers a form as a file: as an XLSForm workbook, or as JSON.',
  status: 'decided',
  source,
  rate: 'export',
  input: ofForm.extend({
    /** Left out, the draft, or the version in use where there is none. */
    version: wireInteger(1, 2_147_483_647).optional(),
    kind: z.enum(formFileKinds).default('xlsx'),
  }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** Where forms are made. */
export const manageForms = {
  ...{ list, get, save, copy, move, remove },
  ...{ library, libraryForm: formOfLibrary, takeFromLibrary },
  ...{ draft, saveDraft, undoDraft, discardDraft },
  ...{ version, importFile, exportFile },
}
