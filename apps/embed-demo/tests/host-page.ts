import { type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const origin = 'http://intranet.example'

/** Bundles a module, named as an import in this file would, into the one script that a page would load. */
export async function bundle(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(import.meta.resolve(source)),
        formats: ['es'],
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  if (chunks.length !== 1 || !chunks[0]) {
    throw new Error(`${source} became ${chunks.length} scripts; a host page loads one.`)
  }
  return chunks[0].code
}

/** What another team's server answers: a page, its scripts by path, and its headers. */
export type Host = {
  body: string
  head?: string
  scripts?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

/** Opens a page of a made-up intranet, which answers from memory and knows no other address. */
export async function openHost(
  page: Page,
  { body, head = '', scripts = {}, headers = {} }: Host,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname
    const script = scripts[path]
    if (script !== undefined) {
      await route.fulfill({ contentType: 'text/javascript', body: script })
    } else if (path === '/') {
      const html = `<!doctype html><html lang="en"><head><title>Intranet</title>${head}</head><body>${body}</body></html>`
      await route.fulfill({ contentType: 'text/html', headers: { ...headers }, body: html })
    } else {
      await route.fulfill({ status: 404 })
    }
  })
  await page.goto(`${origin}/`)
}

/** Everything that the page complains of from now on: errors, warnings, refusals by its policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404')) {
      complaints.push(message.text())
    }
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
