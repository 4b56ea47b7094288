import { catalogue, type Catalogue, type NamedCall } from '../catalogue.ts'
import type { Call, CallInput } from '../call.ts'
import type { Reply } from '../envelope.ts'
import type { CallOptions } from './call-options.ts'

/** Carries one call to whatever answers it in the same process. */
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

/**
 * Binds the catalogue to a transport, for programs that hold the service themselves; `createClient`
 * is the one for everybody else. Every answer is a union on `status`. An area is bound when it is
 * first asked for: a page uses two or three of them.
 */
export function bindClient(transport: Transport): Client {
  const client = {}
  for (const [area, calls] of Object.entries(catalogue)) {
    let bound: object | undefined
    Object.defineProperty(client, area, {
      enumerable: true,
      get: () => (bound ??= boundTo(transport, calls)),
    })
  }
  // The one place where the catalogue's shape is rebuilt at run time.
  return client as Client
}

function boundTo(transport: Transport, calls: Readonly<Record<string, NamedCall>>): object {
  return Object.fromEntries(
    Object.entries(calls).map(([verb, card]) => [
      verb,
      (input: unknown, options: CallOptions = {}) => transport(card, input, options),
    ]),
  )
}
