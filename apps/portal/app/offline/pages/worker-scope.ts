/** An event that may take its time: the browser keeps the worker for as long. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** A request of a page of ours; without an answer from here the browser goes on by itself. */
export interface FetchEvent extends LastingEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

export interface MessageFromPage extends LastingEvent {
  data: unknown
}

/** What a service worker finds around itself: the part that this one uses. */
export interface WorkerScope {
  location: { origin: string }
  registration: { update: () => Promise<unknown> }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (kind: 'fetch', listener: (event: FetchEvent) => void): void
    (kind: 'message', listener: (event: MessageFromPage) => void): void
  }
}

/** What the build tells the worker of itself. */
export interface WorkerBuild {
  /** The name that Remix gives the build: pages name it too. */
  version: string
  /** The files that the pages may need, late parts included. */
  assets: readonly string[]
  /** The files that draw a PDF, which are fetched once one is kept. */
  reader: readonly string[]
  /** The style sheet of the plain page, tokens and all. */
  style: string
}
