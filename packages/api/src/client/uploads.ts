import { browser, type ProgressRequest } from './browser.ts'
import type { Uploads } from './caller.ts'

/** Sends files as parts of a multipart body, and says how much has gone where a browser can. */
export const uploads: Uploads = {
  bodyOf(input) {
    const form = new FormData()
    let hasFile = false
    for (const [name, value] of Object.entries(input)) {
      for (const entry of partsOf(value)) {
        if (entry instanceof Blob) {
          hasFile = true
          form.append(name, entry, nameOf(entry))
        } else {
          form.append(name, entry)
        }
      }
    }
    return hasFile ? form : undefined
  },

  /** By XMLHttpRequest, because `fetch` does not say how much has gone. */
  send(request, body, onProgress) {
    const { XMLHttpRequest } = browser()
    if (XMLHttpRequest === undefined) {
      return fetch(new Request(request, { body }), { signal: request.signal })
    }
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      const abort = () => sending.abort()
      sending.open(request.method, request.url)
      sending.responseType = 'blob'
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
      sending.upload.onprogress = ({ loaded, total }) =>
        onProgress({ sentBytes: loaded, totalBytes: total })
      sending.onload = () => {
        // Unlike fetch it follows redirects, so an answer from elsewhere is refused here.
        if (sending.responseURL === request.url) {
          resolve(responseOf(sending))
        } else {
          reject(new TypeError('The answer came from another address.'))
        }
      }
      sending.onerror = () => reject(new TypeError('The network failed.'))
      sending.onabort = () => reject(new TypeError('The call was given up.'))
      sending.onloadend = () => request.signal.removeEventListener('abort', abort)
      request.signal.addEventListener('abort', abort)
      sending.send(body)
      if (request.signal.aborted) {
        abort()
      }
    })
  },
}

/** The ends of names by which the server knows what a file is, where its first bytes do not tell. */
const endings: Readonly<Record<string, string>> = {
  ...{ 'text/plain': 'txt', 'text/csv': 'csv', 'text/markdown': 'md', 'application/json': 'json' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

/** The name of a file; content without one is named by its type. */
function nameOf(file: Blob): string {
  if (file instanceof File) {
    return file.name
  }
  const ending = endings[file.type.split(';')[0]?.trim() ?? '']
  return ending === undefined ? 'blob' : `file.${ending}`
}

/** One value of a form: files one by one, a list of words with commas, anything else as JSON. */
function partsOf(value: unknown): (Blob | string)[] {
  if (value === undefined || value === null) {
    return []
  }
  if (value instanceof Blob) {
    return [value]
  }
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const files = entries.filter((entry) => entry instanceof Blob)
  if (files.length > 0) {
    return files
  }
  const isStructured =
    typeof value === 'object' &&
    (!Array.isArray(value) || entries.some((entry) => typeof entry === 'object'))
  return [isStructured ? JSON.stringify(value) : String(value)]
}

function responseOf(sending: ProgressRequest): Response {
  const { status } = sending
  const headers = new Headers()
  for (const line of sending
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) {
      headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
    }
  }
  const content: unknown = sending.response
  return new Response(content instanceof Blob && content.size > 0 ? content : null, {
    status,
    headers,
  })
}
