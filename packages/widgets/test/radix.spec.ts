import { type Page, expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { browserBundle } from '../elements-build.ts'
import { once } from './bare-page.ts'
import { onPageError } from './page-errors.ts'
import { forms, heard, stage } from './stage.ts'

// What the kit asks of Radix and of the browser together (decision 0059). These run at each new
// release of Radix.

const src = fileURLToPath(new URL('../src/', import.meta.url))
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Near miss' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Employee' })

/** Everything that a page complains of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text())
    }
  })
  onPageError(page, (message) => complaints.push(message))
  return complaints
}

async function open(page: Page) {
  await page.getByRole('button', { name: 'Report' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

test.describe('radix/server-drawn', () => {
  const scene = "import { ServerDrawn } from './dialog/dialog.scenes.tsx'"

  const bundled = async (contents: string, platform: 'node' | 'browser') => {
    const { outputFiles } = await build({
      ...browserBundle,
      minify: false,
      platform,
      format: platform === 'node' ? 'cjs' : 'esm',
      define: { 'process.env.NODE_ENV': '"development"' },
      stdin: { contents: `${scene}\n${contents}`, resolveDir: src, loader: 'tsx' },
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  }
  const markup = () =>
    once('radix markup', async () => {
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'radix-')), 'server.cjs')
      writeFileSync(
        file,
        await bundled(
          "import { renderToString } from 'react-dom/server'\nexport const html = renderToString(<ServerDrawn />)",
          'node',
        ),
      )
      const drawn: { default: { html: string } } = await import(pathToFileURL(file).href)
      return drawn.default.html
    })
  const script = () =>
    once('radix script', () =>
      bundled(
        "import { hydrateRoot } from 'react-dom/client'\nhydrateRoot(document.getElementById('place'), <ServerDrawn />)",
        'browser',
      ),
    )

  async function show(page: Page, isScripted: boolean) {
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill(
        pathname === '/page.js'
          ? { contentType: 'text/javascript', body: await script() }
          : {
              contentType: 'text/html',
              headers: { 'content-security-policy': "script-src 'self'; style-src 'self'" },
              body: `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,"></head><body><div id="place">${await markup()}</div>${isScripted ? '<script type="module" src="/page.js"></script>' : ''}</body></html>`,
            },
      )
    })
    await page.goto('http://page.example/?dialog=report')
  }

  test('without a script it is a named dialog with a link out of it, and has no style', async ({
    page,
  }) => {
    await show(page, false)
    await expect(dialogOf(page)).toHaveAccessibleDescription('What has almost happened.')
    await expect(dialogOf(page).getByRole('link', { name: 'Close' })).toHaveAttribute('href', '?')
    expect(await markup()).not.toContain('style=')
  })

  test('with one it is the same dialog, modal, and nothing is drawn anew', async ({ page }) => {
    const complaints = complaintsOf(page)
    await show(page, true)
    await expect.poll(() => dialogOf(page).evaluate((node) => node.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    expect(complaints).toEqual([])
  })
})

for (const form of forms) {
  test(`radix/strict-policy, nothing-marked as ${form}: neither style nor mark is left on the page`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await stage(page, 'dialog', {
      form,
      scene: 'searching',
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'",
      },
    })
    await open(page)
    await field(page).press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(1)
    const marks = await page.evaluate(() => ({
      hidden: document.querySelectorAll('[aria-hidden], body[inert], main[inert]').length,
      sheets: document.querySelectorAll('style').length,
      body: document.body.getAttribute('style') ?? '',
    }))
    expect(marks).toEqual({ hidden: 0, sheets: 0, body: '' })
    expect(complaints).toEqual([])
  })

  test(`radix/clipped-host as ${form}: each box lies above a host that cuts off and moves`, async ({
    page,
  }) => {
    await stage(page, 'dialog', { form, scene: 'clipped' })
    await open(page)
    await field(page).press('ArrowDown')
    for (const box of [dialogOf(page), page.getByRole('option')]) {
      const isHit = await box.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        const root = node.getRootNode()
        const hit =
          root instanceof Document || root instanceof ShadowRoot
            ? root.elementFromPoint(left + width / 2, top + Math.min(8, height / 2))
            : null
        return width > 0 && node.contains(hit)
      })
      expect(isHit).toBe(true)
    }
  })
}

for (const [mode, scene] of [
  ['open', 'searching'],
  ['closed', 'closedRoot'],
] as const) {
  test(`radix/shadow-roots: Tab goes round in the ${mode} root, the page behind stays, and Escape goes layer by layer`, async ({
    page,
  }) => {
    await stage(page, 'dialog', { form: 'element', scene, css: 'body { block-size: 4000px }' })
    /** Nobody but the page that made it sees into a closed root. */
    const focused = () =>
      page.evaluate(() => {
        const node = window.sceneRoot.activeElement
        return (
          node?.getAttribute('aria-label') ?? node?.textContent?.trim() ?? node?.localName ?? ''
        )
      })
    const isShown = (selector: string) =>
      page.evaluate((wanted) => window.sceneRoot.querySelector(wanted) !== null, selector)
    await page.evaluate(() => window.sceneRoot.querySelector('button')?.focus())
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Note')
    const round: string[] = []
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      round.push(await focused())
    }
    // The search has no words of its own: its place says which stop it is.
    expect(round).toEqual(['', 'Close', 'Note', 'Close', ''])
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isShown('[role=option]')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isShown('[role=option]')).toBe(false)
    expect(await isShown('dialog')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isShown('dialog')).toBe(false)
    expect((await heard(page)).map(({ name }) => name)).toEqual(['open', 'close'])
  })
}
