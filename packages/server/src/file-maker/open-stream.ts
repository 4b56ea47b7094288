/** Takes the next bytes of a file; resolves when there is room for more. */
export type Sink = (bytes: Uint8Array) => Promise<void>

/** A file on its way to its reader; `ended` resolves when nothing is made for it any more. */
export type OpenStream = { stream: ReadableStream<Uint8Array>; ended: Promise<void> }

export type OpenStreamOptions = {
  /** How much is made ahead of the reader. */
  aheadMax?: number
  /** How long a reader may take nothing while there is no room for more. */
  stallMs?: number
  /** What went wrong after the first bytes were given, when no answer can say so any more. */
  onFailure: (error: unknown) => void
}

/** Nobody reads any more. It ends the work and is nobody's failure. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone'
}

/**
 * Makes a file while it is read. What fails before its first bytes fails here; after them the
 * stream breaks off, so that no reader takes half a file for a whole one.
 */
export function openStream(
  make: (sink: Sink) => Promise<void>,
  { aheadMax = 16 * 2 ** 20, stallMs = 45_000, onFailure }: OpenStreamOptions,
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    let isGone = false
    let hasBegun = false
    let wake = () => {}
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (opened) => {
          controller = opened
        },
        pull: () => wake(),
        cancel: () => {
          isGone = true
          wake()
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: aheadMax }),
    )

    function room(): Promise<void> {
      return new Promise((resume, giveUp) => {
        const timer = setTimeout(
          () => giveUp(new Error(`The reader took nothing for ${stallMs / 1000} s.`)),
          stallMs,
        )
        wake = () => {
          clearTimeout(timer)
          resume()
        }
      })
    }

    async function sink(bytes: Uint8Array): Promise<void> {
      if (isGone) {
        throw new ReaderGone()
      }
      controller?.enqueue(bytes)
      if (!hasBegun) {
        hasBegun = true
        resolve({ stream, ended })
      }
      while (!isGone && (controller?.desiredSize ?? 0) <= 0) {
        await room()
      }
      if (isGone) {
        throw new ReaderGone()
      }
    }

    // Begun a moment later: a first piece that is there at once needs `ended` to be known.
    const ended = Promise.resolve()
      .then(() => make(sink))
      .then(
        () => {
          if (!isGone) {
            controller?.close()
          }
        },
        (error: unknown) => {
          if (!hasBegun) {
            reject(error instanceof Error ? error : new Error(String(error)))
          } else if (!(error instanceof ReaderGone)) {
            controller?.error(error)
            onFailure(error)
          }
        },
      )
  })
}
