import { type Page, expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { browserBundle } from '../elements-build.ts'
import { once, openBare as open } from './bare-page.ts'

// Pages that put the tags where they are hard to be: behind closed roots, in hidden boxes, in other
// documents, and around nodes that are not theirs.

const internals = fileURLToPath(new URL('../src/internals/', import.meta.url))

/** The trap of the dialogs alone, under the name `kit`. */
const trap = () =>
  once('trap', async () => {
    const { outputFiles } = await build({
      ...browserBundle,
      format: 'iife',
      globalName: 'kit',
      stdin: { contents: "export * from './keep-tab-inside.ts'", resolveDir: internals },
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  })

/** A popover in a closed root, around a slot of it; the reasons to close go to `reasons`. */
const popover = () =>
  once('popover', async () => {
    const { outputFiles } = await build({
      ...browserBundle,
      format: 'iife',
      stdin: {
        contents: `import { createElement as h, useRef } from 'react'
          import { createRoot } from 'react-dom/client'
          import { Popover } from './popover.tsx'
          window.reasons = []
          function Held() {
            const anchor = useRef(null)
            return [
              h('button', { key: 1, ref: anchor }, 'Anchor'),
              h(Popover, { key: 2, isOpen: true, anchor, onClose: (why) => window.reasons.push(why) }, h('slot')),
              h('slot', { key: 3, name: 'beside' }),
            ]
          }
          window.root = document.getElementById('host').attachShadow({ mode: 'closed' })
          createRoot(window.root).render(h(Held))`,
        resolveDir: internals,
      },
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  })

/** The text or label of what has the focus, through every open root. */
function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) {
      active = active.shadowRoot.activeElement
    }
    return active?.textContent?.trim() ?? ''
  })
}

test.describe('a press on the ground beside a dialog', () => {
  const body =
    '<style>body { margin: 0 } #behind { position: fixed; inset: 0 auto auto 0; width: 200px; height: 200px }</style><button id="behind">Behind</button><hp-confirm-dialog open question="Sure?"></hp-confirm-dialog>'
  const script =
    "window.presses = []; for (const type of ['pointerup', 'mouseup', 'click']) document.getElementById('behind').addEventListener(type, () => presses.push(type))"
  const dialog = (page: Page) => page.getByRole('alertdialog')

  test('closes the dialog and leaves the page behind alone', async ({ page }) => {
    await open(page, body, script)
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(50, 50)
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate('presses')).toEqual([])
  })

  test('does not close it when it begins or ends inside the box', async ({ page }) => {
    await open(page, body, script)
    await expect(dialog(page)).toBeVisible()
    const words = await page.getByText('Sure?').boundingBox()
    const [x, y] = [(words?.x ?? 0) + 5, (words?.y ?? 0) + 5]
    for (const [from, to] of [
      [
        [x, y],
        [50, 50],
      ],
      [
        [50, 50],
        [x, y],
      ],
    ] as const) {
      await page.mouse.move(from[0], from[1])
      await page.mouse.down()
      await page.mouse.move(to[0], to[1])
      await page.mouse.up()
      await expect(dialog(page)).toBeVisible()
    }
  })
})

test.describe('a list inside two closed roots', () => {
  test.beforeEach(async ({ page }) => {
    await open(
      page,
      '<div id="outer" style="padding: 40px 40px 500px"></div><p>Elsewhere</p>',
      `await customElements.whenDefined('hp-multi-select')
       let around = document.getElementById('outer')
       for (const _ of [1, 2]) {
         const root = around.attachShadow({ mode: 'closed' })
         around = document.createElement('div')
         around.style.padding = '30px'
         root.append(around)
       }
       const field = document.createElement('hp-multi-select')
       field.label = 'Crews'
       field.options = [{ value: 'r', label: 'Red' }, { value: 'g', label: 'Green' }]
       const beside = document.createElement('button')
       beside.textContent = 'Beside'
       around.append(field, beside)
       window.field = field`,
    )
    await page.waitForFunction('window.field?.shadowRoot?.querySelector("input")')
    const at = await boxOf(page, 'input')
    await page.mouse.click(at.x + 20, at.y + 10)
    await expect.poll(() => isOpen(page)).toBe(true)
  })

  const boxOf = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
    page.evaluate(
      `(({ x, y }) => ({ x, y }))(field.shadowRoot.querySelector('${selector}').getBoundingClientRect())`,
    )
  const isOpen = (page: Page) =>
    page.evaluate<boolean>("field.shadowRoot.querySelector(':popover-open') !== null")

  test('stays open while its rows are pressed', async ({ page }) => {
    const at = await boxOf(page, '[role=option]:last-of-type')
    await page.mouse.click(at.x + 20, at.y + 10)
    await page.waitForTimeout(100)
    expect(await isOpen(page)).toBe(true)
    expect(await page.evaluate<number>('field.value.length')).toBeGreaterThan(0)
  })

  for (const [where, x, y] of [
    ['on the page', 5, 700],
    ['on the host itself', 60, 600],
  ] as const) {
    test(`closes at a press ${where}`, async ({ page }) => {
      await page.mouse.click(x, y)
      await expect.poll(() => isOpen(page)).toBe(false)
    })
  }
})

