import type { MyFormAction } from '@holdpoint/api'

/** An action as its line shows it. */
export type ActionLine = {
  id: string
  number: string
  title: string
  status: MyFormAction['action']['status']
  /** Whether the entry's submitter raised it, or somebody who looked at it. */
  type: MyFormAction['type']
  assignedTo: string
  /** The calendar day, and its words. */
  due: { day: string; words: string }
  /** Open, and its day has gone by. */
  isOverdue: boolean
  /** Where it was raised (spec 2). */
  to: string
}
