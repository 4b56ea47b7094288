import { createServer } from 'node:http'
import { type Page, expect, test } from '@playwright/test'
import { type EmbedBuild, buildEmbed } from './embed-build.ts'

const host = 'http://intranet.example'
const portal = 'http://portal.example'
const script = (address: string, more = '') =>
  `<script type="module" src="${portal}${address}"${more}></script>`
const loader = script('/embed/v1/elements.js')

let built: Promise<EmbedBuild> | undefined

type Visit = {
  head?: string
  body?: string
  headers?: Readonly<Record<string, string>>
  /** Answers of the portal in place of what was built, by path below `/embed/`. */
  portal?: Readonly<Record<string, string | undefined>>
}

type Seen = {
  /** What the page fetched from the portal, by path below the release. */
  fetched: string[]
  /** Everything that the console said. */
  said: string[]
}

/** Opens a page of another origin than the portal's. Nothing else answers. */
async function visit(page: Page, { head = loader, body = '', headers = {}, ...own }: Visit) {
  const { files, version } = await (built ??= buildEmbed())
  const seen: Seen = { fetched: [], said: [] }
  page.on('console', (message) => seen.said.push(message.text()))
  page.on('pageerror', (error) => seen.said.push(error.message))
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin === host) {
      await route.fulfill({
        status: pathname === '/' ? 200 : 204,
        contentType: 'text/html',
        headers: { ...headers },
        body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Intranet</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
      })
      return
    }
    const path = pathname.replace('/embed/', '')
    seen.fetched.push(path.replace(`${version}/`, ''))
    expect(origin).toBe(portal)
    const file = files.find((candidate) => candidate.path === path)
    const contents =
      own.portal && path in own.portal ? own.portal[path] : file && Buffer.from(file.contents)
    await route.fulfill({
      status: contents === undefined ? 404 : 200,
      contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: contents ?? '',
    })
  })
  await page.goto(`${host}/`)
  return seen
}

const isDefined = (page: Page, tag: string) =>
  page.evaluate((name) => customElements.get(name) !== undefined, tag)
const defined = (page: Page, tag: string) =>
  page.waitForFunction((name) => customElements.get(name) !== undefined, tag)
const ready = (page: Page) => page.evaluate(() => window.Holdpoint?.ready)
const entries = (fetched: readonly string[]) =>
  fetched.filter((path) => !path.startsWith('shared-')).sort()

