import AxeBuilder from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { bundle, complaintsOf, openHost } from './host-page.ts'

const address = '#/empty-message'
const load = '<script type="module" src="/elements.js"></script>'
const tag = (content = '') =>
  `<hp-empty-message message="No form found.">${content}</hp-empty-message>`
const strict = "default-src 'self'"
const strictest = `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`
const policy = (value: string) => ({ 'content-security-policy': value })

let elements = ''
test.beforeAll(async () => {
  elements = await bundle('@holdpoint/widgets/elements/empty-message')
})

async function openWithElements(page: Page, body: string, head = '') {
  await openHost(page, { body, head: `${load}${head}`, scripts: { '/elements.js': elements } })
  await page.waitForFunction(() => customElements.get('hp-empty-message'))
}

test.describe('the sandbox', () => {
  test('shows the same message as React and as a tag', async ({ page }) => {
    await page.goto(`/${address}`)
    const shapes = []
    for (const form of ['react', 'element']) {
      const plate = page.getByTestId(form)
      await expect(plate.getByText('No form found.')).toBeVisible()
      await expect(plate.getByText('No comments found.')).toBeVisible()
      await expect(plate.locator('svg')).toHaveCount(2)
      const link = plate.getByRole('link', { name: 'Clear all filters' })
      await expect(link).toHaveAttribute('href', '#/empty-message')
      const { width, height } = (await plate.boundingBox()) ?? {}
      const action = await link.boundingBox()
      shapes.push({ width, height, action: [action?.width, action?.height] })
      expect(action?.height).toBeGreaterThanOrEqual(44)
    }
    expect(shapes[0]).toEqual(shapes[1])
  })

  for (const theme of ['Light', 'Dark', 'Sun']) {
    for (const width of [360, 1280]) {
      test(`passes axe in the ${theme} theme at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/${address}`)
        await page.getByRole('button', { name: theme, exact: true }).click()
        await expect(page.getByTestId('element').getByText('No form found.')).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    }
  }

  test('follows the system until a theme is chosen, and remembers the choice', async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/${address}`)
    expect(await ground()).toBe('rgb(17, 17, 19)')
    await page.getByRole('button', { name: 'Light' }).click()
    expect(await ground()).toBe('rgb(240, 240, 243)')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Light' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await ground()).toBe('rgb(240, 240, 243)')
  })

  test('works under a strict policy and asks no other host for anything', async ({ page }) => {
    const complaints = complaintsOf(page)
    const asked: string[] = []
    await page.route('**/*', async (route) => {
      asked.push(new URL(route.request().url()).origin)
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), ...policy(strict) } })
    })
    await page.goto(`/${address}`)
    await expect(page.getByTestId('element').getByText('No form found.')).toBeVisible()
    await expect(page.getByTestId('react').getByText('No form found.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(new Set(asked).size).toBe(1)
    expect(complaints).toEqual([])
  })

  test('copies the code, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/${address}`)
    await page.getByRole('button', { name: 'Copy HTML code' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<hp-empty-message')
  })

  test('says by name which example it does not have', async ({ page }) => {
    await page.goto('/#/no-such-widget')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No example is called “no-such-widget”.',
    )
  })
})

