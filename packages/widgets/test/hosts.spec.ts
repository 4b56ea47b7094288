import { type Page, expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { browserBundle, buildElements } from '../elements-build.ts'
import { version } from '../src/version.ts'
import { onPageError } from './page-errors.ts'

// The same script in pages of other teams: whatever draws them, under strict policies, and in a
// sandboxed frame that belongs to no origin.

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const react19 = {
  'react-dom/client': 'react-dom-19/client',
  'react/jsx-runtime': 'react-19/jsx-runtime',
  react: 'react-19',
}

const hosts = [
  { name: 'plain HTML', file: 'plain.ts', alias: {} },
  { name: 'React 18', file: 'react.tsx', alias: {} },
  { name: 'React 19', file: 'react.tsx', alias: react19 },
  { name: 'Vue 3', file: 'vue.ts', alias: {} },
  { name: 'Preact', file: 'preact.ts', alias: {} },
] as const
type Host = (typeof hosts)[number]

const intranet = 'http://intranet.example'
const portal = 'http://portal.example'
const trusted = "require-trusted-types-for 'script'; trusted-types 'none'"
// Vue makes a policy of its own when it is loaded, used or not.
const trustedByVue = trusted.replace("'none'", 'vue')

/** A page's policy when it serves the npm build itself, and when it takes the tags from a portal. */
const policies = {
  own: `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; ${trusted}`,
  portal: `default-src 'none'; script-src 'self' ${portal}; style-src 'self'; img-src 'self'; ${trusted}`,
}

const made = new Map<string, Promise<string>>()
function once(key: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}

const elements = () =>
  once('elements', async () => {
    const { files } = await buildElements({ elements: 'elements.ts' })
    return new TextDecoder().decode(files[0]?.contents)
  })

const pageScript = ({ name, file, alias }: Host) =>
  once(name, async () => {
    const { outputFiles } = await build({
      ...browserBundle,
      entryPoints: [here(`hosts/${file}`)],
      alias: { ...alias },
      define: {
        ...browserBundle.define,
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  })

type Opening = {
  from?: keyof typeof policies
  isFramed?: boolean
  isTagsFirst?: boolean
  /** Without a policy, so that the test may add a script. */
  isTrusting?: boolean
}

/** Opens the page of a host. The tags may come before the page's own script or after it. */
async function openHost(page: Page, host: Host, opening: Opening = {}): Promise<void> {
  const { from = 'own', isFramed = false, isTagsFirst = true, isTrusting = false } = opening
  const source = from === 'own' ? '/elements.js' : `${portal}/embed/elements.js`
  const scripts = [
    `<script type="module" src="${source}" crossorigin="anonymous"></script>`,
    '<script type="module" src="/page.js" crossorigin="anonymous"></script>',
  ]
  const inside = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Intranet</title>${(isTagsFirst ? scripts : scripts.toReversed()).join('')}</head><body><main><h1>Intranet</h1><div id="host"></div></main></body></html>`
  const outside =
    '<!doctype html><html lang="en"><head><title>Frame</title></head><body><iframe title="Inside" sandbox="allow-scripts allow-forms" src="/inside" width="700" height="900"></iframe></body></html>'
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*' }
    if (pathname.endsWith('elements.js')) {
      await route.fulfill({ contentType: 'text/javascript', headers, body: await elements() })
    } else if (pathname === '/page.js') {
      await route.fulfill({ contentType: 'text/javascript', headers, body: await pageScript(host) })
    } else if (pathname === '/inside' || (pathname === '/' && !isFramed)) {
      // A frame without an origin has no 'self'.
      const policy = policies[from]
        .replaceAll("'self'", isFramed ? intranet : "'self'")
        .replace(trusted, host.name === 'Vue 3' ? trustedByVue : trusted)
      await route.fulfill({
        contentType: 'text/html',
        headers: isTrusting ? {} : { 'content-security-policy': policy },
        body: inside,
      })
    } else if (pathname === '/') {
      await route.fulfill({ contentType: 'text/html', body: outside })
    } else {
      await route.fulfill({ status: 404 })
    }
  })
  await page.goto(`${intranet}/`)
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404')) {
      complaints.push(message.text())
    }
  })
  onPageError(page, (message) => complaints.push(message))
  return complaints
}

type Place = ReturnType<Page['frameLocator']> | Page

/** What a person does on that page; every host must answer the same. */
async function useThePage(page: Page, place: Place): Promise<void> {
  const dialog = place.getByRole('dialog')
  await place.getByRole('searchbox', { name: 'Search by form name' }).fill(' rig ')
  await page.keyboard.press('Enter')

  const colleague = place.getByRole('combobox', { name: 'Colleague' }).first()
  await colleague.fill('moen')
  await expect(place.getByRole('option', { name: /Ingrid Moen/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(colleague).toHaveValue('Ingrid Moen')

  await expect(place.getByText('6.5 years')).toBeVisible()
  await expect(place.getByText('No form found.')).toBeVisible()

  await place.getByRole('button', { name: 'Delete', exact: true }).click()
  const asked = place.getByRole('alertdialog', { name: 'Warning' })
  await expect(asked.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(asked.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(place.getByRole('button', { name: 'Delete', exact: true })).toBeFocused()

  await place.getByRole('button', { name: 'Save filter' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Please enter title.')).toBeVisible()
  await dialog.getByRole('textbox').fill('Night crew')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await place.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByRole('combobox').fill('owusu')
  await place.getByRole('option', { name: /Kofi Owusu/ }).click()
  await expect(dialog.getByRole('button', { name: /Remove.*Kofi Owusu/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog).toBeHidden()

  await place.getByRole('button', { name: 'Work' }).click()
  await expect(place.getByText('Processing...')).toBeVisible()
  await expect(place.locator('body[data-hp-processing]')).toHaveCount(1)
  await expect(place.getByText('Processing...')).toBeHidden()
  await expect(place.locator('body[data-hp-processing]')).toHaveCount(0)
}

async function heardIn(page: Page): Promise<unknown[]> {
  const frame = page.frames().at(-1) ?? page.mainFrame()
  const heard = await frame.evaluate(() => window.hostHeard)
  return heard.map(({ name, detail }) => [name, nameIn(detail)])
}

/** The words by which a detail is told apart. */
function nameIn(detail: unknown): unknown {
  if (Array.isArray(detail)) {
    return detail.map(nameIn)
  }
  if (typeof detail === 'object' && detail !== null) {
    return 'fullName' in detail ? detail.fullName : 'title' in detail ? detail.title : null
  }
  return detail
}

const expected = [
  ['hp-search', 'rig'],
  ['hp-change', 'Ingrid Moen'],
  ['hp-cancel', null],
  ['hp-save', 'Night crew'],
  ['hp-share', ['Kofi Owusu']],
]

for (const host of hosts) {
  for (const from of ['own', 'portal'] as const) {
    const served = from === 'own' ? 'from its own origin' : 'from a portal'
    test(`${host.name} under a strict policy with the tags ${served}`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await openHost(page, host, { from })
      await useThePage(page, page)
      expect(await heardIn(page)).toEqual(expected)
      expect(complaints).toEqual([])
    })
  }
}

test('plain HTML whose own script comes before the tags', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openHost(page, hosts[0], { isTagsFirst: false })
  await useThePage(page, page)
  expect(await heardIn(page)).toEqual(expected)
  expect(complaints).toEqual([])
})

test('plain HTML in a sandboxed frame, which belongs to no origin', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openHost(page, hosts[0], { isFramed: true })
  await useThePage(page, page.frameLocator('iframe'))
  expect(await heardIn(page)).toEqual(expected)
  expect(complaints).toEqual([])
})

test('two releases on one page: the first stays, the second says so, and both are used in peace', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const later = (await elements()).replaceAll(version, '9.9.9')
  await openHost(page, hosts[0], { isTrusting: true })
  await page.route('**/elements-later.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: later }),
  )
  await page.addScriptTag({ url: '/elements-later.js', type: 'module' })
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  expect(complaints.filter((words) => !words.includes('9.9.9 was not registered'))).toEqual([])
  await useThePage(page, page)
  expect(await heardIn(page)).toEqual(expected)
})
