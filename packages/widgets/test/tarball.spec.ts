import { type Page, expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { entries } from './lists.ts'
import { onPageError } from './page-errors.ts'
import { deadLinksOf, makeProject, pack, react18, run } from './projects.ts'

// The package as it would be published: built, packed and looked at from outside; then a project of
// somebody else, which installs the tarball and shows every example that the sandbox gives away, as
// React parts and as tags. What else projects do with it is in projects.spec.ts.

const root = fileURLToPath(new URL('../', import.meta.url))
const workspace = fileURLToPath(new URL('../../../', import.meta.url))
const sandbox = fileURLToPath(new URL('../../../apps/embed-demo/src/', import.meta.url))
// Only named here: the process that lists the tests reads this file too, and would leave it behind.
const project = join(tmpdir(), `holdpoint-project-${process.pid}`)
const home = join(project, 'node_modules/@holdpoint/widgets')
const dist = join(home, 'dist')
let tarball = ''
const examples = readdirSync(`${sandbox}examples`).sort()

test.beforeAll(async () => {
  test.setTimeout(300_000)
  tarball = await pack()
  const copied = Object.fromEntries(
    ['examples', 'demo'].flatMap((folder) =>
      readdirSync(`${sandbox}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx|js|html)$/.test(name))
        .map((name) => [
          `src/${folder}/${name}`,
          readFileSync(`${sandbox}${folder}/${name}`, 'utf8'),
        ]),
    ),
  )
  await makeProject(project, tarball, react18, copied)
})

test('points at what was built and at no source', () => {
  const packed: typeof manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  expect(packed.exports).toEqual(
    Object.fromEntries(entries().map(({ name, published }) => [name, published])),
  )
  expect(JSON.stringify(packed)).not.toMatch(/workspace:|catalog:/)
  expect(Object.keys(packed.dependencies)).toEqual(Object.keys(manifest.dependencies))
  expect(readdirSync(home).sort()).toEqual([...manifest.files, 'package.json'].sort())
})

test('is clean under publint', async () => {
  const publint = join(workspace, 'node_modules/.bin/publint')
  const { stdout } = await run(publint, [tarball, '--strict'])
  expect(stdout).toContain('All good!')
})

test('has types that are right for ES modules and for CommonJS', async () => {
  // Rejects when anything is wrong. The sheets have no types.
  const sheets = entries().flatMap(({ name }) => (/\.(css|json)$/.test(name) ? [name] : []))
  const attw = join(workspace, 'node_modules/.bin/attw')
  await run(attw, [tarball, '--profile', 'node16', '--exclude-entrypoints', ...sheets])
})

test('holds no source map, and no link in its documents leads nowhere', () => {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const pages = files.filter((name) => name.endsWith('.md'))
  expect(pages.length).toBeGreaterThan(4)
  for (const name of pages) {
    expect(deadLinksOf(join(home, name)), name).toEqual([])
  }
})

test('marks the parts as client code and leaves React to the page', () => {
  for (const file of ['index.js', 'index.cjs', 'search-box/index.js']) {
    const code = readFileSync(join(dist, file), 'utf8')
    expect(code).toMatch(/^['"]use client['"];/)
    expect(code).not.toMatch(/createElement\s*=\s*function|preact/)
  }
})

test('brings all that the elements need, and names no package of ours', () => {
  const modules = readdirSync(join(dist, 'elements')).filter((file) => file.endsWith('js'))
  expect(modules.length).toBeGreaterThan(10)
  for (const file of modules) {
    const code = readFileSync(join(dist, 'elements', file), 'utf8')
    expect(code).not.toMatch(/(from|require\()\s*["'](react|preact|@holdpoint)/)
  }
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|cjs|d\.ts|d\.cts)$/.test(file)) {
      expect(readFileSync(join(dist, file), 'utf8')).not.toContain('@holdpoint/api')
    }
  }
})

test.afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Bundles a script of that project and opens a page with it. */
async function open(page: Page, contents: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(project, 'src'), loader: 'tsx' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outfile: 'app.js',
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.jpg': 'dataurl', '.png': 'dataurl', '.svg': 'dataurl' },
    write: false,
  })
  const text = (suffix: string) => outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? ''
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text())
    }
  })
  onPageError(page, (message) => complaints.push(message))
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/app.js') {
      await route.fulfill({ contentType: 'text/javascript', body: text('.js') })
    } else if (pathname === '/app.css') {
      await route.fulfill({ contentType: 'text/css', body: text('.css') })
    } else if (pathname === '/') {
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Project</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/app.css"></head><body><main id="main"></main><script type="module" src="/app.js"></script></body></html>',
      })
    } else {
      await route.fulfill({
        status: 200,
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      })
    }
  })
  await page.goto('http://project.example/')
  return complaints
}

test('its types hold for every example of the sandbox', async () => {
  test.setTimeout(180_000)
  const config = {
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: false,
      // The data of the examples is plain JavaScript.
      noImplicitAny: false,
      noEmit: true,
      types: [],
    },
    include: ['src/**/*.tsx', 'src/css.d.ts'],
  }
  writeFileSync(join(project, 'src/css.d.ts'), "declare module '*.css'\n")
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = await run(tsc, ['-p', project]).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test('shows every example as React parts', async ({ page }) => {
  const complaints = await open(
    page,
    `import { createRoot } from 'react-dom/client'
    ${examples.map((name, at) => `import { Example as Example${at} } from './examples/${name}/react.tsx'`).join('\n')}
    createRoot(document.getElementById('main')).render(<>
      ${examples.map((name, at) => `<section data-name="${name}"><Example${at} /></section>`).join('\n')}
    </>)`,
  )
  for (const name of examples) {
    const section = page.locator(`section[data-name="${name}"]`)
    await expect(section.locator('*').first(), name).toBeAttached()
  }
  expect(complaints).toEqual([])
})

test('shows every example as tags', async ({ page }) => {
  const scripts = examples.filter((name) =>
    readdirSync(`${sandbox}examples/${name}`).includes('element.js'),
  )
  const markup = examples.map((name) => [
    name,
    readFileSync(`${sandbox}examples/${name}/element.html`, 'utf8').replace(
      /<script[\s\S]*?<\/script>|<link[^>]*>/g,
      '',
    ),
  ])
  const complaints = await open(
    page,
    `import '@holdpoint/widgets/elements'
    ${scripts.map((name, at) => `import { start as start${at} } from './examples/${name}/element.js'`).join('\n')}
    const started = {${scripts.map((name, at) => `${JSON.stringify(name)}: start${at}`).join(',')}}
    for (const [name, html] of ${JSON.stringify(markup)}) {
      const section = document.createElement('section')
      section.dataset.name = name
      section.innerHTML = html
      document.getElementById('main').append(section)
      started[name]?.(section)
    }`,
  )
  for (const name of examples) {
    const tag = page.locator(`section[data-name="${name}"] :is(${tagsIn(name).join(',')})`).first()
    await expect
      .poll(() => tag.evaluate((node) => node.shadowRoot?.childElementCount))
      .toBeGreaterThan(0)
  }
  expect(complaints).toEqual([])
})

/** The tags that an example's markup uses. */
function tagsIn(example: string): string[] {
  const html = readFileSync(`${sandbox}examples/${example}/element.html`, 'utf8')
  return Array.from(html.matchAll(/<(hp-[\w-]+)/g), ([, tag = '']) => tag)
}
