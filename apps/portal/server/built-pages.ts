import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { Ports } from '@holdpoint/server'
import { openBuiltEmbed } from './embed.ts'
import { createPagesByPath, pagePatterns } from './pages-by-path.ts'
import type { PageSource } from './stage.ts'
import { createStaticFiles } from './static-files.ts'
import { withErrorLog } from './with-error-log.ts'

/** The pages were never built. The message is a sentence for the operator. */
export class NotBuilt extends Error {
  override name = 'NotBuilt'

  constructor() {
    super('The portal is not built yet: start it with `npm start`, which does that by itself.')
  }
}

/** The pages as the build has made them, beside this file in the bundle. */
export async function openBuiltPages(log: Ports['log'], dataDir: string): Promise<PageSource> {
  const folder = ['./', '../build/server/']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(`${place}pages.js`))
  if (folder === undefined) {
    throw new NotBuilt()
  }
  // The one import that the bundle leaves to run time: what comes in was made by Remix.
  const build: ServerBuild = await import(pathToFileURL(`${folder}pages.js`).href)
  const client = `${folder}../client`
  const serveStatic = createStaticFiles(client)
  return {
    serveStatic,
    embed: openBuiltEmbed({
      releaseFile: `${folder}embed.json`,
      client,
      dataDir,
      serveStatic,
      log,
    }),
    handlePage: createPagesByPath(withErrorLog(build, log)),
    pagePatterns: pagePatterns(build),
  }
}
