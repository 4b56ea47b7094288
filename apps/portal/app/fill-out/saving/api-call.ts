import { createCaller, uploads, type Caller, type Problem } from '@holdpoint/api/calls'

// Browsers let small requests outlive their page, up to 64 kB of them together.
const keptAliveMax = 30_000

/** Makes a call on the page's own origin, as the person whose cookie the browser holds. */
export const callApi: Caller = (descriptor, input, options) => {
  const keepalive = isSmall(input)
  const call = createCaller({
    baseUrl: location.origin,
    deviceType: 'portal',
    fetch: (request) => fetch(request, { credentials: 'same-origin', keepalive }),
    uploads,
  })
  return call(descriptor, input, options)
}

function isSmall(input: unknown): boolean {
  const hasFile = Object.values(input ?? {}).some((value) => value instanceof Blob)
  return !hasFile && new Blob([JSON.stringify(input)]).size <= keptAliveMax
}

/** The network failed, or something else than our server answered, such as a gateway. */
export function isUnanswered({ name }: Problem): boolean {
  return name === 'unreachable' || name === 'aborted' || name === 'unexpected'
}
