import type { ListName } from '@holdpoint/api'
import { actionsWorkbook } from './areas/actions/actions.workbook.ts'
import { jsaWorkbook } from './areas/jsa/jsa.workbook.ts'
import { lotoWorkbook } from './areas/loto/loto.workbook.ts'
import { messagesWorkbook } from './areas/messages/messages.workbook.ts'
import { answersSheets } from './areas/my-forms/papers/answers-workbook.ts'
import { myFormsWorkbook } from './areas/my-forms/papers/excel.ts'
import { reviewsWorkbook } from './areas/review-forms/review-forms.workbook.ts'
import { peopleRightsWorkbook, peopleWorkbook } from './areas/people/people.workbook.ts'
import { topicsWorkbook } from './areas/topics/topics.workbook.ts'
import { matrixSheets } from './areas/training/training.matrix.workbook.ts'
import { trainingWorkbook } from './areas/training/training.workbook.ts'
import { filesWorkbook } from './areas/files/files.workbook.ts'
import { sdsPeopleWorkbook } from './areas/sds/sds.people-workbook.ts'
import { sdsWorkbook } from './areas/sds/sds.workbook.ts'
import { sqrWorkbook } from './areas/sqr/sqr.workbook.ts'
import type { AnyWorkbook } from './lists/workbook.ts'

/** The workbook of each list that has one, by the list's name, and the second one of a list that has two: nothing else can go to a thread. */
export const workbooks: Readonly<
  Partial<Record<ListName | 'sds-people' | 'person-rights' | 'answers', AnyWorkbook>>
> = {
  myform: myFormsWorkbook,
  answers: answersSheets,
  action: actionsWorkbook,
  person: peopleWorkbook,
  'person-rights': peopleRightsWorkbook,
  reviewform: reviewsWorkbook,
  topic: topicsWorkbook,
  message: messagesWorkbook,
  sds: sdsWorkbook,
  'sds-people': sdsPeopleWorkbook,
  file: filesWorkbook,
  jsa: jsaWorkbook,
  loto: lotoWorkbook,
  sqr: sqrWorkbook,
  training: trainingWorkbook,
  trainingmatrix: matrixSheets,
}
