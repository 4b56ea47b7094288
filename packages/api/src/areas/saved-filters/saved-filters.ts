import * as z from 'zod'
import { call } from '../../call.ts'
import { listNames, type ListName } from '../../lists.ts'
import { sentences } from '../../sentences.ts'
import { savedFilterTitleLengthMax } from '../../vocabulary/limits.ts'
import { isBlank, lengthOf } from '../../vocabulary/text.ts'
import { id, orJsonText, wireBoolean } from '../../wire.ts'
import { savedFilterValues, savedFilterValuesInput } from './saved-filters.values.ts'

// Filters that a person keeps under a title. The specification shows the fields and the payload;
// what is refused, and what happens to a default that another one replaces, is decision 0013.

/** The lists that filters can be kept for. */
export const savedFilterTypes = listNames

function filterOf<const Type extends ListName>(type: Type) {
  return z.object({
    id: z.string(),
    title: z.string(),
    isDefault: z.boolean(),
    type: z.literal(type),
    filterValues: savedFilterValues[type],
    rowVersion: z.int(),
  })
}

/** A saved filter of forms. */
export const savedMyFormFilter = filterOf('myform')
/** A saved filter of actions. */
export const savedActionFilter = filterOf('action')
/** A saved filter of people. */
export const savedPersonFilter = filterOf('person')
/** A saved filter of reviews. */
export const savedReviewFormFilter = filterOf('reviewform')
/** A saved filter of topics. */
export const savedTopicFilter = filterOf('topic')
/** A saved filter of safety data sheets. */
export const savedSdsFilter = filterOf('sds')
/** A saved filter of the file library. */
export const savedFilesFilter = filterOf('file')
/** A saved filter of hazards. */
export const savedHazardFilter = filterOf('hazard')
/** A saved filter of analyses. */
export const savedJsaFilter = filterOf('jsa')
/** A saved filter of lockouts. */
export const savedLotoFilter = filterOf('loto')
/** A saved filter of lockout templates. */
export const savedLotoTemplateFilter = filterOf('lototemplate')
/** A saved filter of forms that are made. */
export const savedManagedFormFilter = filterOf('form')
/** A saved filter of form types. */
export const savedFormTypeFilter = filterOf('formtype')
/** A saved filter of form schedules. */
export const savedFormScheduleFilter = filterOf('formschedule')
/** A saved filter of quality reports. */
export const savedSqrFilter = filterOf('sqr')
/** A saved filter of inquiries. */
export const savedInquiryFilter = filterOf('inquiry')
/** A saved filter of training and skills. */
export const savedTrainingFilter = filterOf('training')
/** A saved filter of the matrix of training. */
export const savedTrainingMatrixFilter = filterOf('trainingmatrix')
/** A saved filter of messages. */
export const savedMessageFilter = filterOf('message')
/** A saved filter (spec 3); what it holds is told by its `type`. */
export const savedFilter = z.discriminatedUnion('type', [
  savedMyFormFilter,
  savedActionFilter,
  savedPersonFilter,
  savedReviewFormFilter,
  savedTopicFilter,
  savedMessageFilter,
  savedSdsFilter,
  savedFilesFilter,
  savedHazardFilter,
  savedJsaFilter,
  savedLotoFilter,
  savedLotoTemplateFilter,
  savedFormTypeFilter,
  savedManagedFormFilter,
  savedFormScheduleFilter,
  savedInquiryFilter,
  savedSqrFilter,
  savedTrainingFilter,
  savedTrainingMatrixFilter,
])
/** A saved filter. */
export type SavedFilter = z.infer<typeof savedFilter>

/** A list whose filters cannot be saved does not compile. */
export const savedOfEveryList: Exclude<ListName, SavedFilter['type']> extends never ? true : never =
  true

function draftOf<const Type extends ListName>(type: Type) {
  return z.object({
    id: id.optional(),
    title: z
      .string(sentences.savedFilter.titleRequired)
      .overwrite((title) => title.replace(/\s+/gu, ' ').trim())
      .min(1, { error: sentences.savedFilter.titleRequired, abort: true })
      .refine((title) => !isBlank(title), sentences.savedFilter.titleRequired)
      .refine((title) => lengthOf(title) <= savedFilterTitleLengthMax, sentences.length.atMost100),
    type: z.literal(type),
    isDefault: wireBoolean.default(false),
    filterValues: savedFilterValuesInput[type],
  })
}

