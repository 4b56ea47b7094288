import type { actionMoves, EventOf } from '@holdpoint/api'

/** A move of an action. */
export type ActionEvent = EventOf<typeof actionMoves>

const withDay: readonly string[] = ['hold', 'extend']
const withPeople: readonly string[] = ['reassign', 'reissue']

const ownWork: readonly string[] = ['start', 'resume', 'complete']

/**
 * Whether a move is made by one press in a list: what people say of their own work is, what they judge
 * is looked at first (decision 0055).
 */
export function isMadeInList(event: string): boolean {
  return ownWork.includes(event)
}

/** What a move takes beside a reason (decision 0055). */
export function takes(event: string): 'day' | 'people' | null {
  return withDay.includes(event) ? 'day' : withPeople.includes(event) ? 'people' : null
}
