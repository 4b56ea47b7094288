import { type Page, expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { browserBundle } from '../elements-build.ts'
import { openBare } from './bare-page.ts'

// What a page hands in, or fails to: a tag says what it lacks, and a part keeps what it was given.

const plain =
  'This page is not connected to Holdpoint. Please reload it, or tell those who look after it.'

function warningsOf(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      heard.push(message.text())
    }
  })
  return heard
}

test('a search that was given nobody to ask says so, and tells the developer once', async ({
  page,
}) => {
  const warnings = warningsOf(page)
  await openBare(page, '<hp-person-search label="Owner" delay="0"></hp-person-search>')
  const field = page.getByRole('combobox', { name: 'Owner' })
  await field.fill('Anna')
  await expect(page.getByText(plain).first()).toBeVisible()
  await expect(page.getByText('Employee not found')).toHaveCount(0)
  await field.fill('Berg')
  await expect(page.getByText(plain).first()).toBeVisible()
  expect(warnings).toEqual([
    'Holdpoint: <hp-person-search> is not connected: give it people or a search function, or api-base with api-key and getToken. See docs/embedding.md#where-the-data-comes-from',
  ])
})

test('a search that the page answers by setting the people is connected', async ({ page }) => {
  const warnings = warningsOf(page)
  await openBare(
    page,
    '<hp-person-search label="Owner" delay="0"></hp-person-search>',
    `document.querySelector('hp-person-search').addEventListener('hp-search', ({ target }) => {
      target.people = [{ personId: '1', fullName: 'Anna Berg' }]
    })`,
  )
  await page.getByRole('combobox', { name: 'Owner' }).fill('Anna')
  await expect(page.getByRole('option', { name: 'Anna Berg' })).toBeVisible()
  expect(warnings).toEqual([])
})

test('a list that a framework wrote as an attribute is told of once', async ({ page }) => {
  const warnings = warningsOf(page)
  const lost = '<hp-person-search label="Owner" people="[object Object]"></hp-person-search>'
  await openBare(page, `${lost}${lost}<hp-search-box label="Words" value="rig"></hp-search-box>`)
  await expect(page.getByRole('searchbox', { name: 'Words' })).toHaveValue('rig')
  expect(warnings).toEqual([
    'Holdpoint: <hp-person-search people="[object Object]"> is no attribute that it reads. Load the tag before the page is drawn, or set the property "people". See docs/embedding.md#in-frameworks',
  ])
})

test('from right to left an English sentence ends where English ends', async ({ page }) => {
  await openBare(
    page,
    '<div dir="rtl"><hp-empty-message message="No form found."></hp-empty-message><hp-empty-message><h2 slot="message">No form found.</h2></hp-empty-message></div>',
  )
  for (const words of await page.getByText('No form found.').all()) {
    const isLast = await words.evaluate((node) => {
      const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode()
      const [all, sign] = [document.createRange(), document.createRange()]
      if (!(text instanceof Text)) {
        return false
      }
      all.selectNodeContents(text)
      sign.setStart(text, text.length - 1)
      sign.setEnd(text, text.length)
      const end = sign.getBoundingClientRect().right
      return Math.abs(all.getBoundingClientRect().right - end) < 1
    })
    expect(isLast).toBe(true)
  }
})

test('a field keeps the id that it was given, and its label stands for it', async ({ page }) => {
  const { outputFiles } = await build({
    ...browserBundle,
    stdin: {
      contents: `import { createRoot } from 'react-dom/client'
        import { MultiSelect, PersonSearch, SearchBox } from '../src/index.ts'
        createRoot(document.querySelector('main')).render(<>
          <SearchBox.Root>
            <SearchBox.Label>Words</SearchBox.Label><SearchBox.Input id="own-words" />
          </SearchBox.Root>
          <PersonSearch.Root people={[]}>
            <PersonSearch.Label id="own-name">Owner</PersonSearch.Label>
            <PersonSearch.Input id="own-person" />
          </PersonSearch.Root>
          <MultiSelect.Root options={[{ value: 'a', label: 'A' }]}>
            <MultiSelect.Label>Crews</MultiSelect.Label>
            <MultiSelect.Field>
              <MultiSelect.Input id="own-crews" />
            </MultiSelect.Field>
          </MultiSelect.Root>
        </>)`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'tsx',
    },
    write: false,
  })
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '', type: 'module' })
  for (const [name, id] of [
    ['Words', 'own-words'],
    ['Owner', 'own-person'],
    ['Crews', 'own-crews'],
  ] as const) {
    const field = page.getByLabel(name, { exact: true })
    await expect(field).toHaveAttribute('id', id)
    await page.getByText(name, { exact: true }).click()
    await expect(field).toBeFocused()
  }
  await expect(page.getByText('Owner', { exact: true })).toHaveAttribute('id', 'own-name')
})
