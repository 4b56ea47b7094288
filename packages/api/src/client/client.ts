import { catalogue, type Catalogue, type NamedCall } from '../catalogue.ts'
import type { Call, CallInput } from '../call.ts'
import type { Reply } from '../envelope.ts'

/** What may be said beside a call's input. */
export interface CallOptions {
  /** Makes a writing call safe to repeat: the same key answers the same answer. */
  idempotencyKey?: string
  /** The row version that an edit was based on; another one answers `row_changed`. */
  ifMatch?: number
  /** Gives up waiting; a writing call may have been done all the same. */
  signal?: AbortSignal
}

/** Carries one call to whatever answers it: the same process, or another host. */
export type Transport = (card: NamedCall, input: unknown, options: CallOptions) => Promise<Reply>

/** A function for each call of the catalogue, by area and verb. */
export type Client = {
  [Area in keyof Catalogue]: {
    [Verb in keyof Catalogue[Area]]: Catalogue[Area][Verb] extends Call
      ? (
          input: CallInput<Catalogue[Area][Verb]>,
          options?: CallOptions,
        ) => Promise<Reply<Catalogue[Area][Verb]>>
      : never
  }
}

/** Binds the catalogue to a transport. Every answer is a union on `status`; nothing is thrown. */
export function createClient(transport: Transport): Client {
  const areas = Object.entries(catalogue).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries(calls).map(([verb, card]: [string, NamedCall]) => [
        verb,
        (input: unknown, options: CallOptions = {}) => transport(card, input, options),
      ]),
    ),
  ])
  // The one place where the catalogue's shape is rebuilt at run time.
  return Object.fromEntries(areas) as Client
}
