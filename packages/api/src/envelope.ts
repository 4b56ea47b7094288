import type { Call } from './call.ts'
import { readReply } from './client/read-reply.ts'
import { isProblemName } from './problems.ts'
import type { Reply } from './reply.ts'

export { isEnvelope } from './client/read-reply.ts'
export type { Envelope, Reply } from './reply.ts'

/** Turns an answer into the reply that a caller can switch on; see `readReply`. */
export function toReply<C extends Call>(
  httpStatus: number,
  body: unknown,
  retryAfterS?: number,
): Reply<C> {
  return readReply(httpStatus, body, retryAfterS, isProblemName)
}
