import { ProblemError } from '../fail.ts'
import { parseForm } from './parse-form.ts'

/** Files are read past up to ten times this in all, which is what somebody who is signed in may send. */
const passedFileBytesMax = 15 * 1024 * 1024

/** What a form says beside its files. */
export interface FieldsAlone {
  /** In the order they were sent; a field for files is there and empty, as if none were chosen. */
  fields: URLSearchParams
  /** Whether a file was among them. */
  hadFiles: boolean
}

/**
 * Reads a multipart body whose files nobody takes: they are read past as they come, and nothing of them
 * is kept anywhere. Answers nothing where the body cannot be read or is past every limit.
 */
export async function readFieldsAlone(request: Request): Promise<FieldsAlone | undefined> {
  const fields = new URLSearchParams()
  let hadFiles = false
  try {
    await parseForm(request, passedFileBytesMax, {
      onField: (name, value) => fields.append(name, value),
      async onFile(name, _fileName, source) {
        fields.append(name, '')
        for await (const chunk of source) {
          hadFiles ||= Buffer.isBuffer(chunk) && chunk.byteLength > 0
        }
      },
    })
  } catch (error) {
    if (error instanceof ProblemError) {
      return undefined
    }
    throw error
  }
  return { fields, hadFiles }
}
