/** An action that hangs on an entry, as its line shows it. */
export type ActionLine = {
  id: string
  number: string
  title: string
  status: 'open' | 'done' | 'cancelled'
  assignedTo: string
  /** The day it is due, in words and as it is written in a calendar. */
  due: { on: string; words: string }
  isLate: boolean
  /** Where it was raised (spec 2). */
  to: string
}

/** What the action summary shows. */
export type ActionsList = {
  /** The name of the form, where its row is on the page. */
  title: string | null
  actions: ActionLine[]
}