test.describe('the loader', () => {
  test('fetches the modules of the tags in the page and no others', async ({ page }) => {
    const seen = await visit(page, {
      body: '<hp-empty-message message="No form found."></hp-empty-message><p>Text</p>',
    })
    await ready(page)
    await expect(page.getByText('No form found.')).toBeVisible()
    expect(entries(seen.fetched)).toEqual(['empty-message.js', 'v1/elements.js'])
    expect(await isDefined(page, 'hp-confirm-dialog')).toBe(false)
    expect(seen.said).toEqual([])
  })

  test('fetches a file for each tag and one that they share', async ({ page }) => {
    const seven = ['person-search', 'processing-overlay', 'saved-filter-dialog', 'search-box']
    seven.push('empty-message', 'share-dialog', 'user-card')
    const seen = await visit(page, { body: seven.map((tag) => `<hp-${tag}></hp-${tag}>`).join('') })
    await ready(page)
    for (const tag of seven) {
      expect(await isDefined(page, `hp-${tag}`), tag).toBe(true)
    }
    const fetched = seen.fetched.filter((path) => path !== 'v1/elements.js')
    expect(fetched).toHaveLength(8)
    expect(fetched.filter((path) => path.startsWith('shared-'))).toHaveLength(1)
    expect(seen.said).toEqual([])
  })

  test('fetches nothing for a page without tags', async ({ page }) => {
    const seen = await visit(page, { body: '<my-own></my-own><p>Text</p>' })
    await ready(page)
    expect(seen.fetched).toEqual(['v1/elements.js'])
    expect(seen.said).toEqual([])
  })

  test('loads a tag that comes later, deep inside what was added', async ({ page }) => {
    const seen = await visit(page, {})
    await ready(page)
    await page.evaluate(() => {
      const box = document.createElement('section')
      box.append(document.createElement('div'))
      box.firstElementChild?.append(document.createElement('hp-empty-message'))
      document.body.append(box)
    })
    await defined(page, 'hp-empty-message')
    expect(seen.said).toEqual([])
  })

  test('loads tags inside open shadow roots, those opened later too', async ({ page }) => {
    await visit(page, { body: '<my-late></my-late><div id="early"></div>' })
    await ready(page)
    await page.evaluate(() => {
      const box = document.createElement('div')
      box.attachShadow({ mode: 'open' }).append(document.createElement('hp-empty-message'))
      document.body.append(box)
    })
    await defined(page, 'hp-empty-message')
    await page.evaluate(() => {
      customElements.define(
        'my-late',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).append(document.createElement('hp-confirm-dialog'))
          }
        },
      )
    })
    await defined(page, 'hp-confirm-dialog')
  })

  test('loads on demand, by either name', async ({ page }) => {
    const seen = await visit(page, {})
    await page.waitForFunction(() => window.Holdpoint !== undefined)
    await page.evaluate(() => window.Holdpoint?.load('hp-empty-message', 'confirm-dialog'))
    expect(await isDefined(page, 'hp-empty-message')).toBe(true)
    expect(await isDefined(page, 'hp-confirm-dialog')).toBe(true)
    expect(seen.said).toEqual([])
    expect(await page.evaluate(() => window.Holdpoint?.version)).toBe((await built)?.version)
  })

  test('does no harm when it is loaded twice', async ({ page }) => {
    const seen = await visit(page, {
      head: loader + loader + script('/embed/v1/elements.js?again'),
      body: '<hp-empty-message message="Once"></hp-empty-message>',
    })
    await ready(page)
    await expect(page.getByText('Once')).toBeVisible()
    expect(entries(seen.fetched)).toEqual(['empty-message.js', 'v1/elements.js', 'v1/elements.js'])
    expect(seen.said).toEqual([])
  })

  test('runs every tag under a strict policy with Trusted Types', async ({ page }) => {
    const { widgets } = await (built ??= buildEmbed())
    const seen = await visit(page, {
      body: widgets.map(({ tag }) => `<${tag}></${tag}>`).join(''),
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src 'self' ${portal}; style-src 'self'; img-src data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    })
    await ready(page)
    for (const { tag } of widgets) {
      expect(await isDefined(page, tag), tag).toBe(true)
    }
    expect(seen.said).toEqual([])
  })

  test('works in a sandboxed frame, whose origin is nobody’s', async ({ page }) => {
    const { files } = await (built ??= buildEmbed())
    // A real server: requests of such a frame, a process of its own, pass by the page's routes.
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, portal)
      const file = files.find(({ path }) => pathname === `/embed/${path}`)
      response.writeHead(file ? 200 : 404, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
      })
      response.end(file?.contents ?? '<!doctype html><title>Host</title>')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await page.goto(origin)
    await page.setContent(
      `<iframe title="Frame" sandbox="allow-scripts" srcdoc='<script type="module" src="${origin}/embed/v1/elements.js"></script><hp-empty-message message="Inside"></hp-empty-message>'></iframe>`,
    )
    await expect(page.frameLocator('iframe').getByText('Inside')).toBeVisible()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
})

