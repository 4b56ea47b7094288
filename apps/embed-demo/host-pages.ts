import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, build } from 'vite'

const examples = fileURLToPath(new URL('./src/examples/', import.meta.url))
const entry = fileURLToPath(new URL('./src/host-pages/host-page.ts', import.meta.url))
const scriptName = 'host-page.js'

/**
 * The pages that stand alone. Every example's markup is written into them, because a page with
 * Trusted Types parses none later; and their script is one classic file, because a frame without an
 * origin may load no module.
 */
export function hostPages(): Plugin[] {
  return [writesPages, dropsDevScript]
}

const writesPages: Plugin = {
  name: 'host-pages',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0]?.endsWith(`/${scriptName}`)) {
        script().then(
          (code) => {
            response.setHeader('Content-Type', 'text/javascript')
            response.end(code)
          },
          (error: unknown) => next(error),
        )
      } else {
        next()
      }
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: scriptName, source: await script() })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- every example -->', () => everyExample()),
  },
}

/**
 * The development server puts a module of its own into every page, which the frame may not load and
 * would complain of. Without it the frame is drawn anew with the page around it.
 */
const dropsDevScript: Plugin = {
  name: 'host-pages-dev',
  apply: 'serve',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path === '/framed.html'
        ? html.replace(/<script type="module" src="[^"]*\/@vite\/client"><\/script>/, '')
        : html,
  },
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Also where the development server asks.
    esbuild: { jsxDev: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'hostPage' },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk?.type !== 'chunk') {
    throw new Error(`${scriptName} came to nothing.`)
  }
  return chunk.code
}

function everyExample(): string {
  return readdirSync(examples)
    .filter((name) => existsSync(`${examples}${name}/element.html`))
    .filter((name) => existsSync(`${examples}${name}/README.md`))
    .map((name) => {
      const title = /^# (.+)$/m.exec(readFileSync(`${examples}${name}/README.md`, 'utf8'))?.[1]
      const markup = readFileSync(`${examples}${name}/element.html`, 'utf8')
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<link[^>]*>/g, '')
      return `<h2>${title ?? name}</h2>\n<div id="example-${name}">${markup}</div>`
    })
    .join('\n')
}
