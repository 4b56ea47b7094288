import {
  currentTrainingStates,
  trainingSpanLabels,
  trainingSpans,
  trainingStateLabels,
} from '@holdpoint/api/vocabulary'
import { labelled } from '../lists/filters/choices.ts'
import type { Choice } from '../lists/filters/lookups.ts'

/** The parts of the filter of which there are a few choices. */
export const stateChoices = labelled(currentTrainingStates, trainingStateLabels)
export const expiryChoices = labelled(trainingSpans, trainingSpanLabels)

type Coded = { jobCode: string; jobDesc: string }
type OfDepartment = { deptCode: string; deptDesc: string }
type Qualified = { qualificationId: string; name: string }

export const jobChoice = ({ jobCode, jobDesc }: Coded): Choice => ({
  ...{ value: jobCode, label: jobDesc },
})
export const departmentChoice = ({ deptCode, deptDesc }: OfDepartment): Choice => ({
  ...{ value: deptCode, label: deptDesc },
})
export const qualificationChoice = ({ qualificationId, name }: Qualified): Choice => ({
  ...{ value: qualificationId, label: name },
})
