/** What became of one row. */
export type RowReport = {
  line: number
  employeeNumber: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** What stands in its way, which parts of the person change, or what of the row is left out. */
  about: string
}

/** What a row is told that would change somebody who may do more than whoever asks. */
export const beyondReach =
  'This person may do more than you. Please ask somebody who may do as much.'
