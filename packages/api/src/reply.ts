import type { Call, CallContent, CallRefusal } from './call.ts'
import type { Problem } from './problems.ts'

/** What every answer of the API looks like on the wire (spec 7 and 8). */
export type Envelope = {
  /** Repeats the HTTP status; 222 and 203 are the specification's own. */
  status: number
  message: string
  content: unknown
  errors: readonly string[]
  /** Present on failures: the problem's name and what belongs to it. */
  problem?: Pick<Problem, 'name' | 'fields' | 'details'>
  requestId: string
}

/** A call's answer as its callers see it: a union on `status`. */
export type Reply<C extends Call = Call> =
  | { status: 200; content: CallContent<C>; message: string; requestId: string }
  | {
      status: 222
      content: CallRefusal<C>
      errors: readonly string[]
      message: string
      requestId: string
    }
  | { status: 203; message: string; requestId: string }
  | { status: 'problem'; problem: Problem; requestId: string }
