/** What a form is sent as that brings no files. */
export const formType = 'application/x-www-form-urlencoded'

/** A request as a form with these fields and no files, at its own address or another one. */
export function asPlainForm(
  request: Request,
  fields: URLSearchParams,
  address: string | URL = request.url,
): Request {
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  headers.set('Content-Type', formType)
  return new Request(address, { method: 'POST', headers, body: fields })
}
