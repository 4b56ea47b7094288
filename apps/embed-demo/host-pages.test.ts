import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ViteDevServer, createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostPages } from './host-pages.ts'

describe('the pages that stand alone, as the development server answers them', () => {
  let server: ViteDevServer

  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      plugins: [hostPages()],
      server: { middlewareMode: true, hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
  })
  afterAll(() => server.close())

  async function answered(page: string): Promise<string> {
    const file = fileURLToPath(new URL(page, import.meta.url))
    return server.transformIndexHtml(`/${page}`, readFileSync(file, 'utf8'))
  }

  test('hold the markup of every example', async () => {
    expect(await answered('strict.html')).toContain('<div id="example-confirm-dialog">')
    expect(await answered('framed.html')).toContain('<div id="example-confirm-dialog">')
  })

  test('ask a frame without an origin for no module, which it may not load', async () => {
    expect(await answered('strict.html')).toContain('/@vite/client')
    const framed = await answered('framed.html')
    expect(framed).toContain('host-page.js')
    expect(framed).not.toMatch(/type="module"|@vite/)
  })
})
