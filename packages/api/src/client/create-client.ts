import type { Call } from '../call.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Reply } from '../envelope.ts'
import type { RemoteCallOptions } from './call-options.ts'
import { createUntypedCaller, type CallerOptions } from './caller.ts'
import type { Descriptor, RemoteInput } from './descriptor.ts'
import { descriptors } from './descriptors.generated.ts'
import { isKnownProblem } from './problem-names.generated.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { uploads } from './uploads.ts'

/** Where the API lives, who asks, and what keeps them signed in. */
export interface ClientOptions extends CallerOptions {
  /** Keeps the person signed in: sends its token, and renews it once it is refused. */
  session?: SessionKeeper
  /** Gives up every call of this client. */
  signal?: AbortSignal
}

/**
 * A function for each call of the catalogue, by area and verb. It can stand wherever a `Client` is
 * asked for, and takes files themselves besides.
 */
export type RemoteClient = {
  [Area in keyof Catalogue]: {
    [Verb in keyof Catalogue[Area]]: Catalogue[Area][Verb] extends Call
      ? (
          input: RemoteInput<Catalogue[Area][Verb]>,
          options?: RemoteCallOptions,
        ) => Promise<Reply<Catalogue[Area][Verb]>>
      : never
  }
}

/**
 * The client over HTTP, for Node 20 and later, browsers and workers. Every answer is a union on
 * `status`; nothing is thrown. It asks nothing of the page and keeps nothing by itself.
 */
export function createClient({ session, signal, ...options }: ClientOptions): RemoteClient {
  const getToken = options.getToken ?? session?.getToken
  const plain = createUntypedCaller({
    uploads,
    isKnownProblem,
    ...options,
    ...(getToken === undefined ? {} : { getToken }),
  })
  const call = session === undefined ? plain : session.keep(plain)
  const areas = Object.entries(descriptors).map(([area, verbs]) => [
    area,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, descriptor]: [string, Descriptor]) => [
        verb,
        (input: unknown, callOptions?: RemoteCallOptions) =>
          call(descriptor, input, bothSignals(callOptions, signal)),
      ]),
    ),
  ])
  // The catalogue's shape is rebuilt here, from descriptors that were made from it.
  return Object.fromEntries(areas) as RemoteClient
}

/** A call is given up by either signal: its own, and that of the client. */
function bothSignals(
  options: RemoteCallOptions = {},
  signal: AbortSignal | undefined,
): RemoteCallOptions {
  if (signal === undefined) {
    return options
  }
  const { signal: own } = options
  return { ...options, signal: own === undefined ? signal : AbortSignal.any([own, signal]) }
}