test.describe('what cannot be had', () => {
  test('a module that is missing costs one clear line, and the page goes on', async ({ page }) => {
    const { version } = await (built ??= buildEmbed())
    const seen = await visit(page, {
      body: '<hp-confirm-dialog></hp-confirm-dialog><hp-confirm-dialog></hp-confirm-dialog><hp-empty-message message="Here"></hp-empty-message>',
      portal: { [`${version}/confirm-dialog.js`]: undefined },
    })
    await ready(page)
    await expect(page.getByText('Here')).toBeVisible()
    const ours = seen.said.filter((line) => line.startsWith('Holdpoint'))
    expect(ours).toEqual([
      expect.stringMatching(
        /^Holdpoint: <hp-confirm-dialog> could not be loaded\. Does the page allow script-src http:\/\/portal\.example\?/,
      ),
    ])
  })

  test('a module that failed is tried again with the next tag', async ({ page }) => {
    const { version } = await (built ??= buildEmbed())
    const missing: Record<string, string | undefined> = {
      [`${version}/empty-message.js`]: undefined,
    }
    await visit(page, { body: '<hp-empty-message></hp-empty-message>', portal: missing })
    await ready(page)
    expect(await isDefined(page, 'hp-empty-message')).toBe(false)
    delete missing[`${version}/empty-message.js`]
    await page.evaluate(() => document.body.append(document.createElement('hp-empty-message')))
    await defined(page, 'hp-empty-message')
  })

  test('a tag that there is not is told of once, and load says so too', async ({ page }) => {
    const seen = await visit(page, { body: '<hp-emty-message></hp-emty-message>'.repeat(2) })
    await ready(page)
    expect(seen.said).toEqual(['Holdpoint: there is no <hp-emty-message>.'])
    const refused = await page.evaluate(() =>
      window.Holdpoint?.load('nonsense').catch((error: unknown) => String(error)),
    )
    expect(refused).toBe('Error: there is no <hp-nonsense>.')
    expect(seen.fetched).toEqual(['v1/elements.js'])
  })
})

test.describe('two releases on one page', () => {
  test('the first loader stays, and the second says so', async ({ page }) => {
    const { files, version } = await (built ??= buildEmbed())
    const ours = files.find(({ path }) => path === 'v1/elements.js')
    const other = Buffer.from(ours?.contents ?? '')
      .toString()
      .replaceAll(version, '9.9.9')
    const seen = await visit(page, {
      head: loader + script('/embed/v9/elements.js'),
      body: '<hp-empty-message message="First"></hp-empty-message>',
      portal: { 'v9/elements.js': other },
    })
    await ready(page)
    await expect(page.getByText('First')).toBeVisible()
    expect(await page.evaluate(() => window.Holdpoint?.version)).toBe(version)
    expect(seen.said).toEqual([
      `Holdpoint: the page already loads ${version}, so 9.9.9 was not started.`,
    ])
    expect(seen.fetched.filter((path) => path.startsWith('9.9.9'))).toEqual([])
  })

  test('a tag that the page brought itself stays, and nothing is fetched for it', async ({
    page,
  }) => {
    const own = `<script>customElements.define('hp-empty-message', class extends HTMLElement {})</script>`
    const seen = await visit(page, {
      head: own + loader,
      body: '<hp-empty-message></hp-empty-message>',
    })
    await ready(page)
    expect(seen.fetched).toEqual(['v1/elements.js'])
    expect(seen.said).toEqual(['Holdpoint: the page keeps its own <hp-empty-message>.'])
  })
})

test.describe('the one file with every tag', () => {
  test('runs when its hash is right, and not when it is wrong', async ({ page }) => {
    const { version, integrity, widgets } = await (built ??= buildEmbed())
    const whole = (hash: string) =>
      script(`/embed/${version}/elements.js`, ` integrity="${hash}" crossorigin="anonymous"`)
    await visit(page, { head: whole(integrity) })
    for (const { tag } of widgets) {
      await defined(page, tag)
    }
    await page.unrouteAll()
    await visit(page, { head: whole(`sha384-${'A'.repeat(64)}`) })
    expect(await isDefined(page, 'hp-empty-message')).toBe(false)
  })
})