/** A filter of forms to be saved. */
export const savedMyFormFilterDraft = draftOf('myform')
/** A filter of actions to be saved. */
export const savedActionFilterDraft = draftOf('action')
/** A filter of people to be saved. */
export const savedPersonFilterDraft = draftOf('person')
/** A filter of reviews to be saved. */
export const savedReviewFormFilterDraft = draftOf('reviewform')
/** A filter of topics to be saved. */
export const savedTopicFilterDraft = draftOf('topic')
/** A filter of safety data sheets to be saved. */
export const savedSdsFilterDraft = draftOf('sds')
/** A filter of the file library to be saved. */
export const savedFilesFilterDraft = draftOf('file')
/** A filter of hazards to be saved. */
export const savedHazardFilterDraft = draftOf('hazard')
/** A filter of analyses to be saved. */
export const savedJsaFilterDraft = draftOf('jsa')
/** A filter of lockouts to be saved. */
export const savedLotoFilterDraft = draftOf('loto')
/** A filter of lockout templates to be saved. */
export const savedLotoTemplateFilterDraft = draftOf('lototemplate')
/** A filter of forms that are made to be saved. */
export const savedManagedFormFilterDraft = draftOf('form')
/** A filter of form types to be saved. */
export const savedFormTypeFilterDraft = draftOf('formtype')
/** A filter of form schedules to be saved. */
export const savedFormScheduleFilterDraft = draftOf('formschedule')
/** A filter of quality reports to be saved. */
export const savedSqrFilterDraft = draftOf('sqr')
/** A filter of inquiries to be saved. */
export const savedInquiryFilterDraft = draftOf('inquiry')
/** A filter of training and skills to be saved. */
export const savedTrainingFilterDraft = draftOf('training')
/** A filter of the matrix of training to be saved. */
export const savedTrainingMatrixFilterDraft = draftOf('trainingmatrix')
/** A filter of messages to be saved. */
export const savedMessageFilterDraft = draftOf('message')
/** A filter to be saved; one with an id takes the place of the one that it names. */
export const savedFilterDraft = z.discriminatedUnion('type', [
  savedMyFormFilterDraft,
  savedActionFilterDraft,
  savedPersonFilterDraft,
  savedReviewFormFilterDraft,
  savedTopicFilterDraft,
  savedMessageFilterDraft,
  savedSdsFilterDraft,
  savedFilesFilterDraft,
  savedHazardFilterDraft,
  savedJsaFilterDraft,
  savedLotoFilterDraft,
  savedLotoTemplateFilterDraft,
  savedFormTypeFilterDraft,
  savedManagedFormFilterDraft,
  savedFormScheduleFilterDraft,
  savedInquiryFilterDraft,
  savedSqrFilterDraft,
  savedTrainingFilterDraft,
  savedTrainingMatrixFilterDraft,
])
/** A filter to be saved, after parsing. */
export type SavedFilterDraft = z.output<typeof savedFilterDraft>

/** One's own filters of a list, by title: all of them, or the one that is asked for. */
export const listSavedFilters = call({
  name: 'savedFilters.list',
  method: 'GET',
  path: '/saved-filters',
  summary: "Lists the person's own saved filters of a list, sorted by title.",
  status: 'specified',
  source: 'spec 3, saved filter; spec 7, GET saved-filters',
  input: z.object({
    type: z.enum(savedFilterTypes),
    /** Only this one; nothing where it is not one's own, or not there any more. */
    id: id.optional(),
    /** True leaves the default one alone. */
    isDefault: wireBoolean.optional(),
  }),
  content: z.array(savedFilter),
})

/**
 * Creates and updates filters: all of them, or with any one refused none. A new default takes the
 * place of the old one of its type. With `If-Match` each filter that is updated must have that
 * version.
 */
export const saveFilters = call({
  name: 'savedFilters.save',
  method: 'POST',
  path: '/saved-filters',
  summary: 'Creates or updates saved filters and answers them in the order they were sent.',
  status: 'specified',
  source: 'spec 4, saved filter; spec 5, save filter; spec 7, POST saved-filters; decision 0013',
  input: z.object({
    /** A list; a form post may carry it as JSON text. */
    filterObject: orJsonText(z.array(savedFilterDraft).min(1).max(50)),
  }),
  takesRowVersion: true,
  content: z.array(savedFilter),
  problems: ['forbidden', 'name_taken', 'too_many_saved'],
})

/** Deletes one of one's own filters. */
export const removeSavedFilter = call({
  name: 'savedFilters.remove',
  method: 'DELETE',
  path: '/saved-filters',
  summary: 'Deletes a saved filter of one’s own.',
  status: 'specified',
  source: 'spec 4, saved filter; spec 7, saved filters, DELETE by id',
  input: z.object({ id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

/** Filters that a person keeps under a title. */
export const savedFilters = {
  list: listSavedFilters,
  save: saveFilters,
  remove: removeSavedFilter,
}
