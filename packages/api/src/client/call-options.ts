/** What may be said beside a call's input. */
export interface CallOptions {
  /** Makes a writing call safe to repeat: the same key answers the same answer. */
  idempotencyKey?: string
  /** The row version that an edit was based on; another one answers `row_changed`. */
  ifMatch?: number
  /**
   * Gives up waiting; a writing call may have been done all the same. A time limit
   * (`AbortSignal.timeout`) answers `timed_out`, which is told; any other end `aborted`, which is not.
   */
  signal?: AbortSignal
}

/** How much of a body has been sent. */
export type UploadProgress = { sentBytes: number; totalBytes: number }

/** What may be said beside a call's input when it goes over HTTP. */
export interface RemoteCallOptions extends CallOptions {
  /** Hears how much of the body has been sent; needs a browser, elsewhere nothing is heard. */
  onUploadProgress?: (progress: UploadProgress) => void
}
