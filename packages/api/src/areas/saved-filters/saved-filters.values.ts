import * as z from 'zod'
import { savedValuesInputShape, savedValuesShape } from '../../lists/filter.schemas.ts'
import { actionsFilter } from '../actions/actions.list.ts'
import { hazardsFilter } from '../jsa/jsa.hazards.list.ts'
import { manageFormsFilter } from '../manage-forms/manage-forms.list.ts'
import { formScheduleFilter } from '../form-schedules/form-schedules.list.ts'
import { formTypeFilter } from '../form-types/form-types.list.ts'
import { inquiryFilter } from '../inquiries/inquiries.list.ts'
import { sqrFilter } from '../sqr/sqr.list.ts'
import { jsaFilter } from '../jsa/jsa.list.ts'
import { lotoFilter } from '../loto/loto.list.ts'
import { lotoTemplateFilter } from '../loto/loto.templates.list.ts'
import { messagesFilter } from '../messages/messages.list.ts'
import { myFormsFilter } from '../my-forms/my-forms.list.ts'
import { peopleFilter } from '../people/people.list.ts'
import { reviewFormsFilter } from '../review-forms/review-forms.list.ts'
import { topicsFilter } from '../topics/topics.list.ts'
import { trainingFilter, trainingMatrixFilter } from '../training/training.list.ts'
import { filesFilter } from '../files/files.list.ts'
import { sdsFilter } from '../sds/sds.list.ts'

// What a saved filter holds, by the name of its list (spec 3). An empty list, false and the whole
// range narrow nothing. A module adds its own, as they are held and as they are sent, by names that
// the documents take.

/** What a saved filter of forms holds. */
export const myFormFilterValues = z.object(savedValuesShape(myFormsFilter))
/** The same as it is sent. */
export const myFormFilterValuesInput = z.object(savedValuesInputShape(myFormsFilter))
/** What a saved filter of actions holds. */
export const actionFilterValues = z.object(savedValuesShape(actionsFilter))
/** The same as it is sent. */
export const actionFilterValuesInput = z.object(savedValuesInputShape(actionsFilter))

/** What a saved filter of people holds. */
export const personFilterValues = z.object(savedValuesShape(peopleFilter))
/** The same as it is sent. */
export const personFilterValuesInput = z.object(savedValuesInputShape(peopleFilter))

/** What a saved filter of reviews holds. */
export const reviewFormFilterValues = z.object(savedValuesShape(reviewFormsFilter))
/** The same as it is sent. */
export const reviewFormFilterValuesInput = z.object(savedValuesInputShape(reviewFormsFilter))
/** What a saved filter of topics holds. */
export const topicFilterValues = z.object(savedValuesShape(topicsFilter))
/** The same as it is sent. */
export const topicFilterValuesInput = z.object(savedValuesInputShape(topicsFilter))
/** What a saved filter of messages holds. */
export const messageFilterValues = z.object(savedValuesShape(messagesFilter))
/** The same as it is sent. */
export const messageFilterValuesInput = z.object(savedValuesInputShape(messagesFilter))

/** What a saved filter of the file library holds. */
export const filesFilterValues = z.object(savedValuesShape(filesFilter))
/** The same as it is sent. */
export const filesFilterValuesInput = z.object(savedValuesInputShape(filesFilter))

/** What a saved filter of safety data sheets holds. */
export const sdsFilterValues = z.object(savedValuesShape(sdsFilter))
/** The same as it is sent. */
export const sdsFilterValuesInput = z.object(savedValuesInputShape(sdsFilter))

/** What a saved filter of hazards holds. */
export const hazardFilterValues = z.object(savedValuesShape(hazardsFilter))
/** The same as it is sent. */
export const hazardFilterValuesInput = z.object(savedValuesInputShape(hazardsFilter))

/** What a saved filter of analyses holds. */
export const jsaFilterValues = z.object(savedValuesShape(jsaFilter))
/** The same as it is sent. */
export const jsaFilterValuesInput = z.object(savedValuesInputShape(jsaFilter))

/** What a saved filter of lockouts holds. */
export const lotoFilterValues = z.object(savedValuesShape(lotoFilter))
/** The same as it is sent. */
export const lotoFilterValuesInput = z.object(savedValuesInputShape(lotoFilter))

