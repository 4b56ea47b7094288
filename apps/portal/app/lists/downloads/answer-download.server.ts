import { redirect, type AppLoadContext } from '@remix-run/node'
import { outcomeOf, sentences, type Download, type Handling, type Reply } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import type { DownloadAnswer } from './download-answer.ts'

interface DownloadAsk {
  context: AppLoadContext
  request: Request
  /** The page that the person came from, to which a failure leads back. */
  back: string
  /** What the no-access page is told where it is refused (spec 8). */
  noAccess: string
}

/** What a call answers that knows where a file can be fetched. */
export type FileReply =
  | Exclude<Reply, { status: 200 }>
  | { status: 200; content: Pick<Download, 'url' | 'fileName'>; message: string; requestId: string }

/**
 * Leads to a file that can be taken away. A script asks for JSON and fetches the file by itself; a
 * browser without one is redirected to the file, or back with a toast.
 */
export async function answerDownload(
  { context, request, back, noAccess }: DownloadAsk,
  call: () => Promise<FileReply>,
): Promise<Response> {
  const isScript = request.headers.get('Accept')?.includes('application/json') ?? false
  const answer =
    context.person === null
      ? { kind: 'elsewhere' as const, to: paths.login({ to: back }) }
      : await answerOf(call, back, noAccess)
  if (answer instanceof Response) {
    return isScript ? toScript(answer) : answer
  }
  if (isScript) {
    return Response.json(answer, { headers: noStore })
  }
  switch (answer.kind) {
    case 'ready':
      return redirect(answer.url, { headers: noStore })
    case 'elsewhere':
      return redirect(answer.to, { headers: noStore })
    case 'failed':
      return redirectWithToast(context, back, { tone: 'error', text: answer.text })
  }
}

const noStore = { 'Cache-Control': 'no-store', Vary: 'Accept' }

/** What came of the call; reading the address may lead elsewhere before there is one. */
async function answerOf(
  call: () => Promise<FileReply>,
  back: string,
  noAccess: string,
): Promise<DownloadAnswer | Response> {
  let reply: FileReply
  try {
    reply = await call()
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('Location')) {
      return thrown
    }
    throw thrown
  }
  if (reply.status === 200) {
    const { url, fileName } = reply.content
    return { kind: 'ready', url, fileName }
  }
  const { goTo, signsOut, show, retry } = outcomeOf(reply, handlingOf(noAccess))
  if (goTo !== null || signsOut) {
    return { kind: 'elsewhere', to: goTo ?? paths.login({ to: back }) }
  }
  const text = show?.text ?? sentences.downloads.failed
  return { kind: 'failed', text, isWorthRetrying: retry !== null }
}

function handlingOf(type: string): Handling {
  return { noAccess: { type, statuses: [403] }, isQuiet: true, isDownload: true }
}

/** A redirect as a script can follow it: its cookie says what happened on the page that follows. */
function toScript({ headers }: Response): Response {
  const answer: DownloadAnswer = { kind: 'elsewhere', to: headers.get('Location') ?? paths.home() }
  const cookie = headers.get('Set-Cookie')
  return Response.json(answer, {
    headers: cookie === null ? noStore : { ...noStore, 'Set-Cookie': cookie },
  })
}
