/**
 * Turns a move within the page into the load of a document, which the worker can answer: a redirect
 * as Remix writes it in its own format (turbo-stream), with the wish to load the page as a whole.
 */
export function moveAnswer(address: string): Response {
  const redirect = [
    ['SingleFetchRedirect', 1],
    { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 },
    ...['redirect', address],
    ...['status', 302],
    ...['revalidate', false],
    ...['reload', true],
    'replace',
  ]
  return new Response(`${JSON.stringify(redirect)}\n`, {
    status: 202,
    headers: { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' },
  })
}
