import { type Page, expect, test } from '@playwright/test'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onPageError } from './page-errors.ts'
import {
  type Beside,
  blocksOf,
  everyEntry,
  examples,
  makeProject,
  nodeScripts,
  pack,
  react18,
  react19,
  run,
  strict,
} from './projects.ts'

// Projects of other teams install the tarball and take what its documents say as it stands: types
// in strict projects that check their libraries, pages that Vite builds, and Node.

const root = fileURLToPath(new URL('../', import.meta.url))
const workspace = fileURLToPath(new URL('../../../', import.meta.url))
const vue = { vue: 'vue', '@vitejs/plugin-vue': '@vitejs/plugin-vue' }
const place = join(tmpdir(), `holdpoint-projects-${process.pid}`)
let tarball = ''

test.beforeAll(async () => {
  test.setTimeout(300_000)
  tarball = await pack()
})

test.afterAll(() => rmSync(place, { recursive: true, force: true }))

async function expectTypes(folder: string, compiler: string, options: object): Promise<void> {
  const config = { compilerOptions: options, include: ['src'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = await run(compiler, ['-p', folder]).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
}

const compilers = {
  'TypeScript 5': join(root, 'node_modules/.bin/tsc'),
  'TypeScript 7': join(workspace, 'node_modules/typescript-7/bin/tsc'),
}
const sheets = { 'src/css.d.ts': "declare module '*.css' {}\n" }

test.describe('types, without skipLibCheck', () => {
  const isOfTags = (name: string) => /elements|\/element$/.test(name)
  const projects: readonly [name: string, beside: Beside, files: Record<string, string>][] = [
    [
      'React 18',
      react18,
      { ...examples('tsx'), 'src/all.ts': everyEntry((name) => name !== './vue') },
    ],
    [
      'React 19',
      react19,
      { ...examples('tsx'), 'src/all.ts': everyEntry((name) => name !== './vue') },
    ],
    ['no framework', {}, { ...examples('ts'), 'src/all.ts': everyEntry(isOfTags) }],
  ]

  for (const [name, beside, files] of projects) {
    test(`hold in a project with ${name}, and for every example`, async () => {
      test.setTimeout(180_000)
      const folder = join(place, `types-${name.replace(' ', '-')}`)
      await makeProject(folder, tarball, beside, { ...files, ...sheets })
      expect(Object.keys(files).length).toBeGreaterThan(1)
      for (const compiler of Object.values(compilers)) {
        await expectTypes(folder, compiler, strict)
      }
      const nodes = { module: 'NodeNext', moduleResolution: 'NodeNext' }
      await expectTypes(folder, compilers['TypeScript 5'], { ...strict, ...nodes })
    })
  }

  test('hold in a project with Vue, and for every example', async () => {
    test.setTimeout(180_000)
    const folder = join(place, 'types-vue')
    await makeProject(folder, tarball, { vue: 'vue' }, examples('vue'))
    await expectTypes(folder, join(root, 'node_modules/.bin/vue-tsc'), strict)
  })

  test('refuse what a tag does not take, in JSX and in templates', async () => {
    test.setTimeout(180_000)
    const folder = join(place, 'types-wrong')
    await makeProject(
      folder,
      tarball,
      { ...react19, vue: 'vue' },
      {
        'src/wrong.tsx': `import type {} from '@holdpoint/widgets/jsx'
export const all = (
  <>
    {/* @ts-expect-error */}
    <hp-nothing />
    {/* @ts-expect-error */}
    <hp-empty-message icon="nonsense" />
    {/* @ts-expect-error */}
    <hp-person-search people={3} />
    <hp-person-search p-limit="3" onhp-change={({ detail }) => detail?.fullName} />
  </>
)
`,
        'src/wrong.vue': `<script setup lang="ts">
import type {} from '@holdpoint/widgets/vue'
</script>
<template>
  <!-- @vue-expect-error -->
  <hp-person-search :delay="'soon'" />
  <!-- @vue-expect-error -->
  <hp-person-search :people.prop="3" />
</template>
`,
      },
    )
    await expectTypes(folder, join(root, 'node_modules/.bin/vue-tsc'), strict)
  })
})

/** Builds a project with Vite and opens what came of it. */
async function open(page: Page, folder: string, config: string): Promise<string[]> {
  writeFileSync(join(folder, 'vite.config.mjs'), config)
  await run(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: folder })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text())
    }
  })
  onPageError(page, (message) => complaints.push(message))
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  }
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, 'dist', pathname === '/' ? 'index.html' : pathname)
    await route.fulfill(
      existsSync(file)
        ? { contentType: types[extname(file)] ?? 'image/svg+xml', body: readFileSync(file) }
        : { json: [{ personId: '1', fullName: 'Anna Berg' }] },
    )
  })
  await page.goto('http://project.example/')
  return complaints
}