/** What a saved filter of lockout templates holds. */
export const lotoTemplateFilterValues = z.object(savedValuesShape(lotoTemplateFilter))
/** The same as it is sent. */
export const lotoTemplateFilterValuesInput = z.object(savedValuesInputShape(lotoTemplateFilter))

/** What a saved filter of forms that are made holds. */
export const managedFormFilterValues = z.object(savedValuesShape(manageFormsFilter))
/** The same as it is sent. */
export const managedFormFilterValuesInput = z.object(savedValuesInputShape(manageFormsFilter))

/** What a saved filter of form types holds. */
export const formTypeFilterValues = z.object(savedValuesShape(formTypeFilter))
/** The same as it is sent. */
export const formTypeFilterValuesInput = z.object(savedValuesInputShape(formTypeFilter))

/** What a saved filter of form schedules holds. */
export const formScheduleFilterValues = z.object(savedValuesShape(formScheduleFilter))
/** The same as it is sent. */
export const formScheduleFilterValuesInput = z.object(savedValuesInputShape(formScheduleFilter))

/** What a saved filter of quality reports holds. */
export const sqrFilterValues = z.object(savedValuesShape(sqrFilter))
/** The same as it is sent. */
export const sqrFilterValuesInput = z.object(savedValuesInputShape(sqrFilter))

/** What a saved filter of inquiries holds. */
export const inquiryFilterValues = z.object(savedValuesShape(inquiryFilter))
/** The same as it is sent. */
export const inquiryFilterValuesInput = z.object(savedValuesInputShape(inquiryFilter))

/** What a saved filter of training and skills holds. */
export const trainingFilterValues = z.object(savedValuesShape(trainingFilter))
/** The same as it is sent. */
export const trainingFilterValuesInput = z.object(savedValuesInputShape(trainingFilter))

/** What a saved filter of the matrix of training holds. */
export const trainingMatrixFilterValues = z.object(savedValuesShape(trainingMatrixFilter))
/** The same as it is sent. */
export const trainingMatrixFilterValuesInput = z.object(savedValuesInputShape(trainingMatrixFilter))

/** What a saved filter of each list holds. */
export const savedFilterValues = {
  myform: myFormFilterValues,
  action: actionFilterValues,
  person: personFilterValues,
  reviewform: reviewFormFilterValues,
  topic: topicFilterValues,
  message: messageFilterValues,
  sds: sdsFilterValues,
  file: filesFilterValues,
  hazard: hazardFilterValues,
  jsa: jsaFilterValues,
  sqr: sqrFilterValues,
  loto: lotoFilterValues,
  lototemplate: lotoTemplateFilterValues,
  formtype: formTypeFilterValues,
  form: managedFormFilterValues,
  formschedule: formScheduleFilterValues,
  inquiry: inquiryFilterValues,
  training: trainingFilterValues,
  trainingmatrix: trainingMatrixFilterValues,
}

/** The same as it is sent: what is left out, null or empty narrows nothing. */
export const savedFilterValuesInput = {
  myform: myFormFilterValuesInput,
  action: actionFilterValuesInput,
  person: personFilterValuesInput,
  reviewform: reviewFormFilterValuesInput,
  topic: topicFilterValuesInput,
  message: messageFilterValuesInput,
  sds: sdsFilterValuesInput,
  file: filesFilterValuesInput,
  hazard: hazardFilterValuesInput,
  jsa: jsaFilterValuesInput,
  sqr: sqrFilterValuesInput,
  loto: lotoFilterValuesInput,
  lototemplate: lotoTemplateFilterValuesInput,
  formtype: formTypeFilterValuesInput,
  form: managedFormFilterValuesInput,
  formschedule: formScheduleFilterValuesInput,
  inquiry: inquiryFilterValuesInput,
  training: trainingFilterValuesInput,
  trainingmatrix: trainingMatrixFilterValuesInput,
}

/** What a saved filter of a list holds. */
export type SavedFilterValues<Type extends keyof typeof savedFilterValues = 'myform'> = z.infer<
  (typeof savedFilterValues)[Type]
>
