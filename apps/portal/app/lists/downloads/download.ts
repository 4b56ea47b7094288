import { sentences } from '@holdpoint/api'
import { beginWork } from '../../ui/processing.ts'
import { toasts } from '../../ui/toasts.ts'
import { sizeWords, words } from './downloads.words.ts'
import { fetchFile, type Fetched } from './fetch-file.ts'
import { running } from './running.ts'

export interface Download {
  /** The route that leads to the file. */
  address: string
  /** What the file is called while it is made, such as "Excel file". */
  name: string
  /** Called when it was called off: the focus goes back to where it was asked for. */
  onCancel: () => void
}

/**
 * Fetches a file and has the browser save it. A line at the bottom left tells that it is being
 * made and how much has arrived, and can call it off; then it tells what came of it (spec 8). Each is
 * made once at a time.
 */
export async function download(asked: Download): Promise<void> {
  const { address, name, onCancel } = asked
  if (running.read().has(address)) {
    return
  }
  running.write(new Set([...running.read(), address]))
  const calledOff = new AbortController()
  const cancel = () => {
    calledOff.abort()
    toasts.dismiss(id)
    endWork()
    onCancel()
  }
  const action = { label: words.cancel, onAction: cancel }
  const line = { tone: 'busy' as const, text: words.preparing(name), action }
  const id = toasts.show(line)
  const endWork = beginWork({ name: words.cancel, press: cancel })
  try {
    const fetched = await fetchFile(address, {
      signal: calledOff.signal,
      onBytes: (count) => {
        // It is on its way: from here the line tells how far it is, and the page is free again.
        endWork()
        toasts.show({ ...line, id, detail: words.received(sizeWords(count)) })
      },
    })
    tell(fetched, id, asked)
  } catch (error) {
    if (!calledOff.signal.aborted) {
      throw error
    }
  } finally {
    endWork()
    running.write(new Set([...running.read()].filter((one) => one !== address)))
  }
}

function tell(fetched: Fetched, id: string, asked: Download): void {
  const retry = { label: words.retry, onAction: () => void download(asked) }
  switch (fetched.kind) {
    case 'file':
      save(fetched.file, fetched.fileName)
      toasts.show({ id, tone: 'success', text: sentences.downloads.done })
      return
    case 'elsewhere':
      toasts.dismiss(id)
      location.assign(fetched.to)
      return
    case 'failed': {
      const { text, isWorthRetrying } = fetched
      toasts.show({ id, tone: 'error', text, ...(isWorthRetrying ? { action: retry } : {}) })
      return
    }
    case 'lost':
      toasts.show({ id, tone: 'error', text: sentences.downloads.failed, action: retry })
  }
}

/** Has the browser save a file under a name. */
function save(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the file after this turn; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
