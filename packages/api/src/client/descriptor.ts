import type { Call, CallInput, Method, ParsedInput } from '../call.ts'
import type { UploadId } from '../wire.ts'

/**
 * What a client needs of a card to make its call: no schema, so that a page that makes five calls
 * carries five of these and nothing else. The card itself is here as a type alone.
 */
export interface Descriptor<C extends Call = Call> {
  readonly method: Method
  /** Below `/api/v1`. */
  readonly path: string
  /** The answer is a file, not an envelope. */
  readonly isFile?: true
  /** Served by the login host, where that is another one (spec 7). */
  readonly host?: 'login'
  /** Never set: it ties the types of the card to this value. */
  readonly card?: C
}

type FileFields<C extends Call> = {
  [Field in keyof ParsedInput<C>]-?: [NonNullable<ParsedInput<C>[Field]>] extends [never]
    ? never
    : NonNullable<ParsedInput<C>[Field]> extends UploadId
      ? Field
      : never
}[keyof ParsedInput<C>]

/** What a call takes over HTTP: as its card says, and a file itself where it asks for one. */
export type RemoteInput<C extends Call> = [FileFields<C>] extends [never]
  ? CallInput<C>
  : {
      [Field in keyof CallInput<C>]: Field extends FileFields<C>
        ? CallInput<C>[Field] | Blob
        : CallInput<C>[Field]
    }
