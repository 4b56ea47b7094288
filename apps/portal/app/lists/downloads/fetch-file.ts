import { readDownloadAnswer, type DownloadAnswer } from './download-answer.ts'

/** What came of asking for a file. */
export type Fetched =
  | { kind: 'file'; fileName: string; file: Blob }
  | Exclude<DownloadAnswer, { kind: 'ready' }>
  /** Nothing of ours answered, or the file broke off. */
  | { kind: 'lost' }

interface FetchFileOptions {
  signal: AbortSignal
  /** Told how many bytes have arrived. */
  onBytes: (count: number) => void
}

/**
 * Asks the route of a download for the file's address and reads the file as it is made. Rejects
 * only when it was called off.
 */
export async function fetchFile(
  address: string,
  { signal, onBytes }: FetchFileOptions,
): Promise<Fetched> {
  try {
    const asked = await fetch(address, { signal, headers: { Accept: 'application/json' } })
    const answer = asked.ok ? readDownloadAnswer(await asked.json()) : null
    if (answer?.kind !== 'ready') {
      return answer ?? { kind: 'lost' }
    }
    const made = await fetch(answer.url, { signal })
    if (!made.ok || made.body === null) {
      return { kind: 'lost' }
    }
    const type = made.headers.get('Content-Type') ?? 'application/octet-stream'
    const counted = new Response(made.body.pipeThrough(counting(onBytes)), {
      headers: { 'Content-Type': type },
    })
    return { kind: 'file', fileName: answer.fileName, file: await counted.blob() }
  } catch (error) {
    if (signal.aborted) {
      throw error
    }
    return { kind: 'lost' }
  }
}

function counting(onBytes: (count: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let count = 0
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.byteLength
      onBytes(count)
      controller.enqueue(chunk)
    },
  })
}
