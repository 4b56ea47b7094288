import {
  filesAddPart,
  filesBeginUpload,
  filesEndUpload,
  type Caller,
  type Problem,
} from '@holdpoint/api/calls'
import { uploadPartBytes } from '@holdpoint/api/vocabulary'
import { isUnanswered } from '../fill-out/saving/api-call.ts'

/** How far a file is on its way. */
export type SendingState = {
  /** Bytes that the server has, of all. */
  cameBytes: number
  allBytes: number
  /** The network or the server is away; it goes on by itself. */
  isWaiting: boolean
  /** Some of it had come before a cut, so that it was not sent again. */
  isGoneOnWith: boolean
}

/** The `upload:` that the file became, why it is not taken, or null where it was stopped. */
export type SentInParts = { file: string } | { problem: Problem } | null

interface Sending {
  call: Caller
  /** Stops it; what has come stays with the server for 24 hours. */
  signal: AbortSignal
  tell: (state: SendingState) => void
  /** Waits until it is worth trying again; `tries` is how often it failed in a row. */
  pause: (tries: number, signal: AbortSignal) => Promise<void>
}

/** A wait of the server's that is short enough to be sat out, in seconds. */
const shortWaitS = 60

/**
 * Sends a file in parts (decision 0088). After any cut the server says what has come: only the rest
 * is sent, be it minutes later on this page or after the same file was chosen again.
 */
export async function sendInParts(file: File, sending: Sending): Promise<SentInParts> {
  let cameBytes = 0
  for (let tries = 0; ; tries += 1) {
    const before = cameBytes
    const sent = await sendRest(file, {
      ...sending,
      tell: (state) => {
        cameBytes = state.cameBytes
        sending.tell(state)
      },
    })
    if (sending.signal.aborted) {
      return null
    }
    if ('file' in sent || !isPassing(sent.problem)) {
      return sent
    }
    if (cameBytes > before) {
      tries = 0
    }
    sending.tell({ cameBytes, allBytes: file.size, isWaiting: true, isGoneOnWith: false })
    await sending.pause(tries, sending.signal)
  }
}

async function sendRest(
  file: File,
  { call, signal, tell }: Sending,
): Promise<{ file: string } | { problem: Problem }> {
  const firstPart = await hashOf(partOf(file, 1))
  const begun = await call(
    filesBeginUpload,
    { fileName: file.name, byteSize: String(file.size), firstPart },
    { signal },
  )
  if (begun.status !== 200) {
    return { problem: problemIn(begun) }
  }
  const { uploadId, parts, file: whole } = begun.content
  if (whole !== null) {
    return { file: whole }
  }
  const came = new Map(parts.map(({ number, sha256 }) => [number, sha256]))
  const isGoneOnWith = came.size > 0
  let cameBytes = 0
  const told = (bytes: number) =>
    tell({ cameBytes: bytes, allBytes: file.size, isWaiting: false, isGoneOnWith })
  for (let number = 1; number <= Math.ceil(file.size / uploadPartBytes); number += 1) {
    const part = partOf(file, number)
    const sha256 = await hashOf(part)
    if (came.get(number) !== sha256) {
      const before = cameBytes
      const added = await call(
        filesAddPart,
        { uploadId, number: String(number), sha256, part },
        {
          signal,
          onUploadProgress: ({ sentBytes }) => told(before + Math.min(sentBytes, part.size)),
        },
      )
      if (added.status !== 200) {
        told(before)
        return { problem: problemIn(added) }
      }
    }
    cameBytes += part.size
    told(cameBytes)
  }
  const ended = await call(filesEndUpload, { uploadId }, { signal })
  return ended.status === 200 ? ended.content : { problem: problemIn(ended) }
}

/** Whether files can be sent in parts from here: hashes are made on safe origins alone. */
export function canSendInParts(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

function partOf(file: File, number: number): Blob {
  return file.slice((number - 1) * uploadPartBytes, number * uploadPartBytes)
}

async function hashOf(part: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await part.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What passes by itself: no network, a server that is away, or too much at once. */
function isPassing(problem: Problem): boolean {
  const isShort = (problem.retryAfterS ?? 0) <= shortWaitS
  return isUnanswered(problem) || (problem.name === 'too_many_requests' && isShort)
}

type Unsaid = { status: 'problem'; problem: Problem } | { status: 222 | 203; message: string }

function problemIn(reply: Unsaid): Problem {
  if (reply.status !== 'problem') {
    throw new Error(`An upload was answered by ${reply.status}.`)
  }
  return reply.problem
}
