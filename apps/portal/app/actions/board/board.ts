import type { ActionStatus } from '@holdpoint/api'

/** What the board says of its lanes; the cards are the rows of the list, lane by lane. */
export type BoardView = { lanes: readonly LaneView[] }

export type LaneView = {
  status: ActionStatus
  /** How many actions are in that state, in words. */
  total: string
  /** The list of all of them; null where all are shown. */
  to: string | null
}
