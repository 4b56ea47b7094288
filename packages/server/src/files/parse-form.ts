import { PassThrough, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { fail, problemError } from '../fail.ts'

// A page without scripts sends one empty file field for every question it shows, beside its answer
// and its note; a form has up to 1,000 questions.
const partLimits = {
  files: 1000,
  fields: 4000,
  fieldSize: 1024 * 1024,
  parts: 5000,
  headerPairs: 50,
}

/** How many files that hold something a form may bring; an empty field is none. */
export const filledFilesMax = 10
/** What a form may hold beside its files, in bytes. */
const fieldBytesMax = 2 * 1024 * 1024
/** How much of a refused body is thrown away before the sender is cut off. */
const drainedBytesMax = 512 * 1024 * 1024

export interface FormParts {
  onField: (name: string, value: string) => void
  /** Reads the file to its end, or rejects: no file of the form is read any further then. */
  onFile: (name: string, fileName: string, source: Readable) => Promise<void>
}

/** How large a body with files may be in all. */
export function formBytesMax(fileBytesMax: number): number {
  return fileBytesMax * filledFilesMax + fieldBytesMax
}

/**
 * Reads a multipart body part by part, within limits on everything that a sender decides. Resolves
 * once every file was taken in, or to why one was refused: the fields are read to the last one all the
 * same, since they may be all that is left of what somebody typed. Rejects where the form itself cannot
 * be read or is past a limit, once nobody reads any of its files any more.
 */
export function parseForm(
  request: Request,
  fileBytesMax: number,
  on: FormParts,
): Promise<Error | undefined> {
  const { body } = request
  if (body === null) {
    return fail('malformed_body', { message: 'The form could not be read.' })
  }
  const parser = makeParser(request.headers.get('Content-Type') ?? '', fileBytesMax)
  // Node declares its own class for what the web calls the same thing.
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
  return pump(source, parser, fileBytesMax, on)
}

/** Reads what is left of a refused body to nowhere, so that its sender gets to read the answer. */
export function throwAway({ body, headers }: Request): void {
  if (body === null || Number(headers.get('Content-Length') ?? '0') > drainedBytesMax) {
    return
  }
  // Node declares its own class for what the web calls the same thing.
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
  let bodyBytes = 0
  source.on('error', () => undefined)
  source.on('data', (chunk: Uint8Array) => {
    bodyBytes += chunk.byteLength
    if (bodyBytes > drainedBytesMax) {
      source.destroy()
    }
  })
}

function pump(
  body: Readable,
  parser: InstanceType<typeof Busboy>,
  fileBytesMax: number,
  on: FormParts,
): Promise<Error | undefined> {
  return new Promise((resolve, reject) => {
    const files: { part: Readable; taken: PassThrough }[] = []
    const work: Promise<void>[] = []
    let fieldBytes = 0
    let bodyBytes = 0
    let refused: Error | undefined
    let isOver = false

    const refuseFile = (error: Error) => {
      refused ??= error
      // Nobody takes what is left of any file; the parser still has to come past it.
      for (const { part, taken } of files) {
        part.unpipe(taken)
        part.resume()
        taken.destroy(error)
      }
    }

    const stop = (error: Error) => {
      if (isOver) {
        return
      }
      isOver = true
      body.unpipe(parser)
      // What still comes is thrown away, so that the sender gets to read the answer.
      body.resume()
      // Nobody waits for the rest of a file that will not come.
      refuseFile(error)
      void Promise.allSettled(work).then(() => reject(error))
    }
    const refuse = (message: string) => stop(problemError('body_too_large', { message }))

    body.on('data', (chunk: Uint8Array) => {
      bodyBytes += chunk.byteLength
      if (bodyBytes > formBytesMax(fileBytesMax)) {
        refuse(tooLarge(fileBytesMax))
      }
      if (bodyBytes > drainedBytesMax) {
        body.destroy()
      }
    })
    body.on('error', () =>
      stop(problemError('malformed_body', { message: 'The form broke off midway.' })),
    )
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      fieldBytes += name.length + value.length
      if (isNameCut || isValueCut || fieldBytes > fieldBytesMax) {
        refuse('A field is longer than we take.')
      } else if (!isOver) {
        on.onField(name, value)
      }
    })
    parser.on('file', (name, file, fileName) => {
      if (refused !== undefined) {
        file.resume()
        return
      }
      const taken = new PassThrough()
      files.push({ part: file, taken })
      file.on('error', () => undefined)
      taken.on('error', () => undefined)
      file.on('limit', () =>
        refuseFile(problemError('body_too_large', { message: tooLarge(fileBytesMax) })),
      )
      file.pipe(taken)
      const done = on.onFile(name, fileName ?? '', taken)
      work.push(done)
      done.catch(refuseFile)
    })
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => refuse('This form has too many parts.'))
    }
    parser.on('error', () =>
      stop(problemError('malformed_body', { message: 'The form could not be read.' })),
    )
    parser.on('finish', () => {
      void Promise.allSettled(work).then(() => {
        if (!isOver) {
          isOver = true
          resolve(refused)
        }
      })
    })
    body.pipe(parser)
  })
}

function makeParser(contentType: string, fileBytesMax: number): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...partLimits, fileSize: fileBytesMax },
    })
  } catch {
    return fail('malformed_body', { message: 'The form could not be read.' })
  }
}

/** The sentence for a file past the limit. */
export function tooLarge(fileBytesMax: number): string {
  return `A file may have at most ${Math.floor(fileBytesMax / 1024 / 1024)} MB.`
}
