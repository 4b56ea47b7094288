import type { actionMoves, EventOf } from '@holdpoint/api'

/** A move of an action. */
export type ActionEvent = EventOf<typeof actionMoves>

const withDay: readonly string[] = ['hold', 'extend']
const withPeople: readonly string[] = ['reassign', 'reissue']

/** What a move takes beside a reason (decision 0055). */
export function takes(event: string): 'day' | 'people' | null {
  return withDay.includes(event) ? 'day' : withPeople.includes(event) ? 'people' : null
}
