import AxeBuilder from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { complaintsOf } from './host-page.ts'
import { isCut } from '../../../tooling/checks/cut.mjs'

const code = (page: Page) => page.getByRole('tabpanel').locator('code')
const tag = (page: Page) => page.getByTestId('element').locator('hp-confirm-dialog')

async function open(page: Page, name: string) {
  await page.goto(`/#/${name}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => customElements.get('hp-confirm-dialog'))
}

test.describe('the menu', () => {
  test('finds a widget by its words and opens it with Enter', async ({ page }) => {
    await open(page, '')
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Find a widget' })
    await expect(search).toBeFocused()
    await search.fill('cannot be undone')
    await expect(page.getByRole('navigation', { name: 'Widgets' }).getByRole('link')).toHaveText([
      'Confirm dialog',
    ])
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm dialog')
    await expect(page).toHaveTitle('Confirm dialog · Holdpoint widgets')
  })

  test('says that nothing was found', async ({ page }) => {
    await open(page, '')
    await page.getByRole('searchbox', { name: 'Find a widget' }).fill('teapot')
    await expect(page.getByText('No widget found.')).toBeVisible()
  })

  test('opens and closes on a phone, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, 'confirm-dialog')
    const toggle = page.getByRole('button', { name: 'Menu' })
    await expect(page.getByRole('navigation', { name: 'Widgets' })).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('searchbox', { name: 'Find a widget' }).press('Escape')
    await expect(page.getByRole('navigation', { name: 'Widgets' })).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.getByRole('link', { name: 'Empty message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empty message')
    await expect(page.getByRole('navigation', { name: 'Widgets' })).toBeHidden()
  })

  test('leaves a slash alone where words are typed', async ({ page }) => {
    await open(page, 'confirm-dialog')
    const field = page.getByRole('textbox', { name: 'heading' })
    await field.fill('A')
    await field.press('/')
    await expect(field).toHaveValue('A/')
  })
})

test.describe('the controls', () => {
  test('set what a tag says, and the code with it', async ({ page }) => {
    await open(page, 'confirm-dialog')
    await page.getByRole('textbox', { name: 'heading' }).fill('Say "yes"')
    await expect(tag(page)).toHaveAttribute('heading', 'Say "yes"')
    await expect(code(page)).toContainText('heading="Say &quot;yes&quot;"')
    await expect(code(page)).toContainText('question="Are you sure')
  })

  test('open a dialog, follow its answer, and log what it fired', async ({ page }) => {
    await open(page, 'confirm-dialog')
    const flag = page.getByRole('checkbox', { name: 'open' })
    await flag.check()
    await expect(code(page)).toContainText('form?" open>')
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(flag).not.toBeChecked()
    await expect(code(page)).not.toContainText('open>')
    const log = page.getByRole('log', { name: 'Events' })
    await expect(log).toContainText('hp-confirm')
    await expect(page.getByTestId('element').getByText('The form is deleted.')).toBeVisible()
    await page.getByRole('button', { name: 'show()' }).click()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(log.locator('b')).toHaveText(['hp-cancel', 'hp-confirm'])
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(log.locator('b')).toHaveCount(0)
  })

  test('choose among several tags, and offer the options of a choice', async ({ page }) => {
    await open(page, 'empty-message')
    await page.getByRole('combobox', { name: 'Which tag' }).selectOption('1')
    await page.getByRole('combobox', { name: 'icon' }).selectOption('filters')
    const second = page.getByTestId('element').locator('hp-empty-message').nth(1)
    await expect(second).toHaveAttribute('icon', 'filters')
    await expect(code(page)).toContainText('<hp-empty-message icon="filters">')
  })

  test('go back to the start', async ({ page }) => {
    await open(page, 'confirm-dialog')
    await page.getByRole('textbox', { name: 'yes' }).fill('Do it')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByRole('textbox', { name: 'yes' })).toHaveValue('Yes')
    await expect(tag(page)).not.toHaveAttribute('yes')
    await expect(code(page)).not.toContainText('Do it')
  })
})

test.describe('the code', () => {
  test('has a tab for each kind of page, by arrow keys', async ({ page }) => {
    await open(page, 'confirm-dialog')
    const shown = []
    await page.getByRole('tab', { name: 'HTML' }).focus()
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key)
      shown.push(await page.getByRole('tab', { selected: true }).textContent())
    }
    expect(shown).toEqual(['HTML', 'React', 'Vue', 'Plain JS', 'HTML'])
    await expect(code(page)).toContainText("dialog.addEventListener('hp-confirm'")
    await page.getByRole('tab', { name: 'Vue' }).click()
    await expect(code(page)).toContainText('<template>')
  })

  test('of plain JS makes the page that the HTML writes', async ({ page }) => {
    await open(page, 'confirm-dialog')
    await page.getByRole('textbox', { name: 'heading' }).fill("It's time")
    await page.getByRole('tab', { name: 'Plain JS' }).click()
    const script = await code(page).innerText()
    expect(script).toContain("import 'https://holdpoint.example/embed/v1/elements.js'")
    expect(script).toContain("confirmDialog.heading = 'It\\'s time'")
    await page.evaluate((text) => {
      document.body.replaceChildren(document.createElement('main'))
      const node = document.createElement('script')
      node.textContent = text.replace(/^import .*$/gm, '')
      document.body.append(node)
    }, script)
    await page.getByRole('button', { name: 'Delete BOP Function Test' }).click()
    await expect(page.getByRole('heading', { name: "It's time" })).toBeVisible()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByText('The form is deleted.')).toBeVisible()
  })
})

test.describe('the page around the widget', () => {
  test('turns, narrows, and changes density and theme', async ({ page }) => {
    await open(page, 'empty-message')
    const stage = page.getByTestId('element')
    const action = stage.getByRole('link', { name: 'Clear all filters' })
    await page.getByRole('checkbox', { name: 'Right to left' }).check()
    await expect(stage).toHaveCSS('direction', 'rtl')
    await page.getByRole('checkbox', { name: '360 px wide' }).check()
    await expect(stage).toHaveCSS('max-width', '360px')
    await page.getByRole('combobox', { name: 'Density' }).selectOption('gloves')
    await expect(action).toHaveCSS('min-height', '56px')
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
    await expect(stage).toHaveCSS('background-color', 'rgb(24, 25, 27)')
    await page.getByRole('link', { name: 'Confirm dialog' }).click()
    await expect(page.getByTestId('element')).toHaveCSS('direction', 'rtl')
  })

  test('may fight back: the tag keeps its looks', async ({ page }) => {
    await open(page, 'confirm-dialog')
    const look = async () => {
      await page.getByRole('button', { name: 'show()' }).click()
      const yes = tag(page).getByRole('button', { name: 'Yes', exact: true })
      await expect(yes).toBeVisible()
      const box = await yes.boundingBox()
      const style = await yes.evaluate((node) => {
        const { fontSize, textTransform, borderRadius, opacity } = getComputedStyle(node)
        return { fontSize, textTransform, borderRadius, opacity }
      })
      await page.getByRole('button', { name: 'No', exact: true }).click()
      return { ...style, height: box?.height }
    }
    const calm = await look()
    await page.getByRole('combobox', { name: 'Host page' }).selectOption('fights')
    await expect(page.getByTestId('element')).toHaveCSS('text-transform', 'uppercase')
    expect(await look()).toEqual(calm)
  })
})

test.describe('the theme editor', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`opens on the ${scheme} values where the page is ${scheme}, and says so`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await open(page, 'theme')
      const chosen = page.getByRole('tab', { selected: true })
      await expect(chosen).toHaveText(new RegExp(`^${scheme} values$`, 'i'))
      const panel = page.getByRole('tabpanel').first()
      await expect(panel).toContainText(`You edit the ${scheme} theme, which this page shows.`)
      await expect(page.getByRole('heading', { name: `Sample in ${scheme}` })).toBeVisible()
    })
  }

  test('follows the page’s theme until a theme is chosen to be edited', async ({ page }) => {
    await open(page, 'theme')
    const chosen = page.getByRole('tab', { selected: true })
    await page.getByRole('button', { name: 'Sun', exact: true }).click()
    await expect(chosen).toHaveText('Sun values')
    await page.getByRole('tab', { name: 'Light values' }).click()
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(chosen).toHaveText('Light values')
    await expect(page.getByText('This page shows dark; the sample shows light.')).toBeVisible()
  })

  test('changes the sample, warns, and writes a style sheet to take away', async ({ page }) => {
    await open(page, 'theme')
    await expect(page.getByText('Every pair of this theme can be read.')).toBeVisible()
    await page.getByRole('textbox', { name: '--hp-go', exact: true }).fill('#333333')
    const go = page.getByTestId('theme-sample').getByRole('button', { name: /^Go/ })
    await expect(go).toHaveCSS('background-color', 'rgb(51, 51, 51)')
    await expect(page.getByText('1 pair is hard to read.')).toBeVisible()
    await expect(page.locator('.warnings')).toContainText('--hp-go-ink on --hp-go')
    await page.getByRole('tab', { name: 'Dark values' }).click()
    await expect(go).toHaveCSS('background-color', 'rgb(255, 179, 0)')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await (await downloading).path()
    const css = readFileSync(file, 'utf8')
    expect(css).toContain('--hp-go: light-dark(#333333, var(--hp-amber));')
    expect(css).not.toContain('@import')
    await page.getByRole('button', { name: 'Undo all' }).click()
    await expect(page.getByRole('button', { name: 'Undo all' })).toBeDisabled()
  })

  test('is followed by every preview', async ({ page }) => {
    await open(page, 'theme')
    await page.getByText('Ground and text', { exact: true }).click()
    await page.getByRole('textbox', { name: '--hp-surface', exact: true }).fill('#ffeedd')
    await page.getByRole('link', { name: 'Empty message' }).click()
    const action = page.getByTestId('element').getByRole('link', { name: 'Clear all filters' })
    await expect(action).toHaveCSS('background-color', 'rgb(255, 238, 221)')
  })
})

test('is set in Barlow, from its own files', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '')
  const own = new URL(page.url()).origin
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded.map((family) => family.replaceAll('"', ''))).toContain('Barlow')
  expect(asked.filter((address) => !address.startsWith(own))).toEqual([])
})

test.describe('the portal switch', () => {
  test('hands a token to each tag once, and never by its markup', async ({ page }) => {
    await page.addInitScript(() => {
      const settings = { isOn: true, apiBase: 'http://portal.example', apiKey: 'hpk', token: 'hpe' }
      sessionStorage.setItem('hp-sandbox-portal', JSON.stringify(settings))
      new MutationObserver((all) => {
        document.documentElement.dataset['tokens'] = String(
          Number(document.documentElement.dataset['tokens'] ?? 0) + all.length,
        )
      }).observe(document, { subtree: true, attributeFilter: ['token'] })
    })
    await page.route('http://portal.example/**', (route) => route.abort())
    await open(page, 'person-search')
    const search = page.getByTestId('element').locator('hp-person-search').first()
    await expect(search).toHaveJSProperty('token', 'hpe')
    await expect(search).toHaveAttribute('api-base', 'http://portal.example')
    await expect(page.locator('html')).not.toHaveAttribute('data-tokens')
  })

  test('asks nobody until it is on, and says what the portal refused', async ({ page }) => {
    await page.route('http://portal.example/**', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: '{}',
      }),
    )
    await open(page, 'data')
    await expect(page.getByText('The previews use the demo’s own data.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Address' }).fill('http://portal.example')
    await page.getByRole('textbox', { name: 'Key of this page' }).fill('hpk_demo')
    await page.getByLabel('Token of the person').fill('secret')
    await page.getByRole('button', { name: 'Ask the portal' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The portal refused' })).toBeVisible()
    await expect(page.getByText('Asks portal.example')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Key of this page' })).toHaveValue('hpk_demo')
    await page.getByRole('button', { name: 'Back to the demo’s data' }).click()
    await expect(page.getByText('Asks portal.example')).toBeHidden()
  })
})

test.describe('the pages that stand alone', () => {
  test('show every tag under a strict policy, and nothing is blocked', async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto('/strict.html')
    await page.locator('html[data-ready]').waitFor()
    await expect(page.locator('.where')).toContainText(/(\d+) of \1 tags at work/)
    await page.getByRole('button', { name: 'Delete BOP Function Test' }).click()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByText('The form is deleted.')).toBeVisible()
    await expect(page.locator('#problems li')).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('list what the policy blocks', async ({ page }) => {
    await page.goto('/strict.html')
    await page.locator('html[data-ready]').waitFor()
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await expect(page.locator('#problems li')).toHaveText([/style-src-attr/])
  })

  test('work in a sandboxed frame without an origin', async ({ page }) => {
    const complaints = complaintsOf(page)
    await open(page, 'sandboxed-frame')
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('.where')).toContainText(/Origin: null\. (\d+) of \1 tags at work/)
    await expect(frame.getByText('No form found.')).toBeVisible()
    await frame.getByRole('button', { name: 'Delete BOP Function Test' }).click()
    await frame.getByRole('button', { name: 'No', exact: true }).click()
    await expect(frame.getByText('The form is kept.')).toBeVisible()
    await expect(frame.locator('#problems li')).toHaveCount(0)
    expect(complaints).toEqual([])
  })
})

test.describe('a form that mixes our parts with bare Radix', () => {
  const open = async (page: Page) => {
    const complaints = complaintsOf(page)
    await page.goto('/#/radix-form')
    const form = page.getByRole('form', { name: 'Near miss' })
    await form.waitFor()
    return { complaints, form }
  }
  /** Radix's select draws its options, and takes the focus a moment later: keys before that are lost. */
  const isAtAnOption = (page: Page) => expect(page.locator('[role="option"]:focus')).toHaveCount(1)

  /** Radix draws a layer and counts it two frames later; nobody is that quick. */
  const escape = async (page: Page) => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))
        }),
    )
    await page.keyboard.press('Escape')
  }

  test('closes one layer by one Escape, whichever lies in which', async ({ page }) => {
    const { complaints, form } = await open(page)
    const options = page.getByRole('option')

    await form.getByRole('button', { name: 'Name a witness' }).click()
    const theirs = page.getByRole('dialog', { name: 'Witness' })
    await theirs.getByRole('combobox', { name: 'Who saw it' }).fill('haugen')
    await expect(options.first()).toBeVisible()
    await escape(page)
    await expect(options).toHaveCount(0)
    await expect(theirs).toBeVisible()
    await escape(page)
    await expect(theirs).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Name a witness' })).toBeFocused()

    await form.getByRole('button', { name: 'Say more' }).click()
    const ours = page.getByRole('dialog', { name: 'Say more' })
    await ours.getByRole('combobox', { name: 'What it could have been' }).click()
    await expect(options).toHaveText(['Minor', 'Serious', 'Major'])
    await isAtAnOption(page)
    await escape(page)
    await expect(options).toHaveCount(0)
    await expect(ours).toBeVisible()
    await escape(page)
    await expect(ours).toBeHidden()
    await expect(form.getByRole('button', { name: 'Say more' })).toBeFocused()

    await form.getByRole('button', { name: 'Choose pads' }).click()
    const box = page.getByRole('dialog', { name: 'Choose pads' })
    await box.getByRole('combobox', { name: 'Pads' }).press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await escape(page)
    await expect(options).toHaveCount(0)
    await expect(box).toBeVisible()
    await escape(page)
    await expect(box).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('sends what all of them hold, by keys alone', async ({ page }) => {
    const { complaints, form } = await open(page)
    const { keyboard } = page
    await form.getByRole('combobox', { name: 'Severity' }).focus()
    await keyboard.press('Enter')
    await isAtAnOption(page)
    await keyboard.press('End')
    await expect(page.getByRole('option', { name: 'Major' })).toBeFocused()
    await keyboard.press('Enter')
    // What closes gives the focus back a moment later, and would take it from what is typed in next.
    await expect(form.getByRole('combobox', { name: 'Severity' })).toBeFocused()
    await form.getByRole('combobox', { name: 'Reported by' }).fill('haugen')
    await page.getByRole('option', { name: /Marit Haugen/ }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')

    await form.getByRole('button', { name: 'Choose pads' }).press('Enter')
    const pads = page.getByRole('combobox', { name: 'Pads' })
    await pads.press('ArrowDown')
    await page.getByRole('option').first().waitFor()
    await keyboard.press('Enter')
    await escape(page)
    await expect(page.getByRole('option')).toHaveCount(0)
    await escape(page)
    await expect(form.getByRole('button', { name: 'Choose pads' })).toBeFocused()

    await form.getByRole('button', { name: 'Name a witness' }).press('Enter')
    await page.getByRole('combobox', { name: 'Who saw it' }).fill('kowalczyk')
    await page.getByRole('option', { name: /Wade Kowalczyk/ }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(form.getByRole('button', { name: 'Name a witness' })).toBeFocused()

    await form.getByRole('button', { name: 'Say more' }).press('Enter')
    const ours = page.getByRole('dialog', { name: 'Say more' })
    await ours.getByRole('combobox', { name: 'What it could have been' }).press('Enter')
    await page.getByRole('option', { name: 'Serious' }).click()
    await ours.getByRole('textbox', { name: 'What happened' }).fill('A whip line came loose.')
    await ours.getByRole('button', { name: 'Done' }).click()

    await form.getByRole('button', { name: 'Send' }).click()
    const sent = page.getByRole('region', { name: 'What was sent' }).locator('dl > div')
    await expect(sent.filter({ hasText: /^severityMajor$/ })).toHaveCount(1)
    const lines = await sent.allInnerTexts()
    expect(lines.map((line) => line.split(/\s/)[0]).sort()).toEqual([
      ...['dateRange', 'endDate', 'pad', 'reportedBy', 'reportedBy-text', 'severity'],
      ...['startDate', 'story', 'witness', 'worst'],
    ])
    expect(lines.join('\n')).toMatch(/14[\s\S]*A whip line came loose\./)
    await expect(sent.filter({ hasText: /^worstSerious$/ })).toHaveCount(1)
    expect(complaints).toEqual([])
  })
})

const inEachRun = new Map([
  ['', 'Light'],
  ['confirm-dialog', 'Dark'],
  ['theme', 'Sun'],
])

for (const name of ['', 'confirm-dialog', 'theme', 'data', 'radix-form', 'no-such-widget']) {
  for (const theme of ['Light', 'Dark', 'Sun']) {
    const cut = { tag: inEachRun.get(name) === theme ? [] : '@bench' }
    test(
      `“${name || 'home'}” passes axe in the ${theme} theme, at every width`,
      cut,
      async ({ page }) => {
        await open(page, name)
        await page.getByRole('button', { name: theme, exact: true }).click()
        for (const width of isCut ? [360] : [1280, 768, 360]) {
          await page.setViewportSize({ width, height: 800 })
          // A theme changes colours and nothing else.
          const axe = new AxeBuilder({ page })
          const { violations } = await (
            theme === 'Light' ? axe : axe.withRules(['color-contrast', 'link-in-text-block'])
          ).analyze()
          expect(violations).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
      },
    )
  }
}
