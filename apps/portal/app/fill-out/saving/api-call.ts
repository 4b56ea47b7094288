import { createCaller, uploads, type Caller, type Problem } from '@holdpoint/api/calls'
import { callMs, uploadStillMs } from '../../offline/patience.ts'

// Browsers let small requests outlive their page, up to 64 kB of them together.
const keptAliveMax = 30_000

/**
 * Makes a call on the page's own origin, as the person whose cookie the browser holds. A network
 * that takes it and never answers is given up, and the call counts as unanswered.
 */
export const callApi: Caller = async (descriptor, input, options) => {
  const isFile = hasFile(input)
  const keepalive = !isFile && isSmall(input)
  const call = createCaller({
    baseUrl: location.origin,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    fetch: (request) => fetch(request, { credentials: 'same-origin', keepalive }),
    uploads,
  })
  const silence = afterSilence(isFile ? uploadStillMs : callMs)
  try {
    return await call(descriptor, input, {
      signal: silence.signal,
      ...options,
      ...(options?.onUploadProgress && {
        onUploadProgress(progress) {
          silence.heard()
          options.onUploadProgress?.(progress)
        },
      }),
    })
  } finally {
    silence.end()
  }
}

/** A signal that gives up once nothing was heard for a while. */
function afterSilence(limitMs: number) {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  let timer = setTimeout(giveUp, limitMs)
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limitMs)
    },
    end: () => clearTimeout(timer),
  }
}

function hasFile(input: unknown): boolean {
  return Object.values(input ?? {}).some((value) => value instanceof Blob)
}

function isSmall(input: unknown): boolean {
  return new Blob([JSON.stringify(input)]).size <= keptAliveMax
}

/** The network failed, or something else than our server answered, such as a gateway. */
export function isUnanswered({ name }: Problem): boolean {
  return ['unreachable', 'timed_out', 'aborted', 'unexpected'].includes(name)
}
