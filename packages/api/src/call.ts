import * as z from 'zod'
import type { ProblemName } from './problems.ts'

/** How sure the wire shape is: shown by the specification, or decided by us. */
export type CallStatus = 'specified' | 'decided'

/** How often a call may be made: each class has its own bucket on the server. */
export type RateClass = 'read' | 'write' | 'autosave' | 'upload' | 'export' | 'signIn'

/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * A call card: everything that both sides must know of one call. The input travels in the query
 * for GET and DELETE, and in the body (JSON, urlencoded or multipart alike) for POST.
 */
export type Call<
  Input extends z.ZodType = z.ZodType,
  Content extends z.ZodType = z.ZodType,
  Refusal extends z.ZodType = z.ZodType,
> = {
  /** `area.verb`, unique in the catalogue; also the key of the policy table. */
  name: string
  method: Method
  /** Below `/api/v1`, spelled as on the wire. */
  path: string
  /** One sentence for the reference page. */
  summary: string
  status: CallStatus
  /** Where the rule stands: a section of the specification, or a decision record. */
  source: string
  rate: RateClass
  input: Input
  /** What `content` holds in an answer of status 200. */
  content: Content
  /** What `content` holds in an answer of status 222, for calls that can refuse with reasons. */
  refusal: Refusal
  /** Problems of this call beyond those that every call can answer. */
  problems: readonly ProblemName[]
  /** The answer is a file, not an envelope. */
  isFile: boolean
  /**
   * An edit of a record that others may edit as well: the row version that it was based on may be
   * sent as `If-Match`, and another one answers `row_changed`.
   */
  takesRowVersion: boolean
}

type CallDraft<
  Input extends z.ZodType,
  Content extends z.ZodType,
  Refusal extends z.ZodType,
> = Omit<Call<Input, Content, Refusal>, Optional> &
  Partial<Pick<Call<Input, Content, Refusal>, Optional>>

type Optional = 'refusal' | 'problems' | 'isFile' | 'rate' | 'takesRowVersion'

type Named<Name extends string, Status extends CallStatus> = { name: Name; status: Status }

/**
 * Makes a call card. The rate class follows the method unless it is named; a call without a
 * `refusal` has nothing but reasons to give in an answer of status 222.
 */
export function call<
  const Name extends string,
  const Status extends CallStatus,
  Input extends z.ZodType,
  Content extends z.ZodType,
  Refusal extends z.ZodType,
>(
  draft: CallDraft<Input, Content, Refusal> & Named<Name, Status> & { refusal: Refusal },
): Call<Input, Content, Refusal> & Named<Name, Status>
export function call<
  const Name extends string,
  const Status extends CallStatus,
  Input extends z.ZodType,
  Content extends z.ZodType,
>(
  draft: Omit<CallDraft<Input, Content, z.ZodNull>, 'refusal'> & Named<Name, Status>,
): Call<Input, Content, z.ZodNull> & Named<Name, Status>
export function call(draft: CallDraft<z.ZodType, z.ZodType, z.ZodType>): Call {
  return completed(draft)
}

function completed(draft: CallDraft<z.ZodType, z.ZodType, z.ZodType>): Call {
  return {
    rate: draft.method === 'GET' ? 'read' : 'write',
    problems: [],
    isFile: false,
    takesRowVersion: false,
    refusal: z.null(),
    ...draft,
  }
}

/** What a caller passes: the input before parsing, so that defaults may be left out. */
export type CallInput<C extends Call> = z.input<C['input']>

/** What a handler receives: the input after parsing. */
export type ParsedInput<C extends Call> = z.output<C['input']>

/** What an answer of status 200 holds. */
export type CallContent<C extends Call> = z.output<C['content']>
/** What an answer of status 222 holds beside its reasons. */
export type CallRefusal<C extends Call> = z.output<C['refusal']>
