import type { MyFormAction } from '@holdpoint/api'
import type { Due } from '../actions/due.ts'

/** An action as its line shows it. */
export type ActionLine = {
  id: string
  number: string
  title: string
  status: MyFormAction['action']['status']
  /** Whether the entry's submitter raised it, or somebody who looked at it; or it is of elsewhere. */
  type: MyFormAction['type'] | 'linked'
  assignedTo: string
  due: Due
  /** The action itself; null for who may not open it. */
  to: string | null
  /** Where it was raised: the form itself, or its review (spec 2); or the question it is linked at. */
  raisedAt: string
}
