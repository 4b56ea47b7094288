import type { ClientActionFunctionArgs } from '@remix-run/react'
import { words as quietWords } from '../lists/quiet-action.words.ts'
import { inTime } from '../ui/in-time.ts'
import { toasts } from '../ui/toasts.ts'
import type { EditAgain } from './edit-again.ts'
import { words } from './records.words.ts'

/**
 * Asks the server for what a script posts. Where it cannot be reached, or what was sent is refused in
 * front of the page, that is said and the page stays with all that was typed; without this it would
 * make way for an error.
 */
export const quietEdit: QuietEdit = quietEditSaying(words.fileRefused)

type QuietEdit = (args: ClientActionFunctionArgs) => Promise<unknown>

/** The same, with a sentence of its own for a file that is refused. */
export function quietEditSaying(fileRefused: string): QuietEdit {
  return (args) => askQuietly(args, fileRefused)
}

async function askQuietly(
  { request, serverAction }: ClientActionFunctionArgs,
  fileRefused: string,
): Promise<unknown> {
  const isWithFile = request.headers.get('Content-Type')?.startsWith('multipart/') === true
  try {
    // A file takes as long as it takes.
    return await (isWithFile ? serverAction() : answered(serverAction()))
  } catch (thrown) {
    const text = sentenceFor(thrown, isWithFile ? fileRefused : null)
    if (text === null) {
      throw thrown
    }
    toasts.show({ tone: 'error', text })
    const answer: EditAgain = {
      lastResult: { status: 'error', error: { '': [text] } },
      found: null,
      known: {},
    }
    // A failure's status keeps the page from asking for its own data, which would fail as well.
    return Response.json(answer, { status: 503 })
  }
}

/** What is said of a post that no page took; null for a failure of the page itself. */
function sentenceFor(thrown: unknown, fileRefused: string | null): string | null {
  if (!(thrown instanceof Error)) {
    return null
  }
  if (thrown instanceof TypeError) {
    return quietWords.noNetwork
  }
  // What stands in front of the pages answers a document, which Remix cannot read as an answer.
  const isInFront = thrown.message.startsWith('Unable to decode turbo-stream response')
  return fileRefused ?? (isInFront ? words.formRefused : null)
}

// A press that is under way holds the next ones back; the form's key makes them the same press.
const patienceMs = 20_000

/** What the server answers, or the failure of a network that answers nothing at all. */
async function answered(answer: Promise<unknown>): Promise<unknown> {
  const settled = answer.then(
    (value) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  )
  const came = await inTime(settled, patienceMs)
  if (came === 'hung' || came === 'failed') {
    throw new TypeError('The server did not answer.')
  }
  if ('thrown' in came) {
    throw came.thrown
  }
  return came.value
}
