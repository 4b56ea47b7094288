import { problem, type Envelope, type Problem, type ProblemName } from '@holdpoint/api'

/** Answers a refusal of the entry itself: an envelope for programs, a plain page for people. */
export function refusal(
  refused: ProblemName | Problem,
  { requestId, wantsPage }: { requestId: string; wantsPage: boolean },
): Response {
  const raised = typeof refused === 'string' ? problem(refused) : refused
  const headers = new Headers()
  if (raised.retryAfterS !== undefined) {
    headers.set('Retry-After', String(raised.retryAfterS))
  }
  if (wantsPage) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(pageOf(raised, requestId), { status: raised.status, headers })
  }
  headers.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(envelopeOf(raised, requestId)), {
    status: raised.status,
    headers,
  })
}

function envelopeOf(raised: Problem, requestId: string): Envelope {
  const { name, fields, details, status, message } = raised
  return {
    status,
    message,
    content: null,
    errors: [],
    problem: { name, fields, details },
    requestId,
  }
}

/** No style and no script: this page must work when nothing else does. */
function pageOf({ message }: Problem, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Holdpoint</title></head>
<body><main><h1>${escaped(message)}</h1><p><a href="/">Go to the start page</a></p><p>Request ${escaped(requestId)}</p></main></body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
