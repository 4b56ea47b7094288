import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'
import { build } from 'esbuild'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { browserBundle, elementsBundle, preactForReact } from '../elements-build.ts'
import { places } from './root-of-the-page.ts'

/** The two forms of every widget. A spec runs its script against both. */
export const forms = ['react', 'element'] as const
export type Form = (typeof forms)[number]

/** What draws the page: two releases of React, or Preact. Tags bring their own. */
const runtimes = ['react-18', 'react-19', 'preact'] as const
export type Runtime = (typeof runtimes)[number]

const aliases: Record<Runtime, Readonly<Record<string, string>>> = {
  'react-18': {},
  'react-19': {
    'react-dom/client': 'react-dom-19/client',
    'react-dom': 'react-dom-19',
    'react/jsx-runtime': 'react-19/jsx-runtime',
    react: 'react-19',
  },
  preact: preactForReact,
}

/** What draws parts where a spec does not say, and where: the long run asks for each in turn. */
export const usualPlace = oneOf(places, 'HOLDPOINT_WIDGETS_IN')
const usualRuntime = oneOf(runtimes, 'HOLDPOINT_WIDGETS_ON')

/** What a variable of the environment asks for; the first where it asks for nothing. */
function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  variable: string,
): Value {
  const name = process.env[variable] ?? values[0]
  const value = values.find((candidate) => candidate === name)
  if (value === undefined) {
    throw new Error(`${variable} takes one of ${values.join(', ')}.`)
  }
  return value
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const bundles = new Map<string, Promise<string>>()

/** What a stage shows and how. */
export type Staging = {
  /** Default: the first. */
  scene?: string
  form: Form
  /** Default for the parts: that of `HOLDPOINT_WIDGETS_ON`, else React 18. */
  runtime?: Runtime
  theme?: 'light' | 'dark' | 'sun'
  direction?: 'ltr' | 'rtl'
  /** More style of the page. */
  css?: string
  headers?: Readonly<Record<string, string>>
}

/** Opens a page that shows one scene of a widget in one of its forms, from memory. */
export async function stage(page: Page, widget: string, staging: Staging): Promise<void> {
  const { scene = '', form, theme = 'light', direction = 'ltr', css = '', headers = {} } = staging
  const runtime = form === 'element' ? 'preact' : (staging.runtime ?? usualRuntime)
  const files: Readonly<Record<string, () => Promise<{ body: string; contentType: string }>>> = {
    '/stage.js': async () => ({
      body: await scriptOf(widget, runtime, form),
      contentType: 'text/javascript',
    }),
    '/styles.css': async () => ({ body: await styles(), contentType: 'text/css' }),
    '/page.css': () =>
      Promise.resolve({ body: `body{margin:16px}${css}`, contentType: 'text/css' }),
  }
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = files[pathname]
    if (file) {
      await route.fulfill(await file())
    } else if (pathname === '/') {
      const hasSheet = form === 'react' && usualPlace === 'page'
      const sheet = hasSheet ? '<link rel="stylesheet" href="/styles.css">' : ''
      await route.fulfill({
        contentType: 'text/html',
        headers: { ...headers },
        body: `<!doctype html><html lang="en" dir="${direction}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stage</title><meta name="color-scheme" content="${theme === 'dark' ? 'dark' : 'light'}">${sheet}<link rel="stylesheet" href="/page.css"><script type="module" src="/stage.js"></script></head><body><main><h1>Page</h1><button id="before">Before</button><div id="stage"></div><button id="after">After</button></main></body></html>`,
      })
    } else {
      await route.fulfill({ status: 404 })
    }
  })
  const asked = new URLSearchParams({ scene, form, place: usualPlace }).toString()
  await page.goto(`http://stage.example/?${asked}`)
  const isInRoot = form === 'react' && usualPlace !== 'page'
  await page
    .locator(isInRoot ? '#stage div > *' : '#stage > *')
    .first()
    .waitFor({ state: 'attached' })
}

/** What the widget told its page so far. */
export async function heard(page: Page): Promise<{ name: string; detail: unknown }[]> {
  return page.evaluate(() => window.heard)
}

/**
 * Waits until what is open has been painted a few times: Radix counts a layer a moment after it came
 * or went, under Preact and for a page's own boxes. No hand is that fast.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
    }
  })
}

/**
 * Holds the page as it stands against axe. A stage has no frames, so the mode that needs no second
 * page to put together what each of them said is as good, and three times as fast.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations).toEqual([])
}

function scriptOf(widget: string, runtime: Runtime, form: Form): Promise<string> {
  return once(`${widget} ${runtime} ${form}`, async () => {
    const { outputFiles } = await build({
      ...(form === 'element' ? elementsBundle : browserBundle),
      minify: false,
      entryPoints: [here('stage-page.tsx')],
      // React 18 in development tells of what it dislikes.
      define: {
        'process.env.NODE_ENV': form === 'react' ? '"development"' : '"production"',
      },
      alias: {
        ...aliases[runtime],
        'scenes-of-the-widget': here(`../src/${widget}/${widget}.scenes.tsx`),
      },
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  })
}

/** Sheets that are not of the parts: the one that is made of all, and what a tag's host wears. */
const ofOthers = ['styles.css', 'internals/inline-host.css']

function styles(): Promise<string> {
  const sheets = readdirSync(here('../src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !ofOthers.includes(file))
    .sort((a, b) => Number(b === 'tokens.css') - Number(a === 'tokens.css'))
  return once('styles', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: sheets.map((file) => `@import './${file}';`).join('\n'),
        resolveDir: here('../src'),
        loader: 'css',
      },
      bundle: true,
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  })
}

function once(key: string, make: () => Promise<string>): Promise<string> {
  const known = bundles.get(key) ?? make()
  bundles.set(key, known)
  return known
}