const indexHtml = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Project</title><link rel="icon" href="data:,"></head><body><main id="main"></main>${body}</body></html>`

test.describe('a page that Vite builds', () => {
  for (const [name, beside] of [
    ['React 18', react18],
    ['React 19', react19],
  ] as const) {
    test(`runs every example of the documents with ${name}`, async ({ page }) => {
      test.setTimeout(180_000)
      const folder = join(place, name.replace(' ', '-'))
      const [html = ''] = blocksOf(`${root}README.md`, 'html')
      await makeProject(folder, tarball, beside, {
        ...examples('tsx'),
        'index.html': indexHtml(`${html}<script type="module" src="/src/main.tsx"></script>`),
        'src/main.tsx': `import { createRoot } from 'react-dom/client'
import * as modules from './all'
const parts = Object.values(modules)
createRoot(document.getElementById('main')!).render(
  <>{parts.map((Part: any, at) => <section key={at}><Part people={[{ personId: '2', fullName: 'Kofi Owusu' }]} isOpen={false} /></section>)}</>,
)`,
        'src/all.ts': Object.keys(examples('tsx'))
          .map((file) => `export * from './${file.slice(4)}'\n`)
          .join(''),
      })
      const complaints = await open(
        page,
        folder,
        // A workspace with both releases links one of them to the other's `react`.
        "export default { esbuild: { jsx: 'automatic' }, resolve: { dedupe: ['react', 'react-dom'] } }",
      )
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await page.getByRole('combobox', { name: 'Colleague' }).fill('anna')
      await page.getByRole('option', { name: 'Anna Berg' }).click()
      await page.getByRole('combobox', { name: 'Approver' }).fill('kofi')
      await page.getByRole('option', { name: 'Kofi Owusu' }).click()
      await expect(page.getByText('No form found.')).toBeVisible()
      await page.getByRole('link', { name: 'Share' }).waitFor()
      expect(complaints).toEqual([])
    })
  }

  test('runs every example of the documents and of the sandbox with Vue', async ({ page }) => {
    test.setTimeout(180_000)
    const folder = join(place, 'vue')
    const sandbox = `${workspace}apps/embed-demo/src/`
    const names = readdirSync(`${sandbox}examples`).sort()
    const demo = Object.fromEntries(
      readdirSync(`${sandbox}demo`)
        .filter((name) => name.endsWith('.js'))
        .map((name) => [`src/demo/${name}`, readFileSync(`${sandbox}demo/${name}`, 'utf8')]),
    )
    const copied = Object.fromEntries(
      names.map((name) => [
        `src/examples/${name}/vue.vue`,
        readFileSync(`${sandbox}examples/${name}/vue.vue`, 'utf8'),
      ]),
    )
    const own = Object.keys(examples('vue'))
    const all = [
      ...own.map((file) => file.replace('src/', './')),
      ...names.map((name) => `./examples/${name}/vue.vue`),
    ]
    await makeProject(folder, tarball, vue, {
      ...examples('vue'),
      ...demo,
      ...copied,
      'index.html': indexHtml('<script type="module" src="/src/main.js"></script>'),
      'src/main.js': `import { createApp, h } from 'vue'
${all.map((file, at) => `import Example${at} from '${file}'`).join('\n')}
import { people } from './demo/people.js'
import { manyOptions } from './demo/options.js'
const done = async () => undefined
const given = {
  people, person: people[0], answer: 'Words', options: manyOptions(5), send: done, vote: done,
  search: () => people, share: done, form: { id: '1', upvoteCount: 3, isVoteAdded: false, formStatus: 'complete', formTitleAnswer: 'Words' },
}
const examples = [${all.map((_, at) => `Example${at}`).join(', ')}]
createApp({
  render: () => examples.map((Example, at) => {
    const names = Object.keys(Example.props ?? {})
    const props = Object.fromEntries(names.map((name) => [name, given[name]]))
    return h('section', { id: 'example' + at }, [h(Example, props)])
  }),
}).mount('#main')`,
    })
    const complaints = await open(
      page,
      folder,
      `import vue from '@vitejs/plugin-vue'
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('hp-') } } })],
}`,
    )
    for (const [at, file] of all.entries()) {
      const tags = page.locator(`#example${at} :is(${tagsIn(join(folder, 'src', file)).join(',')})`)
      await expect
        .poll(() => tags.first().evaluate((node) => node.shadowRoot?.childElementCount), file)
        .toBeGreaterThan(0)
    }
    expect(complaints).toEqual([])
  })
})

function tagsIn(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(/<(hp-[\w-]+)/g), ([, tag = '']) => tag)
}

test('Node loads every entry, as ES modules and as CommonJS, and draws the parts', async () => {
  const folder = join(place, 'node')
  await makeProject(folder, tarball, react18, nodeScripts)
  for (const file of ['all.mjs', 'all.cjs']) {
    const { stdout, stderr } = await run('node', [join(folder, file)], { cwd: folder })
    expect(stderr).toBe('')
    expect(stdout).toContain('No form found.')
  }
})
