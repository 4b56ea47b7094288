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
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

type StaticFile = {
  mediaType: string
  etag: string
  isImmutable: boolean
  bodies: Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>
}

/** Answers a GET or HEAD of a file of the build; undefined when there is none at that address. */
export type ServeStatic = (request: Request) => Response | undefined

/** Everything below this was named by its content, so it never changes. */
export const immutableFolder = '/assets/'

/**
 * Reads the built files once and serves them from memory: a request can only name what is in the
 * map, so no address leads out of the folder.
 */
export function createStaticFiles(folder: string): ServeStatic {
  const files = readFolder(folder)
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
  const headers = new Headers({
    'Content-Type': file.mediaType,
    'Cache-Control': file.isImmutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  })
  if (request.headers.get('If-None-Match') === file.etag) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') {
    headers.set('Content-Encoding', encoding)
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function readFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) {
      continue
    }
    const address = `/${relative(folder, path).split(sep).join('/')}`
    files.set(address, readFile(path, address))
  }
  return files
}

function readFile(path: string, address: string): StaticFile {
  const identity = bytesOf(path)
  const file: StaticFile = {
    mediaType: mediaTypes[extname(path)] ?? 'application/octet-stream',
    // Weak, because the compressed forms of a file share it.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isImmutable: address.startsWith(immutableFolder),
    bodies: { identity },
  }
  if (existsSync(`${path}.br`)) {
    file.bodies.br = bytesOf(`${path}.br`)
  }
  if (existsSync(`${path}.gz`)) {
    file.bodies.gzip = bytesOf(`${path}.gz`)
  }
  return file
}

function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(path))
}
