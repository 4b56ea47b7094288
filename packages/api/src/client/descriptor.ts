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

/** The fields of a call's input that hold this, and nothing else. */
type FieldsOf<C extends Call, Held> = {
  [Field in keyof ParsedInput<C>]-?: [NonNullable<ParsedInput<C>[Field]>] extends [never]
    ? never
    : NonNullable<ParsedInput<C>[Field]> extends Held
      ? Field
      : never
}[keyof ParsedInput<C>]

type FileFields<C extends Call> = FieldsOf<C, UploadId>
type FileListFields<C extends Call> = FieldsOf<C, readonly UploadId[]>

/** What a call takes over HTTP: as its card says, and a file itself, or several, where it asks for that. */
export type RemoteInput<C extends Call> = [FileFields<C> | FileListFields<C>] extends [never]
  ? CallInput<C>
  : {
      [Field in keyof CallInput<C>]: Field extends FileFields<C>
        ? CallInput<C>[Field] | Blob
        : Field extends FileListFields<C>
          ? CallInput<C>[Field] | readonly Blob[]
          : CallInput<C>[Field]
    }
