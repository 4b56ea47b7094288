import { type Page, expect, test } from '@playwright/test'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundle, complaintsOf, openHost } from './host-page.ts'

// The code that a reader copies, run as it stands on a page of somebody else. React and Vue are run
// in projects of their own: packages/widgets/test/{tarball,projects}.spec.ts.

const src = fileURLToPath(new URL('../src/', import.meta.url))
const names = readdirSync(`${src}examples`).sort()
let tags: Promise<string> | undefined

async function codeOf(page: Page, name: string, kind: 'HTML' | 'Plain JS'): Promise<string> {
  await page.goto(`/#/${name}`)
  await page.getByTestId('element').locator(':defined').first().waitFor({ state: 'attached' })
  await page.getByRole('tab', { name: kind, exact: true }).click()
  return page.getByRole('tabpanel').locator('code').innerText()
}

/** One script of the code's own, with the demo's data in it. */
async function scriptOf(code: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-code-'))
  const entry = join(folder, 'page.js')
  writeFileSync(
    entry,
    code
      .replace(/^import 'https:.*$/gm, '')
      .replaceAll(/from '\.\/([\w-]+\.js)'/g, `from '${src}demo/$1'`),
  )
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'] } },
  })
  rmSync(folder, { recursive: true })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')
}

/** A page of somebody else with the tags, this body and this script. */
async function openWith(page: Page, body: string, code: string): Promise<string[]> {
  const complaints = complaintsOf(page)
  const scripts = {
    '/elements.js': await (tags ??= bundle('@holdpoint/widgets/elements')),
    '/page.js': await scriptOf(code),
  }
  const head = Object.keys(scripts).map((path) => `<script type="module" src="${path}"></script>`)
  await openHost(page, { head: head.join(''), body, scripts })
  return complaints
}

async function expectAlive(page: Page, complaints: readonly string[]): Promise<void> {
  const roots = () =>
    page
      .locator('css=*')
      .evaluateAll((all) =>
        all
          .filter(({ localName }) => localName.startsWith('hp-'))
          .map((node) => (node.shadowRoot?.childElementCount ?? 0) > 0),
      )
  await expect.poll(roots).not.toEqual([])
  await expect.poll(async () => (await roots()).includes(false)).toBe(false)
  expect(complaints).toEqual([])
}

for (const name of names) {
  test.describe(`the code of ${name}`, { tag: '@bench' }, () => {
    test('runs as HTML', async ({ page }) => {
      const code = await codeOf(page, name, 'HTML')
      const [, inline = ''] = /<script type="module">\n([\s\S]*?)<\/script>/.exec(code) ?? []
      const body = code.replaceAll(/<script[\s\S]*?<\/script>/g, '')
      await expectAlive(page, await openWith(page, body, inline))
    })

    test('runs as plain JS', async ({ page }) => {
      const code = await codeOf(page, name, 'Plain JS')
      await expectAlive(page, await openWith(page, '<main></main>', code))
    })
  })
}
