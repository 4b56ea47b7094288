import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { readFileText, readLimits } from '../../file-text/read-file-text.ts'
import { beginText, settleText, waitingVersion } from './files.texts.ts'

/** Well below the time after which a job is taken for dead. */
const roundMs = 5 * 60_000

/** Takes the words out of versions that wait: soon after one was added, and every ten minutes. */
export const textJob: ClockJob = {
  name: 'file-texts',
  cron: '*/10 * * * *',
  run: (context) => takeTexts(context),
}

/** One round, a file after the other; what is left waits for the next one. */
export async function takeTexts(
  { database, ports, now }: ClockContext,
  limits = readLimits,
): Promise<void> {
  const until = performance.now() + roundMs
  for (;;) {
    const one = await waitingVersion(database.kysely)
    if (one === undefined || performance.now() > until) {
      return
    }
    await beginText(database.kysely, one, now)
    const stored = await ports.files.read(one.storage_key)
    if (stored === undefined) {
      // Where the bytes are gone there is nothing to wait for.
      await settleText(database.kysely, one, undefined)
      continue
    }
    // Node declares its own class for what the web calls the same thing.
    const source = Readable.fromWeb(stored.stream as NodeReadableStream<Uint8Array>)
    const read = await readFileText(source, one.media_type, limits)
    if (!read.isRead) {
      const { file_id: fileId, version } = one
      ports.log.warn({ fileId, version, why: read.why }, 'a file could not be read for the search')
    }
    await settleText(database.kysely, one, read.isRead ? read : undefined)
  }
}
