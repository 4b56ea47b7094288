import { type Page, expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { browserBundle } from '../elements-build.ts'
import { once } from './bare-page.ts'
import { onPageError } from './page-errors.ts'
import { type Staging, forms, heard, painted, stage, usualPlace } from './stage.ts'

// What the kit asks of Radix and of the browser together (decisions 0059 and 0064). These run at each new
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
  const scene = "import { ServerBoxes, ServerDrawn } from './dialog/dialog.scenes.tsx'"

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
  const markup = (name = 'ServerDrawn') =>
    once(`radix markup of ${name}`, async () => {
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'radix-')), 'server.cjs')
      writeFileSync(
        file,
        await bundled(
          `import { renderToString } from 'react-dom/server'\nexport const html = renderToString(${name === 'ServerBoxes' ? '<ServerBoxes />' : '<ServerDrawn />'})`,
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

  test('lists and the box of dates are drawn without a style, and send what they hold', async () => {
    const drawn = await markup('ServerBoxes')
    expect(drawn).toContain('name="startDate"')
    expect(drawn).toContain('popover="manual"')
    expect(drawn).not.toContain('style=')
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

/** Holds what was said of a prevented Escape or press outside: the box is still there. */
async function expectHeld(page: Page, box: () => Promise<void>) {
  await painted(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Before' }).click()
  await box()
  const told = (await heard(page)).map(({ name }) => name)
  expect(told).toEqual(expect.arrayContaining(['focus in', 'escape', 'outside']))
}

const runs: readonly (Staging & { name: string })[] = [
  { name: 'react-18', form: 'react', runtime: 'react-18' },
  { name: 'react-19', form: 'react', runtime: 'react-19' },
  { name: 'preact', form: 'react', runtime: 'preact' },
  { name: 'element', form: 'element' },
]

for (const { name, ...run } of runs) {
  test.describe(`radix/popover as ${name}`, () => {
    const dates = (page: Page) => page.getByRole('dialog', { name: 'Date range' })

    test('what a list tells of can be prevented, and it leaves the focus in its field', async ({
      page,
    }) => {
      await stage(page, 'dialog', { ...run, scene: 'heldList' })
      await field(page).press('ArrowDown')
      await expect(page.locator('.hp-popover')).toHaveAttribute('data-state', 'open')
      await expect(field(page)).toBeFocused()
      await expectHeld(page, () => expect(page.getByRole('option')).toHaveCount(1))
      await page.getByRole('option').click()
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
    })

    test('what the box of dates tells of can be prevented', async ({ page }) => {
      await stage(page, 'dialog', { ...run, scene: 'heldDates' })
      const trigger = page.locator('.hp-date-range-trigger')
      await trigger.click()
      await expect(dates(page)).toHaveAttribute('data-state', 'open')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      const id = await dates(page).getAttribute('id')
      await expect(trigger).toHaveAttribute('aria-controls', id ?? '')
      await expect(trigger).toBeFocused()
      await expectHeld(page, () => expect(dates(page)).toBeVisible())
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(dates(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
    })

    test("a list wears the caller's node and stays in the page, no layer while closed", async ({
      page,
    }) => {
      await stage(page, 'dialog', { ...run, scene: 'ownList' })
      const mine = page.locator('section.mine.hp-popover')
      await expect(mine).toHaveAttribute('data-state', 'closed')
      await expect(mine).toBeHidden()
      for (let time = 0; time < 2; time += 1) {
        await field(page).press('ArrowDown')
        await expect(mine).toBeVisible()
        await expect(page.getByRole('option')).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(mine).toBeHidden()
      }
    })

    test('an animation of a closed list is waited for', async ({ page }) => {
      test.skip(run.form === 'element', 'The style of the page ends at a root.')
      const css =
        '@keyframes out { to { opacity: 0 } } .hp-popover[data-state="closed"] { animation: out 600ms }'
      await stage(page, 'dialog', { ...run, scene: 'search', css })
      await field(page).press('ArrowDown')
      await page.keyboard.press('Escape')
      const box = page.locator('.hp-popover')
      await expect(box).toHaveAttribute('data-state', 'closed')
      await expect(box).toHaveAttribute('inert')
      await expect(box).toBeVisible()
      await expect(box).toHaveCount(0)
    })

    // A page's own Preact lets Radix count a layer after its paint.
    if (name !== 'preact') {
      test('two Escapes between two paints close a list and then its dialog, each once', async ({
        page,
      }) => {
        test.skip(
          usualPlace !== 'page' && run.form === 'react',
          'In a root React does not know for which key it draws, and draws a moment later.',
        )
        await stage(page, 'dialog', { ...run, scene: 'searching' })
        await open(page)
        await field(page).press('ArrowDown')
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toBeHidden()
        expect((await heard(page)).map(({ name: said }) => said)).toEqual(['open', 'close'])
      })
    }
  })
}
