import { type Page, expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Named = { name: string; description: string }
type Attribute = Named & { fieldName: string; type: { text: string }; default: string }
type Declaration = {
  tagName: string
  attributes: readonly Attribute[]
  members: readonly (Named & { kind: string })[]
  events: readonly Named[]
  slots: readonly Named[]
  cssParts: readonly Named[]
}

const kit = createRequire(import.meta.url).resolve('@holdpoint/widgets/package.json')
const manifest: {
  modules: readonly { path: string; declarations: readonly Declaration[] }[]
} = JSON.parse(readFileSync(new URL('custom-elements.json', `file://${kit}`), 'utf8'))
const secret = 'token'

async function open(page: Page, name: string, tag: string) {
  await page.goto(`/#/${name}`)
  await page.getByRole('region', { name: `<${tag}>` }).waitFor()
  await page.getByTestId('element').locator(`${tag}:defined`).first().waitFor({ state: 'attached' })
  await page.locator('.controls summary').evaluateAll((all) => {
    all.forEach((one) => one.parentElement?.setAttribute('open', ''))
  })
  const which = page.getByRole('combobox', { name: 'Which tag' })
  const tags = page.getByTestId('element').locator('css=*')
  const names = await tags.evaluateAll((all) =>
    all.map(({ localName }) => localName).filter((name) => name.startsWith('hp-')),
  )
  if (names.length > 1) {
    await which.selectOption(String(names.indexOf(tag)))
  }
}

/** What the reference of a tag says below a heading, by name. */
async function saidOf(page: Page, tag: string, heading: string) {
  return page
    .getByRole('region', { name: `<${tag}>` })
    .locator('div:has(> h3)', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .locator('dl > div')
    .evaluateAll((lines) =>
      lines.map((line) => ({
        name: line.querySelector('dt')?.textContent ?? '',
        says: line.querySelector('dd')?.textContent ?? '',
      })),
    )
}

const plain = (words: string) => words.replaceAll('`', '')
const said = (all: readonly Named[]) =>
  all.map(({ name, description }) => ({ name: name || 'default', says: plain(description) }))

function saidOfAttribute({ name, description, type, default: fallback }: Attribute) {
  const options = Array.from(type.text.matchAll(/'([^']*)'/g), ([, option = '']) => option)
  const isTold = type.text !== 'boolean' && fallback !== ''
  const more =
    options.length > 0 ? `One of ${options.join(', ')}.` : isTold ? `Default: ${fallback}.` : ''
  return { name, says: plain(`${description} ${more}`).trim() }
}

const all = manifest.modules.flatMap(({ path, declarations }) =>
  declarations.map((one) => ({ name: path.replace('elements/', ''), one })),
)

for (const { name, one } of all) {
  const { tagName, attributes } = one

  test.describe(`<${tagName}>, by the manifest of the tags,`, () => {
    test('is told of with its own names and sentences', { tag: '@bench' }, async ({ page }) => {
      await open(page, name, tagName)
      const told = (heading: string) => saidOf(page, tagName, heading)
      expect(await told('Attributes, each with a property')).toEqual(
        attributes.map(saidOfAttribute),
      )
      const members = (kind: string) => said(one.members.filter((member) => member.kind === kind))
      expect(await told('Properties')).toEqual(members('field'))
      expect(await told('Methods')).toEqual(members('method'))
      expect(await told('Events')).toEqual(said(one.events))
      expect(await told('Slots')).toEqual(said(one.slots))
      expect(await told('Parts')).toEqual(said(one.cssParts))
    })

    test(
      'has a control for each attribute, and its code is what the tag reads',
      { tag: '@bench' },
      async ({ page }) => {
        await open(page, name, tagName)
        const labels = await page.locator('.controls .control label code').allTextContents()
        expect(labels.toSorted()).toEqual(attributes.map((attribute) => attribute.name).toSorted())

        // Switches last: one of them may open a dialog over the page.
        const isSwitch = ({ type }: Attribute) => type.text === 'boolean'
        const ordered = attributes.toSorted((a, b) => Number(isSwitch(a)) - Number(isSwitch(b)))
        for (const attribute of ordered) {
          const control = page.locator(`[id="control-${attribute.fieldName}"]`)
          if (isSwitch(attribute)) {
            await control.evaluate((node) => node instanceof HTMLInputElement && node.click())
          } else if (attribute.type.text.includes("'")) {
            const options = await control.getByRole('option').count()
            if (options === 1) {
              continue
            }
            await control.selectOption({ index: options - 1 })
          } else {
            await control.fill('7')
          }
          const node = page.getByTestId('element').locator(tagName).first()
          const html = page.getByRole('tabpanel', { includeHidden: true }).locator('code')
          if (attribute.name === secret) {
            await expect(control).toHaveValue('7')
            await expect(node).toHaveJSProperty('token', '7')
            await expect(html).not.toContainText('token=')
          } else {
            await expect(html).toContainText(new RegExp(`\\s${attribute.name}(=|\\s|>)`))
          }
        }
      },
    )
  })
}
