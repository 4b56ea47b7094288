import { parentPort } from 'node:worker_threads'

/** What a thread answers to each request. */
export type Reply =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; message: string; stack: string | undefined }

/** Answers each request of the main thread, one after the other. */
export function answerWith<Request>(
  answer: (request: Request) => Uint8Array | Promise<Uint8Array>,
): void {
  const port = parentPort
  if (port === null) {
    throw new Error('This file runs in a thread only.')
  }
  port.on('message', (request: Request) => {
    void replyTo(request, answer).then((reply) =>
      port.postMessage(reply, reply.ok ? [reply.bytes.buffer as ArrayBuffer] : []),
    )
  })
}

async function replyTo<Request>(
  request: Request,
  answer: (request: Request) => Uint8Array | Promise<Uint8Array>,
): Promise<Reply> {
  try {
    return { ok: true, bytes: ownBytes(await answer(request)) }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { ok: false, message, stack }
  }
}

/** What is moved is lost here, and small buffers share their memory with others. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}
