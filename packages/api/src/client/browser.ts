/** Where a page keeps text between visits. */
export interface TextStorage {
  getItem: (name: string) => string | null
  setItem: (name: string, value: string) => void
  removeItem: (name: string) => void
}

/** Gives one holder at a time its turn, among all tabs of an origin. */
export interface Locks {
  request: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** A request that says how much of its body has gone. */
export interface ProgressRequest {
  open: (method: string, url: string) => void
  setRequestHeader: (name: string, value: string) => void
  send: (body: FormData | string) => void
  abort: () => void
  getAllResponseHeaders: () => string
  responseType: string
  readonly response: unknown
  readonly responseURL: string
  readonly status: number
  readonly upload: { onprogress: ((sent: { loaded: number; total: number }) => void) | null }
  onload: (() => void) | null
  onerror: (() => void) | null
  onabort: (() => void) | null
  onloadend: (() => void) | null
}

/** What the client uses of a browser. Each part is missing somewhere. */
interface Browser {
  readonly XMLHttpRequest?: new () => ProgressRequest
  readonly localStorage?: TextStorage & { clear: () => void }
  readonly navigator?: { readonly locks?: Locks }
  readonly document?: { cookie: string }
  readonly caches?: {
    keys: () => Promise<string[]>
    delete: (name: string) => Promise<boolean>
  }
}

/**
 * The browser around the program, looked at when it is needed and never on import. Its parts are
 * described here, so that programs without the types of the DOM compile as well.
 */
export function browser(): Browser {
  return globalThis as object
}
