import type { SqrPartName } from '@holdpoint/api'
import type { SqrPane } from '../paths.ts'

/** On which pane of a report each of its parts is shown. */
export const partPanes: Readonly<Record<SqrPartName, SqrPane>> = {
  equipments: 'involved',
  employees: 'involved',
  parts: 'involved',
  timeline: 'timeline',
  scat: 'causes',
  ncr: 'causes',
}
