import { actionsList } from './areas/actions/actions.list.ts'
import { formScheduleList } from './areas/form-schedules/form-schedules.list.ts'
import { formTypeList } from './areas/form-types/form-types.list.ts'
import { manageFormsList } from './areas/manage-forms/manage-forms.list.ts'
import { inquiryList } from './areas/inquiries/inquiries.list.ts'
import { hazardsList } from './areas/jsa/jsa.hazards.list.ts'
import { sqrList } from './areas/sqr/sqr.list.ts'
import { jsaList } from './areas/jsa/jsa.list.ts'
import { lotoList } from './areas/loto/loto.list.ts'
import { lotoTemplateList } from './areas/loto/loto.templates.list.ts'
import { messagesList } from './areas/messages/messages.list.ts'
import { myFormsList } from './areas/my-forms/my-forms.list.ts'
import { peopleList } from './areas/people/people.list.ts'
import { reviewFormsList } from './areas/review-forms/review-forms.list.ts'
import { topicsList } from './areas/topics/topics.list.ts'
import { trainingList, trainingMatrixList } from './areas/training/training.list.ts'
import { filesList } from './areas/files/files.list.ts'
import { sdsList } from './areas/sds/sds.list.ts'

/** Every list by the name that saved filters and workbooks know it by. A module adds its line. */
export const lists = {
  [myFormsList.name]: myFormsList,
  [actionsList.name]: actionsList,
  [peopleList.name]: peopleList,
  [reviewFormsList.name]: reviewFormsList,
  [topicsList.name]: topicsList,
  [messagesList.name]: messagesList,
  [sdsList.name]: sdsList,
  [filesList.name]: filesList,
  [hazardsList.name]: hazardsList,
  [jsaList.name]: jsaList,
  [lotoList.name]: lotoList,
  [lotoTemplateList.name]: lotoTemplateList,
  [formTypeList.name]: formTypeList,
  [manageFormsList.name]: manageFormsList,
  [formScheduleList.name]: formScheduleList,
  [inquiryList.name]: inquiryList,
  [sqrList.name]: sqrList,
  [trainingList.name]: trainingList,
  [trainingMatrixList.name]: trainingMatrixList,
} as const

/** The name of a list. */
export type ListName = keyof typeof lists

/** The names of all lists. */
export const listNames = Object.keys(lists) as [ListName, ...ListName[]]

/** A kind of record whose rows follow what others do to them, as the lists name it. */
export type LiveKind = NonNullable<(typeof lists)[ListName]['follows']>

/** The kinds of record whose rows follow. */
export const liveKinds: readonly LiveKind[] = [
  ...new Set(Object.values(lists).flatMap(({ follows }) => follows ?? [])),
]

/** Tells the name of a kind whose rows follow from any other text. */
export function isLiveKind(name: string): name is LiveKind {
  return liveKinds.some((kind) => kind === name)
}
