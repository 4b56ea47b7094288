import type { ServerBuild } from '@remix-run/node'
import type { Ports } from '@holdpoint/server'

/** Sends what breaks in loaders, actions and rendering to the log, with the request's id. */
export function withErrorLog(build: ServerBuild, log: Ports['log']): ServerBuild {
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { request, context }) {
      // A person who went elsewhere is no failure.
      if (!request.signal.aborted) {
        log.error({ requestId: context.requestId, error }, 'page failed')
      }
    },
  }
  return { ...build, entry: { module } }
}
