import * as z from 'zod'
import { page } from '../../lists/listing.ts'
import { historyEvent } from '../../moves/history.records.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { formStates } from './manage-forms.vocabulary.ts'

// Forms as those who make them see them (decision 0114).

/** One row of the list. */
export const managedForm = z.object({
  formId: z.string(),
  title: z.string(),
  description: z.string(),
  iconUrl: z.string(),
  formTypeId: z.string(),
  formTypeName: z.string(),
  status: z.enum(formStates),
  /** The version that is in use, or was last; null of a form that was never published. */
  version: z.int().nullable(),
  /** Something is written that is not published. */
  hasDraft: z.boolean(),
  /** Null where it is nobody's in particular. */
  owner: personLine.nullable(),
  /** Entries of the organisation that stand on it. */
  entryCount: z.int(),
  updatedAt: z.string(),
  rowVersion: z.int(),
  allowedEvents: z.array(allowedEvent),
  can: z.object({ edit: z.boolean(), copy: z.boolean(), delete: z.boolean() }),
})
/** One row of the list. */
export type ManagedForm = z.infer<typeof managedForm>

/** Something that keeps a draft from being published, and the question or section it is about. */
export const draftProblem = z.object({
  /** Where in the definition: `items.3.label`. */
  path: z.string(),
  key: z.string().nullable(),
  message: z.string(),
})
/** Something that keeps a draft from being published. */
export type DraftProblem = z.infer<typeof draftProblem>

/** What is worth a look before a draft is published, and keeps nobody from it. */
export const draftWarning = draftProblem.omit({ path: true })
/** What is worth a look. */
export type DraftWarning = z.infer<typeof draftWarning>

/** What is being written: the draft, or the version in use where there is none. */
export const formDraft = z.object({
  formId: z.string(),
  title: z.string(),
  status: z.enum(formStates),
  version: z.int().nullable(),
  /** False where this is the version in use; the first save makes a draft of it. */
  isDraft: z.boolean(),
  /** The number of the version that it becomes. */
  nextVersion: z.int(),
  /** Of what is being written: each save, step back and publishing changes it. Send it as `If-Match`. */
  rowVersion: z.int(),
  savedAt: z.string().nullable(),
  savedBy: personLine.nullable(),
  /** In the form engine's dialect. */
  definition: z.unknown(),
  problems: z.array(draftProblem),
  warnings: z.array(draftWarning),
  /** What the next step back takes back, in words; null where there is none. */
  undoes: z.string().nullable(),
  can: z.object({ edit: z.boolean(), publish: z.boolean() }),
})
/** What is being written. */
export type FormDraft = z.infer<typeof formDraft>

/** A published version. */
export const formVersion = z.object({
  version: z.int(),
  publishedAt: z.string(),
  /** Null of versions from before anybody was kept with them. */
  publishedBy: personLine.nullable(),
  /** What has changed, in the words of whoever published it. */
  changelog: z.string(),
  /** Entries of the organisation that stand on this version. */
  entryCount: z.int(),
})
/** A published version. */
export type FormVersion = z.infer<typeof formVersion>

/** How a form is used, by the entries of the organisation. */
export const formUsage = z.object({
  handedIn: z.int(),
  /** Started and not handed in. */
  unfinished: z.int(),
  /** From the start until it was handed in; null before the first. */
  medianMinutes: z.number().nullable(),
  /** Null of a form without a score. */
  averageScore: z.number().nullable(),
  /** Entries that were sent back at least once. */
  sentBack: z.int(),
})
/** How a form is used. */
export type FormUsage = z.infer<typeof formUsage>

const ids = z.array(z.string())

/** A form whole. */
export const managedFormDetail = managedForm.extend({
  sortOrder: z.int(),
  countryIds: ids,
  districtIds: ids,
  businessUnitIds: ids,
  departmentIds: ids,
  jobTitleIds: ids,
  draft: formDraft
    .pick({ nextVersion: true, rowVersion: true, savedAt: true, savedBy: true })
    .extend({ questionCount: z.int(), problemCount: z.int(), warningCount: z.int() })
    .nullable(),
  versions: z.array(formVersion),
  usage: formUsage,
  /** Forms whose entries are taken further on this one. */
  takenFurtherFrom: z.array(z.object({ formId: z.string(), title: z.string() })),
  /** Forms below whose entries this one is filled out. */
  subFormOf: z.array(z.object({ formId: z.string(), title: z.string() })),
  history: page(historyEvent),
})
/** A form whole. */
export type ManagedFormDetail = z.infer<typeof managedFormDetail>

/** A line of what became of a file: the sheet, the row as a person counts it, and a sentence. */
export const importLine = z.object({ sheet: z.string(), row: z.int(), message: z.string() })
/** A line of what became of a file. */
export type ImportLine = z.infer<typeof importLine>

/** A form that comes with Holdpoint, as the library lists it. */
export const libraryForm = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  iconUrl: z.string(),
  /** The form type that it belongs to, unless an organisation has others. */
  formTypeName: z.string(),
  sectionCount: z.int(),
  /** The usual header, which each of them begins with, is not counted. */
  questionCount: z.int(),
  /** Tags of the languages that it is written in. */
  languages: z.array(z.string()),
  /** The percentage that passes; null of a form that is not scored. */
  passingPercentage: z.number().nullable(),
})
/** A form that comes with Holdpoint. */
export type LibraryForm = z.infer<typeof libraryForm>

/** A form that comes with Holdpoint, whole. */
export const libraryFormDetail = libraryForm.extend({
  /** In the form engine's dialect. */
  definition: z.unknown(),
})
/** A form that comes with Holdpoint, whole. */
export type LibraryFormDetail = z.infer<typeof libraryFormDetail>