test.describe('the React parts', () => {
  test('hand their nodes to refs and let a child stop them', async ({ page }) => {
    const complaints = complaintsOf(page)
    const script = await bundle('./host/react-parts.tsx')
    await openHost(page, {
      body: '<script type="module" src="/app.js"></script>',
      scripts: { '/app.js': script },
    })
    await page.locator('output[data-ready]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await page.getByRole('link', { name: 'Fill Form' }).click()
    const report = () => page.evaluate('report()')
    expect(await report()).toEqual({
      nodes: ['div', 'span', 'p', 'button', 'a'],
      sharesChild: true,
      heard: ['button', 'child'],
    })
    await page.evaluate('leave()')
    expect(await report()).toMatchObject({ nodes: [null, null, null, null, null] })
    expect(complaints).toEqual([])
  })
})

test.describe('<hp-empty-message>', () => {
  test('shows its words, and changes with its attributes and properties', async ({ page }) => {
    await openWithElements(page, tag())
    const box = page.locator('hp-empty-message')
    await expect(page.getByText('No form found.')).toBeVisible()
    const drawing = () => box.evaluate((node) => node.shadowRoot?.querySelectorAll('path').length)
    expect(await drawing()).toBe(4)
    await box.evaluate((node) => node.setAttribute('icon', 'filters'))
    expect(await drawing()).toBe(1)
    await box.evaluate((node) => Object.assign(node, { message: 'No saved filter found.' }))
    await expect(page.getByText('No saved filter found.')).toBeVisible()
    await expect(box).toHaveAttribute('message', 'No saved filter found.')
  })

  test('takes properties that were set before its script had loaded', async ({ page }) => {
    await openHost(page, { body: '<hp-empty-message></hp-empty-message>' })
    const box = page.locator('hp-empty-message')
    await box.evaluate((node) => Object.assign(node, { message: 'Early words', icon: 'search' }))
    await page.addScriptTag({ content: elements, type: 'module' })
    await expect(page.getByText('Early words')).toBeVisible()
    await expect(box).toHaveAttribute('icon', 'search')
    expect(await box.evaluate((node) => Object.keys(node))).toEqual([])
  })

  test('shows slotted words before its script has loaded, and after', async ({ page }) => {
    const body = '<hp-empty-message><p slot="message">No form found.</p></hp-empty-message>'
    await openHost(page, { body })
    await expect(page.getByText('No form found.')).toBeVisible()
    await page.addScriptTag({ content: elements, type: 'module' })
    await page.waitForFunction(() => customElements.get('hp-empty-message'))
    await expect(page.getByText('No form found.')).toBeVisible()
  })

  test('keeps its content when it is moved in the page', async ({ page }) => {
    await openWithElements(page, `${tag('<button slot="action">Again</button>')}<main></main>`)
    const kept = await page.locator('hp-empty-message').evaluate(async (node) => {
      const before = node.shadowRoot?.firstElementChild
      document.querySelector('main')?.append(node)
      await Promise.resolve()
      return before !== undefined && before === node.shadowRoot?.firstElementChild
    })
    expect(kept).toBe(true)
    await expect(page.locator('main').getByText('No form found.')).toBeVisible()
    await expect(page.locator('main').getByRole('button', { name: 'Again' })).toBeVisible()
  })

  test('lets go once it has left the page, and shows itself when it comes back', async ({
    page,
  }) => {
    await openWithElements(page, tag())
    const left = await page.locator('hp-empty-message').evaluate(async (node) => {
      node.remove()
      await Promise.resolve()
      const nodes = node.shadowRoot?.childNodes.length
      document.body.append(node)
      return nodes
    })
    expect(left).toBe(0)
    await expect(page.getByText('No form found.')).toBeVisible()
  })

  test('keeps its looks in another document', async ({ page }) => {
    await openWithElements(page, `${tag()}<iframe title="Inner"></iframe>`)
    const display = await page.locator('hp-empty-message').evaluate((node) => {
      document.querySelector('iframe')?.contentDocument?.body.append(node)
      const root = node.shadowRoot?.querySelector('[part=root]')
      return root && node.ownerDocument.defaultView?.getComputedStyle(root).display
    })
    expect(display).toBe('flex')
  })

  test('is readable under host styles that fight back', async ({ page }) => {
    const hostile =
      '<style>* { all: revert; font-size: 9px !important; letter-spacing: 9px !important; text-transform: uppercase !important; line-height: 0.5 !important; color: inherit !important } div, p, slot, span { display: none !important }</style>'
    await openWithElements(page, tag(), hostile)
    const words = page.getByText('No form found.')
    await expect(words).toBeVisible()
    const style = await page.locator('hp-empty-message').evaluate((node) => {
      const text = node.shadowRoot?.querySelector('[part=message]')
      const { fontSize, letterSpacing, textTransform } = getComputedStyle(text ?? node)
      return { fontSize, letterSpacing, textTransform, height: text?.clientHeight }
    })
    expect(style).toEqual({
      fontSize: '22px',
      letterSpacing: 'normal',
      textTransform: 'none',
      height: 29,
    })
  })

  test('obeys the tokens of the page, and follows its color-scheme without them', async ({
    page,
  }) => {
    await openWithElements(page, tag('<button slot="action">Again</button>'))
    const action = page.getByRole('button', { name: 'Again' })
    await expect(action).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'))
    await expect(action).toHaveCSS('background-color', 'rgb(24, 25, 27)')
    await page.evaluate(() => document.documentElement.style.setProperty('--hp-surface', 'tomato'))
    await expect(action).toHaveCSS('background-color', 'rgb(255, 99, 71)')
  })

  test('can be restyled from outside by its parts', async ({ page }) => {
    const own = '<style>hp-empty-message::part(message) { font-size: 40px }</style>'
    await openWithElements(page, tag(), own)
    await expect(page.getByText('No form found.')).toHaveCSS('font-size', '40px')
  })

  test('stays hidden where the page hides it', async ({ page }) => {
    await openWithElements(page, tag())
    await page.locator('hp-empty-message').evaluate((node) => node.setAttribute('hidden', ''))
    await expect(page.getByText('No form found.')).toBeHidden()
  })

  test('is harmless when its script loads twice', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openHost(page, {
      head: `${load}<script type="module" src="/again.js"></script>`,
      body: tag(),
      scripts: { '/elements.js': elements, '/again.js': elements },
    })
    await expect(page.getByText('No form found.')).toHaveCount(1)
    await page.waitForLoadState('load')
    expect(complaints).toEqual([])
  })

  test('warns when the page already has another version', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openHost(page, {
      head: `${load}<script type="module" src="/newer.js"></script>`,
      body: tag(),
      scripts: { '/elements.js': elements, '/newer.js': elements.replace('0.1.0', '9.9.9') },
    })
    await expect(page.getByText('No form found.')).toBeVisible()
    await expect.poll(() => complaints).toHaveLength(1)
    expect(complaints[0]).toContain('<hp-empty-message> 9.9.9 was not registered')
  })

  test('warns of an icon it does not know, and shows records', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openWithElements(page, '<hp-empty-message icon="cat"></hp-empty-message>')
    await expect.poll(() => complaints).toHaveLength(1)
    expect(complaints[0]).toContain('knows no icon "cat"')
  })

  test("works under the policy default-src 'self' with Trusted Types", async ({ page }) => {
    const complaints = complaintsOf(page)
    await openHost(page, {
      head: load,
      body: tag('<a slot="action" href="/">Clear all filters</a>'),
      scripts: { '/elements.js': elements },
      headers: policy(strictest),
    })
    await expect(page.getByText('No form found.')).toHaveCSS('font-size', '22px')
    expect(complaints).toEqual([])
  })

  test('is dressed where the browser constructs no sheets', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync'))
    await openWithElements(page, tag())
    await expect(page.getByText('No form found.')).toHaveCSS('font-size', '22px')
  })

  test('passes axe on a plain page, light and dark', async ({ page }) => {
    await openWithElements(
      page,
      `<main><h1>Forms</h1>${tag('<a slot="action" href="/">Clear</a>')}</main>`,
    )
    for (const scheme of ['light', 'dark']) {
      await page.evaluate(
        (value) => document.documentElement.style.setProperty('color-scheme', value),
        scheme,
      )
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    }
  })
})
