import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDevEmbed } from './embed-dev.ts'
import { buildEmbedFiles } from './embed-files.mjs'
import { openBuiltEmbed } from './embed.ts'
import { createStaticFiles } from './static-files.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdpoint-embed-'))
const warnings: string[] = []
const parts = (dataDir: string) => ({
  releaseFile: join(folder, 'embed.json'),
  client: join(folder, 'client'),
  dataDir: join(folder, dataDir),
  serveStatic: createStaticFiles(join(folder, 'client')),
  log: { warn: (_: object, line: string) => void warnings.push(line) },
})
let entry: TestEntry
let version: string
let names: readonly string[]

beforeAll(async () => {
  // The build of today, as `npm start` would serve it.
  const { files, ...release } = await buildEmbedFiles()
  for (const { path, contents } of files) {
    const file = join(folder, 'client/embed', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
    writeFileSync(`${file}.gz`, gzipSync(contents))
  }
  writeFileSync(join(folder, 'embed.json'), JSON.stringify(release))
  version = release.version
  names = files.map(({ path }) => path)
  // A portal that has served an earlier release, and was updated.
  mkdirSync(join(folder, 'data/embed/0.0.1'), { recursive: true })
  writeFileSync(join(folder, 'data/embed/0.0.1/elements.js'), 'earlier')
  writeFileSync(join(folder, 'data/secret'), 'secret')
  const embed = openBuiltEmbed(parts('data'))
  entry = await openTestEntry({ publicOrigin: 'https://holdpoint.example', embed })
})
afterAll(async () => {
  await entry.close()
  rmSync(folder, { recursive: true })
})

/** As a module script of another site asks, with a cookie that has no business there. */
const ask = (path: string, init: RequestInit = {}) =>
  entry.send(path, {
    ...init,
    headers: { Origin: 'https://site.example', Cookie: 'hp-visitor=x', ...init.headers },
  })

describe('the tags for other sites', () => {
  test.each([
    '/embed',
    '/embed/',
    '/embed/v1',
    '/embed/v2/elements.js',
    '/embed/9.9.9/elements.js',
    '/embed/v1/no-such.js',
    '/embed/v1/elements.js.gz',
    '/embed/v1/..%2f..%2fembed.json',
    '/embed/%2e%2e%2f%2e%2e%2fembed.json',
    '/embed/v1/....//embed.json',
    '/embed/__proto__',
    '/embed/0.0.1',
    '/embed/secret',
    '/embed/0.0.1/..%2f..%2fsecret',
  ])('there is nothing at %s, and a sentence says what there is', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).toContain(`This portal serves release ${version} of the tags`)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await ask('/embed/v1/elements.js', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  test('the loader is asked for again after five minutes, and sent again only when it changed', async () => {
    const response = await ask('/embed/v1/elements.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    const etag = response.headers.get('ETag') ?? ''
    const again = await ask('/embed/v1/elements.js', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('every file of a release is kept for ever and may be read by any page', async () => {
    const released = names.filter((name) => name.startsWith(`${version}/`))
    expect(released.length).toBeGreaterThan(5)
    for (const name of released) {
      const response = await ask(`/embed/${name}`)
      expect(response.status, name).toBe(200)
      expect(Object.fromEntries(response.headers), name).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  test('the loader’s mark behind a name changes nothing', async () => {
    const plain = await ask(`/embed/${version}/empty-message.js`)
    const marked = await ask(`/embed/${version}/empty-message.js?a1b2c3`)
    expect(await marked.text()).toBe(await plain.text())
  })

  test('a release that the portal served before an update is still there', async () => {
    const response = await ask('/embed/0.0.1/elements.js')
    expect(await response.text()).toBe('earlier')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    // The next update finds this release, whole.
    expect(readdirSync(join(folder, 'data/embed', version)).sort()).toEqual(
      readdirSync(join(folder, 'client/embed', version)).sort(),
    )
  })

  test('a release that was kept never changes, and the log says what was built under its name', async () => {
    openBuiltEmbed(parts('built-twice'))
    const kept = join(folder, 'built-twice/embed', version, 'elements.js')
    writeFileSync(kept, 'pinned')
    const said = warnings.length
    const { serve, release } = openBuiltEmbed(parts('built-twice'))
    expect(warnings.slice(said)).toEqual([
      expect.stringMatching(
        /^release \S+ of the tags was built anew with other contents \(elements\.js\)/,
      ),
    ])
    const textOf = async (path: string) =>
      (await serve(new Request(`http://localhost/embed/${version}/${path}`)))?.text()
    expect(await textOf('elements.js')).toBe('pinned')
    // The loader asks with its mark, and gets what was built with it.
    expect(await textOf('elements.js?a1b2c3')).not.toBe('pinned')
    const hash = createHash('sha384').update('pinned').digest('base64')
    expect((await release()).integrity).toBe(`sha384-${hash}`)
    openBuiltEmbed(parts('built-twice'))
    expect(readFileSync(kept, 'utf8')).toBe('pinned')
    warnings.length = said
  })

  test('where releases cannot be kept, the log says so and the newest is served', async () => {
    const { serve } = openBuiltEmbed(parts('embed.json'))
    expect(warnings).toEqual(['earlier releases of the tags are not served'])
    const response = await serve(new Request('http://localhost/embed/v1/elements.js'))
    expect(response?.status).toBe(200)
  })

  test('files come packed', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const response = await ask(`/embed/${version}/elements.js`, { headers })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
  })

  test('integrity.json tells the hash of every file that is served', async () => {
    const list = await (await ask(`/embed/${version}/integrity.json`)).json()
    expect(list.version).toBe(version)
    expect(Object.keys(list.integrity).sort()).toEqual(
      names
        .filter((name) => name.startsWith(`${version}/`) && !name.endsWith('integrity.json'))
        .map((name) => name.slice(version.length + 1))
        .sort(),
    )
    for (const [name, integrity] of Object.entries(list.integrity)) {
      const body = Buffer.from(await (await ask(`/embed/${version}/${name}`)).arrayBuffer())
      const hash = createHash('sha384').update(body).digest('base64')
      expect(integrity, name).toBe(`sha384-${hash}`)
    }
  })

  test('the rest of the portal stays closed to other sites', async () => {
    const response = await ask('/my-forms')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('while developing', () => {
  test('the same addresses answer from source, and nothing is kept', async () => {
    const embed = openDevEmbed()
    expect((await embed.release()).version).toBe(version)
    for (const name of names) {
      const response = await embed.serve(new Request(`http://localhost/embed/${name}`))
      expect(response?.status, name).toBe(200)
      expect(response?.headers.get('Cache-Control')).toBe('no-cache')
    }
    expect(await embed.serve(new Request('http://localhost/embed/9.9.9/x.js'))).toBeUndefined()
  })

  test('what the portal tells of a tag comes from its own tables', async () => {
    const { widgets } = await openDevEmbed().release()
    const confirm = widgets.find(({ tag }) => tag === 'hp-confirm-dialog')
    expect(confirm?.settings.find(({ attribute }) => attribute === 'heading')).toMatchObject({
      property: 'heading',
      kind: 'text',
      fallback: 'Warning',
      says: expect.stringMatching(/\.$/),
    })
    expect(confirm?.events.map(({ name }) => name)).toContain('hp-confirm')
  })
})
