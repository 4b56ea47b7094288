import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { bestEncoding, type Encoding } from './encodings.ts'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

type Bodies = Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>

/** A file as it is sent: everything that its headers say is settled when it is read. */
export type StaticFile = {
  headers: Readonly<Record<string, string>>
  bodies: Bodies
}

/** Answers a GET or HEAD of a file of the build; undefined when there is none at that address. */
export type ServeStatic = (request: Request) => Response | undefined

/** Everything below this was named by its content, so it never changes. */
export const immutableFolder = '/assets/'

/** Everything below this is for pages of other sites. */
export const embedFolder = '/embed/'

/** The one script that a browser runs beside the pages. It asks for it anew by itself. */
export const workerFile = '/service-worker.js'
// Without this policy the worker could reach nothing, as data in a window of its own should not.
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Any page of any site may read it; it tells nothing of anybody. */
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** How long a file may be kept follows from where it lies. */
function cachingOf(address: string): string {
  // A release of the tags lies in a folder of its own and never changes; `v1` is the newest one.
  if (address.startsWith(immutableFolder) || /^\/embed\/\d+\.\d+\.\d+/.test(address)) {
    return 'public, max-age=31536000, immutable'
  }
  if (address === workerFile) {
    return 'no-cache'
  }
  return `public, max-age=${address.startsWith(embedFolder) ? 300 : 3600}`
}

/**
 * Reads the built files once and serves them from memory: a request can only name what is in the
 * map, so no address leads out of the folder.
 */
export function createStaticFiles(folder: string, below = '/'): ServeStatic {
  return serveFiles(readFolder(folder, below))
}

/** Serves files by their addresses. */
export function serveFiles(files: ReadonlyMap<string, StaticFile>): ServeStatic {
  return (request) => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return undefined
    }
    return answer(request, file)
  }
}

function answer(request: Request, file: StaticFile): Response {
  const encoding = bestEncoding(request.headers.get('Accept-Encoding'), (candidate) =>
    Object.hasOwn(file.bodies, candidate),
  )
  const body = file.bodies[encoding] ?? new Uint8Array()
  const headers = new Headers(file.headers)
  if (request.headers.get('If-None-Match') === headers.get('ETag')) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') {
    headers.set('Content-Encoding', encoding)
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function readFolder(folder: string, below: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) {
      continue
    }
    const address = `${below}${relative(folder, path).split(sep).join('/')}`
    files.set(address, readFile(path, address))
  }
  return files
}

function readFile(path: string, address: string): StaticFile {
  return staticFile(address, {
    identity: bytesOf(path),
    ...(existsSync(`${path}.br`) ? { br: bytesOf(`${path}.br`) } : {}),
    ...(existsSync(`${path}.gz`) ? { gzip: bytesOf(`${path}.gz`) } : {}),
  })
}

/** A file with the headers that its address asks for. */
export function staticFile(
  address: string,
  bodies: Bodies & { identity: Uint8Array<ArrayBuffer> },
  caching: string = cachingOf(address),
): StaticFile {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  return {
    headers: {
      'Content-Type': mediaTypes[extname(address)] ?? 'application/octet-stream',
      'Cache-Control': caching,
      // Weak, because the compressed forms of a file share it.
      ETag: `W/"${hash}"`,
      Vary: 'Accept-Encoding',
      ...(address.startsWith(embedFolder) ? openToAll : {}),
      ...(address === workerFile ? { 'Content-Security-Policy': workerPolicy } : {}),
    },
    bodies,
  }
}

function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(path))
}
