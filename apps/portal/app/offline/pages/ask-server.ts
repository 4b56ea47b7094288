import { hungMs, lonePageMs, pageAgainMs, pageMs } from '../patience.ts'
import { inTime } from '../../ui/in-time.ts'

/** What stands in for an answer of the server. */
export interface StandIns {
  /** What the device kept of just this; null where it kept nothing. */
  kept: () => Promise<Response | null>
  /** Says that there is no network. */
  without: () => Promise<Response>
}

/** Asks the server first, and answers from this device where it fails or stays silent. */
export type AskServer = (asked: Promise<Response>, standIns: StandIns) => Promise<Response>

/**
 * A page that is kept stands in once the network was silent for some seconds; nothing else does
 * before it was silent for very long. After a silence the next pages are waited for less.
 */
export function createAskServer(now: () => number): AskServer {
  let hungAt = -Infinity

  return async (asked, { kept, without }) => {
    const begun = now()
    const limitMs = begun - hungAt < hungMs ? pageAgainMs : pageMs
    const first = await inTime(asked, limitMs)
    if (first instanceof Response) {
      hungAt = -Infinity
      return isGateway(first) ? ((await kept()) ?? without()) : first
    }
    if (first === 'failed') {
      return (await kept()) ?? without()
    }
    hungAt = begun + limitMs
    const standIn = await kept()
    if (standIn !== null) {
      return standIn
    }
    const late = await inTime(asked, lonePageMs - limitMs)
    return late instanceof Response && !isGateway(late) ? late : without()
  }
}

/** A host in front of the server that does not reach it either. */
const isGateway = ({ status }: Response): boolean => status === 502 || status === 504
