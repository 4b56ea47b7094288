import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Ports } from '@holdpoint/server'
import type { EmbedRelease } from '../app/embed/release.ts'
import { keepReleases, type KeptReleases } from './embed-archive.ts'
import { refusal } from './refusals.ts'
import type { EntryEnvironment } from './request-scope.ts'
import { embedFolder, openToAll, type ServeStatic } from './static-files.ts'

/** Where the build has put the tags, and where releases are kept. */
export interface BuiltEmbed {
  releaseFile: string
  /** The folder of the files that the portal serves. */
  client: string
  dataDir: string
  serveStatic: ServeStatic
  log: Pick<Ports['log'], 'warn'>
}

/** The tags for other teams' pages: the files, and what the portal's own page tells of them. */
export interface EmbedSource {
  /** Answers a GET or HEAD of a file below `/embed/`; undefined when there is none. */
  serve: (request: Request) => Promise<Response | undefined>
  release: () => Promise<EmbedRelease>
}

/**
 * The tags as the build has made them, and the releases before, which are kept in the data folder.
 * Where that cannot be written, the log says so, and the release of now is served all the same. The
 * log also says where the release of now was kept before with other contents: the page of a site
 * that names a file of it gets what is kept, the loader the new build, which it asks for with a mark.
 */
export function openBuiltEmbed({
  releaseFile,
  client,
  dataDir,
  serveStatic,
  log,
}: BuiltEmbed): EmbedSource {
  // Written by the build of the same checkout.
  const release = JSON.parse(readFileSync(releaseFile, 'utf8')) as EmbedRelease
  const { version } = release
  let kept: KeptReleases = { serve: () => undefined, refused: null }
  try {
    kept = keepReleases(join(client, 'embed', version), dataDir, version)
  } catch (error) {
    log.warn({ error }, 'earlier releases of the tags are not served')
  }
  if (kept.refused !== null) {
    log.warn({ version }, kept.refused.sentence)
  }
  const integrity = kept.refused?.integrity ?? release.integrity
  return {
    serve: async (request) => {
      const isPinned = new URL(request.url).search === ''
      const [first, second] = isPinned ? [kept.serve, serveStatic] : [serveStatic, kept.serve]
      return first(request) ?? second(request)
    },
    release: async () => ({ ...release, integrity }),
  }
}

/** What any page of any site may load. Nobody is known here: no cookie is looked at or set. */
export function embedRoutes({ embed }: { embed: EmbedSource }): Hono<EntryEnvironment> {
  const routes = new Hono<EntryEnvironment>()
  routes.all(`${embedFolder}*`, async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const { requestId } = c.var.scope
      const refused = refusal('method_not_allowed', { requestId, wantsPage: false })
      refused.headers.set('Allow', 'GET, HEAD')
      return refused
    }
    return (await embed.serve(c.req.raw)) ?? missing(await embed.release(), c.req.method)
  })
  return routes
}

/** Whoever builds the page reads this in the browser's network panel. */
function missing({ version }: EmbedRelease, method: string): Response {
  const sentence = `There is no such file. This portal serves release ${version} of the tags: ${embedFolder}v1/elements.js loads it, and ${embedFolder}${version}/integrity.json names its files.\n`
  return new Response(method === 'HEAD' ? null : sentence, {
    status: 404,
    headers: { ...openToAll, 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
