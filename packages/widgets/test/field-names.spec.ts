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
      [
        'two labels',
        'Far North',
        `<label for="f">Far</label><label>North <${tag} id="f"></${tag}></label>`,
      ],
      [
        'a label without what is hidden from readers, and with its pictures',
        'Far North',
        `<label for="f"><img alt="Far" src="data:,"><br>North<i aria-hidden="true">*</i><b hidden>!</b></label><${tag} id="f"></${tag}>`,
      ],
      [
        'its aria-label where its aria-labelledby names nothing',
        'North',
        `<${tag} aria-labelledby="none" aria-label="North"></${tag}>`,
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

    test('follows the words of its label, and finds a label that comes later with the focus', async ({
      page,
    }) => {
      await openBare(
        page,
        `<label for="f">Before</label><${tag} id="f"></${tag}><b id="a">Beside</b>`,
      )
      await expect(named(page, 'Before')).toBeVisible()
      await page.evaluate(() => {
        const words = document.querySelector('label')?.firstChild
        if (words) {
          words.nodeValue = 'After'
        }
      })
      await expect(named(page, 'After')).toBeVisible()
      await page.evaluate(() => {
        document.getElementById('f')?.setAttribute('aria-labelledby', 'a')
      })
      await expect(named(page, 'Beside')).toBeVisible()
      await page.evaluate(() => {
        const beside = document.getElementById('a')
        if (beside) {
          beside.innerHTML = '<i>Else</i>where'
        }
      })
      await expect(named(page, 'Elsewhere')).toBeVisible()
      await page.evaluate(() => {
        document.getElementById('f')?.removeAttribute('aria-labelledby')
        document.querySelector('label')?.remove()
        const label = document.createElement('label')
        label.htmlFor = 'f'
        label.textContent = 'Later'
        document.body.append(label)
        document.getElementById('f')?.focus()
      })
      await expect(named(page, 'Later')).toBeVisible()
    })

    test('has the name of where it is moved to, and its old one no more', async ({ page }) => {
      await openBare(
        page,
        `<label>One <${tag}></${tag}></label><label id="two">Two </label><div id="outside"></div>`,
      )
      await expect(named(page, 'One')).toBeVisible()
      const moveInto = (selector: string) =>
        page.evaluate(
          ([name, place]) => {
            const field = document.querySelector(name)
            if (field) {
              document.querySelector(place)?.append(field)
            }
          },
          [tag, selector] as const,
        )
      await moveInto('#two')
      await expect(named(page, 'Two')).toBeVisible()
      await moveInto('#outside')
      await expect(named(page, own)).toBeVisible()
    })

    test('knows the ids of its own root, and of no other', async ({ page }) => {
      await openBare(
        page,
        '<b id="a">Outside</b><div id="host"></div>',
        `document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML =
          '<b id="b">Inside</b><${tag} aria-labelledby="b" id="one"></${tag}><${tag} aria-labelledby="a" aria-label="Own" id="two"></${tag}>'`,
      )
      const field = (id: string, name: string) =>
        page.locator(`#${id}`).getByRole(role, { name, exact: true })
      await expect(field('one', 'Inside')).toBeVisible()
      await expect(field('two', 'Own')).toBeVisible()
    })

    test('warns once where nothing names it', async ({ page }) => {
      const told = warnings(page)
      await page.clock.install()
      await openBare(page, `<${tag} label=""></${tag}><${tag} aria-label="North"></${tag}>`)
      await page.clock.runFor(1200)
      const field = await page.locator(tag).first().elementHandle()
      await field?.evaluate((node) => node.remove())
      // Another task: by now the tag has let go of all that it held.
      await field?.evaluate((node) => document.body.append(node))
      await page.clock.runFor(1200)
      expect(told).toEqual([
        `Holdpoint: <${tag}> has no name for a screen reader. Give it a label, an aria-label or a <label> of the page.`,
      ])
    })

    if (own !== '') {
      test('has the name of its kind where the page gives none', async ({ page }) => {
        const told = warnings(page)
        await page.clock.install()
        await openBare(page, `<${tag}></${tag}>`)
        await expect(named(page, own)).toBeVisible()
        await page.clock.runFor(1200)
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
