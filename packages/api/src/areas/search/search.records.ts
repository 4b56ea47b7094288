import * as z from 'zod'
import { soughtPerson } from '../../vocabulary/person.ts'
import { action, asset, workOrder } from '../actions/actions.records.ts'
import { libraryFile } from '../files/files.records.ts'
import { masterHazard } from '../jsa/jsa.hazards.records.ts'
import { sqrRow } from '../sqr/sqr.records.ts'
import { jsaRow } from '../jsa/jsa.records.ts'
import { lotoRow } from '../loto/loto.records.ts'
import { message } from '../messages/messages.records.ts'
import { myForm } from '../my-forms/my-forms.records.ts'
import { reviewedForm } from '../review-forms/review-forms.list.records.ts'
import { sdsSheet } from '../sds/sds.records.ts'
import { topic } from '../topics/topics.records.ts'
import { qualification } from '../training/training.records.ts'

/** What may be found. A module adds its kind. */
export const searchKinds = [
  ...(['entries', 'reviews', 'actions', 'people', 'forms', 'messages'] as const),
  ...(['topics', 'files', 'sheets', 'hazards', 'analyses', 'lockouts', 'qualityReports'] as const),
  ...(['equipment', 'workOrders', 'qualifications'] as const),
] as const
/** One kind of what may be found. */
export type SearchKind = (typeof searchKinds)[number]

/** Somebody's form that was found: their own, or one that they sign or that was shared with them. */
export const foundEntry = myForm
  .pick({ id: true, number: true, formStatus: true, startedAt: true, padNames: true })
  .extend({
    title: z.string(),
    /** False for what lies on the Signature tab. */
    isOwn: z.boolean(),
  })
/** A form that was found. */
export type FoundEntry = z.infer<typeof foundEntry>

/** An entry of somebody else that was found among one's reviews. */
export const foundReview = reviewedForm
  .pick({
    id: true,
    number: true,
    formStatus: true,
    submitter: true,
    submittedAt: true,
    isOwnApprovalPending: true,
  })
  .extend({ title: z.string() })
/** An entry of somebody else that was found among one's reviews. */
export type FoundReview = z.infer<typeof foundReview>

/** An action that was found. */
export const foundAction = action.pick({
  actionId: true,
  number: true,
  title: true,
  status: true,
  dueOn: true,
})
/** An action that was found. */
export type FoundAction = z.infer<typeof foundAction>

/** A machine that was found. */
export const foundEquipment = asset.pick({
  ...{ assetId: true, code: true, name: true, category: true },
})
/** A machine that was found. */
export type FoundEquipment = z.infer<typeof foundEquipment>

/** A work order that was found. */
export const foundWorkOrder = workOrder.pick({
  workOrderId: true,
  workOrderNumber: true,
  description: true,
  equipment: true,
  status: true,
})
/** A work order that was found. */
export type FoundWorkOrder = z.infer<typeof foundWorkOrder>

/** A qualification that was found. */
export const foundQualification = qualification.pick({
  ...{ qualificationId: true, name: true, kind: true, validMonths: true },
})
/** A qualification that was found. */
export type FoundQualification = z.infer<typeof foundQualification>

/** A topic that was found. */
export const foundTopic = topic.pick({
  topicId: true,
  number: true,
  title: true,
  questionCount: true,
})
/** A topic that was found. */
export type FoundTopic = z.infer<typeof foundTopic>
/** A message that was found. */
export const foundMessage = message.pick({
  messageId: true,
  number: true,
  title: true,
  category: true,
  status: true,
})
/** A message that was found. */
export type FoundMessage = z.infer<typeof foundMessage>

/** A file of the library that was found. */
export const foundFile = libraryFile.pick({
  fileId: true,
  number: true,
  name: true,
  folder: true,
  status: true,
})
/** A file of the library that was found. */
export type FoundFile = z.infer<typeof foundFile>

/** A safety data sheet that was found. */
export const foundSheet = sdsSheet.pick({
  sheetId: true,
  number: true,
  productName: true,
  manufacturer: true,
  status: true,
})
/** A safety data sheet that was found. */
export type FoundSheet = z.infer<typeof foundSheet>

/** A hazard of the library that was found. */
export const foundHazard = masterHazard.pick({
  masterHazardId: true,
  number: true,
  title: true,
  residualRiskName: true,
  status: true,
})
/** A hazard of the library that was found. */
export type FoundHazard = z.infer<typeof foundHazard>

/** A job safety analysis that was found. */
export const foundJsa = jsaRow.pick({
  ...{ jsaId: true, number: true, title: true, status: true, startsAt: true },
})
/** A job safety analysis that was found. */
export type FoundJsa = z.infer<typeof foundJsa>

/** A lockout that was found. */
export const foundLoto = lotoRow.pick({
  ...{ lotoId: true, number: true, title: true, status: true, asset: true },
})
/** A lockout that was found. */
export type FoundLoto = z.infer<typeof foundLoto>

/** A quality report that was found. */
export const foundSqr = sqrRow.pick({
  ...{ sqrId: true, number: true, title: true, phase: true, severity: true, startsAt: true },
})
/** A quality report that was found. */
export type FoundSqr = z.infer<typeof foundSqr>

/** Somebody who was found. */
export const foundPerson = soughtPerson.pick({
  personId: true,
  fullName: true,
  employeeTitle: true,
  employeeEmail: true,
  profileImage: true,
  isSSE: true,
  contractorOf: true,
})
/** Somebody who was found. */
export type FoundPerson = z.infer<typeof foundPerson>