test('a popover holds the focus in what a closed root slots into it, and no other', async ({
  page,
}) => {
  await open(
    page,
    '<div id="host"><button>Slotted</button><button slot="beside">Beside</button></div>',
  )
  await page.addScriptTag({ content: await popover() })
  const button = (name: string) => page.getByRole('button', { name })
  const reasons = () => page.evaluate<string[]>('reasons')
  // Nothing but the page itself looks into its closed root.
  const focusAnchor = () => page.evaluate("root.querySelector('button').focus()")
  await page.waitForFunction("root.querySelector(':popover-open slot') !== null")
  await focusAnchor()
  await page.keyboard.press('Tab')
  await expect(button('Slotted')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate("root.activeElement?.textContent === 'Anchor'")).toBe(true)
  expect(await reasons()).toEqual([])
  await button('Slotted').focus()
  await button('Beside').focus()
  expect(await reasons()).toEqual(['focus'])
  await focusAnchor()
  expect(await reasons()).toEqual(['focus'])
})

test('Tab goes round through slotted nodes and the roots of other elements', async ({ page }) => {
  await open(
    page,
    '<hp-confirm-dialog><button>Mine</button><x-open></x-open></hp-confirm-dialog>',
    `customElements.define('x-open', class extends HTMLElement {
       constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<button>Theirs</button>' }
     })`,
  )
  await page.evaluate("document.querySelector('hp-confirm-dialog').show()")
  await expect(page.getByRole('button', { name: 'No' })).toBeFocused()
  const heard: string[] = []
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    heard.push(await focusedWords(page))
  }
  expect(heard).toEqual(['Yes', 'Mine', 'Theirs', 'No', 'Theirs', 'Mine', 'Yes'])
})

test('Tab goes round in a box whose nodes belong to another frame', async ({ page }) => {
  await page.setContent('<button>Out</button><iframe title="Inner"></iframe>')
  await page.addScriptTag({ content: await trap() })
  const focused = await page.evaluate<string>(`(() => {
    const inner = document.querySelector('iframe').contentDocument
    inner.body.innerHTML = '<div><button>One</button><button>Two</button></div><button>After</button>'
    const box = inner.querySelector('div')
    box.addEventListener('keydown', kit.keepTabInside)
    box.lastElementChild.focus()
    const { KeyboardEvent } = inner.defaultView
    box.lastElementChild.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    return inner.activeElement.textContent
  })()`)
  expect(focused).toBe('One')
})

test('a tag is as hidden as the box around it', async ({ page }) => {
  await open(
    page,
    '<div style="visibility: hidden"><hp-empty-message message="No form found."></hp-empty-message></div>',
  )
  await expect(page.getByText('No form found.')).toHaveCSS('visibility', 'hidden')
})

for (const tag of ['hp-search-box', 'hp-person-search', 'hp-multi-select', 'hp-date-range']) {
  test(`focus() on <${tag}> and a press on its label reach the field inside`, async ({ page }) => {
    await open(page, `<label for="field">Outer</label><${tag} id="field"></${tag}>`)
    const isInside = () =>
      page.evaluate(() => document.getElementById('field')?.shadowRoot?.activeElement !== null)
    await page.evaluate(() => document.getElementById('field')?.focus())
    expect(await isInside()).toBe(true)
    await page.evaluate(() => {
      document.getElementById('field')?.blur()
    })
    await page.locator('label[for=field]').click()
    expect(await isInside()).toBe(true)
  })
}

test('an overlay that is taken to another document lets go of the first and holds that', async ({
  page,
}) => {
  await open(
    page,
    '<hp-processing-overlay open></hp-processing-overlay><iframe title="Inner"></iframe>',
  )
  const state = () =>
    page.evaluate(() => [
      document.documentElement.style.overflow,
      document.body.hasAttribute('data-hp-processing'),
    ])
  await expect.poll(() => state()).toEqual(['hidden', true])
  await page.evaluate(() => {
    const overlay = document.querySelector('hp-processing-overlay')
    if (overlay) {
      document.querySelector('iframe')?.contentDocument?.body.append(overlay)
    }
  })
  await expect.poll(() => state()).toEqual(['', false])
  const inner = page.frameLocator('iframe')
  await expect(inner.getByText('Processing...')).toBeVisible()
  await expect(inner.locator('body[data-hp-processing]')).toHaveCount(1)
})
