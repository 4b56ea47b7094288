import { type Page, expect, test } from '@playwright/test'
import { openBare } from './bare-page.ts'
import { expectAccessible } from './stage.ts'

// A tag's field inside is named as the page names the tag, in whichever way a page names a field.

const fields = [
  { tag: 'hp-multi-select', role: 'combobox', own: '' },
  { tag: 'hp-person-search', role: 'combobox', own: 'Employee' },
  { tag: 'hp-search-box', role: 'searchbox', own: 'Search' },
  { tag: 'hp-score-slider', role: 'group', own: 'Score' },
] as const

const warnings = (page: Page) => {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      heard.push(message.text())
    }
  })
  return heard
}

for (const { tag, role, own } of fields) {
  const named = (page: Page, name: string) =>
    page.locator(tag).getByRole(role, { name, exact: true })

  test.describe(`the field of <${tag}>`, () => {
    for (const [way, name, markup] of [
      ['its aria-label', 'North', `<${tag} aria-label="North"></${tag}>`],
      [
        'what its aria-labelledby names',
        'Far North',
        `<p><b id="a">Far</b> <i id="b">North</i></p><${tag} aria-labelledby="a b"></${tag}>`,
      ],
      [
        'a label for it',
        'The North',
        `<label for="f"> The\n <b>North</b></label><${tag} id="f"></${tag}>`,
      ],
      [
        'a label around it',
        'North',
        `<label>North <${tag}><select hidden><option>One</option></select></${tag}></label>`,
      ],
    ] as const) {
      test(`has the name of ${way}`, async ({ page }) => {
        await openBare(page, `<main><h1>Page</h1>${markup}</main>`)
        await expect(named(page, name)).toBeVisible()
        if (way === 'its aria-label') {
          await expectAccessible(page)
        }
      })
    }

    test('has the name of its label before any other, and follows a change', async ({ page }) => {
      await openBare(
        page,
        `<label for="f">Outer</label><${tag} id="f" label="Own" aria-label="North"></${tag}>`,
      )
      const set = (name: string, value: string | null) =>
        page.evaluate(
          ([selector, attribute, words]) => {
            const field = document.querySelector(selector)
            if (words === null) {
              field?.removeAttribute(attribute)
            } else {
              field?.setAttribute(attribute, words)
            }
          },
          [tag, name, value] as const,
        )
      await expect(named(page, 'Own')).toBeVisible()
      await set('label', null)
      await expect(named(page, 'North')).toBeVisible()
      await set('aria-label', 'South')
      await expect(named(page, 'South')).toBeVisible()
      await set('aria-label', null)
      await expect(named(page, 'Outer')).toBeVisible()
    })

    test('has the words of a label that changed by the time it has the focus', async ({ page }) => {
      await openBare(page, `<label for="f">Before</label><${tag} id="f"></${tag}>`)
      await expect(named(page, 'Before')).toBeVisible()
      await page.evaluate(() => {
        const label = document.querySelector('label')
        if (label) {
          label.textContent = 'After'
        }
        document.getElementById('f')?.focus()
      })
      await expect(named(page, 'After')).toBeVisible()
    })

    test('warns once where nothing names it', async ({ page }) => {
      const told = warnings(page)
      await openBare(page, `<${tag} label=""></${tag}><${tag} aria-label="North"></${tag}>`)
      await page.waitForTimeout(1200)
      await page.evaluate((selector) => {
        const field = document.querySelector(selector)
        if (field) {
          const { parentNode } = field
          field.remove()
          return new Promise<void>((settled) => {
            setTimeout(() => {
              parentNode?.append(field)
              settled()
            })
          })
        }
        return undefined
      }, tag)
      await page.waitForTimeout(1200)
      expect(told).toEqual([
        `Holdpoint: <${tag}> has no name for a screen reader. Give it a label, an aria-label or a <label> of the page.`,
      ])
    })

    if (own !== '') {
      test('has the name of its kind where the page gives none', async ({ page }) => {
        const told = warnings(page)
        await openBare(page, `<${tag}></${tag}>`)
        await expect(named(page, own)).toBeVisible()
        await page.waitForTimeout(1200)
        expect(told).toEqual([])
      })
    }
  })
}

test('the button and the group of <hp-date-range> have the name that the page gives', async ({
  page,
}) => {
  await openBare(
    page,
    '<hp-date-range aria-label="Sent"></hp-date-range><hp-date-range inline aria-label="Read"></hp-date-range>',
  )
  await expect(page.getByRole('button', { name: 'Sent: Last 30 days' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Read' })).toBeVisible()
})
