import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdpoint-static-'))
mkdirSync(join(folder, 'client/assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'outside')
writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *')
writeFileSync(join(folder, 'client/service-worker.js'), 'console.log(2)')
writeFileSync(join(folder, 'client/assets/app-1a2b.js'), 'console.log(1)')
writeFileSync(join(folder, 'client/assets/app-1a2b.js.br'), 'brotli')
writeFileSync(join(folder, 'client/assets/app-1a2b.js.gz'), 'gzip')
afterAll(() => rmSync(folder, { recursive: true }))

const serve = createStaticFiles(join(folder, 'client'))
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://localhost${path}`, { headers, method }))

describe('files of the build', () => {
  test('what is named by its content is kept for ever', () => {
    const response = get('/assets/app-1a2b.js')
    expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  })

  test('the worker is asked for each time, and may reach this server', () => {
    const headers = get('/service-worker.js')?.headers
    expect(headers?.get('Cache-Control')).toBe('no-cache')
    expect(headers?.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(headers?.get('Content-Security-Policy')).toContain("connect-src 'self'")
  })

  test('other files are asked for again after an hour', () => {
    expect(get('/robots.txt')?.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  test.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', 'console.log(1)', null],
  ])('a client that accepts %s gets that form', async (accepted, text, encoding) => {
    const response = get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted })
    expect(await response?.text()).toBe(text)
    expect(response?.headers.get('Content-Encoding')).toBe(encoding)
    expect(response?.headers.get('Vary')).toBe('Accept-Encoding')
  })

  test('an unchanged file is not sent again', () => {
    const etag = get('/robots.txt')?.headers.get('ETag') ?? ''
    expect(get('/robots.txt', { 'If-None-Match': etag })?.status).toBe(304)
    expect(get('/robots.txt', { 'If-None-Match': '"other"' })?.status).toBe(200)
  })

  test('HEAD tells the length and sends nothing', async () => {
    const response = get('/robots.txt', {}, 'HEAD')
    expect(response?.headers.get('Content-Length')).toBe('13')
    expect(await response?.text()).toBe('')
  })

  test('a post is none of its business', () => {
    expect(get('/robots.txt', {}, 'POST')).toBeUndefined()
  })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/....//....//secret.txt',
    '//secret.txt',
    '/secret.txt%00.js',
    '/assets',
    '/assets/',
    '/assets/app-1a2b.js.br',
    '/__proto__',
    '/constructor',
  ])('no address leads out of the folder: %s', (path) => {
    expect(get(path)).toBeUndefined()
  })
})
