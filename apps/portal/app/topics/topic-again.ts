import type { LineView } from './topic-view.server.ts'

/** A question, an answer or a reason that could not be taken, as it was written, and why. */
export type TopicAgain = {
  /** The form that it was written in. */
  talk: string
  body: string
  isAnonymous: boolean
  /** The files that came along, by their references. */
  files: string[]
  problem: string | null
  /** Questions that look like the one that was asked. */
  alike: LineView[]
}

/** What came back for one form; undefined where nothing did. */
export function againFor(answer: unknown, talk: string): TopicAgain | undefined {
  return isAgain(answer) && answer.talk === talk ? answer : undefined
}

function isAgain(answer: unknown): answer is TopicAgain {
  return typeof answer === 'object' && answer !== null && 'talk' in answer
}
