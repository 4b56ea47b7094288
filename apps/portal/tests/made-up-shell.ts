import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'

// The frame with the places of every module, which the portal itself does not have yet: drawn by the
// portal's own parts, dressed by the built style sheets, without any script.

const portal = fileURLToPath(new URL('..', import.meta.url))

type Modules = [
  typeof import('../app/shell/test-shell.tsx'),
  typeof import('../app/shell/test-places.ts'),
  typeof import('../app/ui/test-drawings.ts'),
  typeof import('../app/ui/icons.ts'),
]

export type Theme = 'light' | 'dark' | 'sun'

export async function openMadeUpShell() {
  const vite = await createServer({
    root: portal,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@holdpoint\//] },
  })
  const files = [
    'shell/test-shell.tsx',
    'shell/test-places.ts',
    'ui/test-drawings.ts',
    'ui/icons.ts',
  ]
  const modules = await Promise.all(files.map((file) => vite.ssrLoadModule(`/app/${file}`)))
  const [shell, places, drawings, icons] = modules as Modules
  // The portal's own sheets lie in layers; those of the API's reference do not.
  const assets = `${portal}/build/client/assets`
  const sheets = readdirSync(assets)
    .filter((name) => name.endsWith('.css') && !name.startsWith('server-build-'))
    .filter((name) => readFileSync(`${assets}/${name}`, 'utf8').includes('@layer'))
    .map((name) => `<link rel="stylesheet" href="/assets/${name}">`)
  const layers = '<style>@layer hp.tokens,hp.base,hp.widgets,portal.base,portal.parts;</style>'
  const sprite = drawings.drawingsOf([...new Set([...Object.keys(icons), ...places.madeUpIcons])])

  return {
    close: () => vite.close(),

    /** Shows an address of the made-up portal. */
    async show(page: Page, at: string, theme: Theme = 'light'): Promise<void> {
      const head = layers + sheets.join('')
      await page.route('**/icons*.svg*', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: sprite }),
      )
      await page.route(
        (url) => url.pathname.startsWith('/made-up/') || url.pathname === '/places',
        async (route) => {
          const { pathname, search } = new URL(route.request().url())
          const body = await shell.drawnShell({ at: pathname + search, theme, head })
          await route.fulfill({ contentType: 'text/html', body })
        },
      )
      await page.goto(at)
    },
  }
}

export type MadeUpShell = Awaited<ReturnType<typeof openMadeUpShell>>
