import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Hono } from 'hono'
import { openApiDocument } from '@holdpoint/api/openapi'
import { bestEncoding, type Encoding } from './encodings.ts'
import { readReferenceFiles } from './reference-files.mjs'
import { referencePage, referencePolicy } from './reference-page.ts'
import type { EntryEnvironment } from './request-scope.ts'
import type { ServeStatic } from './static-files.ts'

/** A text that is the same until the next start: made once, packed once, named by its content. */
type Document = {
  mediaType: string
  etag: string
  bodies: Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>
}

/**
 * What the API says of itself: `/api/openapi.json` for programs, `/api/docs` for people. Both are
 * open to everybody and tell nothing of anybody's data.
 */
export function documentRoutes({
  serveStatic,
}: {
  serveStatic: ServeStatic
}): Hono<EntryEnvironment> {
  const routes = new Hono<EntryEnvironment>()
  const openApi = once(() =>
    documentOf(JSON.stringify(openApiDocument()), 'application/json; charset=utf-8'),
  )
  const files = once(async () => readReferenceFiles())
  const page = once(async () => {
    const { library, libraryStyle, script, style } = await files()
    const html = referencePage({
      library: library.address,
      libraryStyle: libraryStyle.address,
      script: script.address,
      style: style.address,
    })
    return documentOf(html, 'text/html; charset=utf-8')
  })

  routes.get('/api/openapi.json', async (c) => answer(c.req.raw, await openApi()))

  routes.get('/api/docs', async (c) => {
    const response = answer(c.req.raw, await page())
    response.headers.set('Content-Security-Policy', referencePolicy)
    return response
  })

  // The build has copied these among its own files; while developing there is no build.
  routes.get('/assets/:name{(?:swagger-ui|reference)-[\\w-]{8}\\.(?:js|css)}', async (c, next) => {
    const built = serveStatic(c.req.raw)
    if (built !== undefined) {
      return built
    }
    const file = Object.values(await files()).find(({ address }) => address === c.req.path)
    return file === undefined
      ? next()
      : c.body(Uint8Array.from(file.content), 200, {
          'Content-Type': mediaTypes[extname(file.address)] ?? 'application/octet-stream',
        })
  })

  return routes
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Runs the work when it is first asked for. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= work())
}

async function documentOf(text: string, mediaType: string): Promise<Document> {
  const identity = Uint8Array.from(Buffer.from(text))
  const packed = await promisify(brotliCompress)(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  })
  return {
    mediaType,
    // Weak, because the compressed forms of a document share it.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      br: Uint8Array.from(packed),
      gzip: Uint8Array.from(await promisify(gzip)(identity)),
    },
  }
}

/** Kept by browsers, and asked for again each time: a new version counts at once. */
function answer(request: Request, { mediaType, etag, bodies }: Document): Response {
  const headers = new Headers({
    'Content-Type': mediaType,
    'Cache-Control': 'public, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  })
  if (request.headers.get('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = bestEncoding(request.headers.get('Accept-Encoding'), () => true)
  const body = bodies[encoding]
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') {
    headers.set('Content-Encoding', encoding)
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
