import { type Page, expect, test } from '@playwright/test'
import { buildElements } from '../elements-build.ts'
import { once, openBare } from './bare-page.ts'

// What a tag says when its connection does not hold: to the person in a plain sentence, to the
// page's developer in one line of the console.

const portal = 'http://portal.example'
const plain =
  'This page is not connected to Holdpoint. Please reload it, or tell those who look after it.'
const readable = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const tag = (label: string) =>
  `<hp-person-search api-base="${portal}" label="${label}" delay="0"></hp-person-search>`

function hintsOf(page: Page): string[] {
  const hints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      hints.push(message.text())
    }
  })
  return hints
}

async function refuse(page: Page, status: number, name: string, message = 'For developers.') {
  await page.route(`${portal}/**`, (route) =>
    route.fulfill({
      status,
      headers: readable,
      json: { status, content: null, message, requestId: '', errors: [], problem: { name } },
    }),
  )
}

async function search(page: Page, label: string, words: string) {
  await page.getByRole('combobox', { name: label }).fill(words)
}

const said = (page: Page, label: string) => page.locator(`hp-person-search[label=${label}]`)

test.describe('a tag whose connection is refused', () => {
  for (const [status, name] of [
    [401, 'not_signed_in'],
    [403, 'api_key_required'],
    [403, 'api_key_refused'],
    [403, 'out_of_scope'],
  ] as const) {
    test(`tells the person what to do, and the developer what to check: ${name}`, async ({
      page,
    }) => {
      const hints = hintsOf(page)
      await openBare(page, tag('One'))
      await refuse(page, status, name)
      await search(page, 'One', 'Anna')
      await expect(said(page, 'One').getByText(plain).first()).toBeVisible()
      await expect
        .poll(() => hints)
        .toEqual([
          `Holdpoint: ${portal} (${name}): refused at http://page.example. Check getToken or token (ten minutes at most), api-key, and the key's origins and scopes. See docs/embedding.md#when-something-does-not-show`,
        ])
    })
  }

  test('tells the developer once for each tag and cause', async ({ page }) => {
    const hints = hintsOf(page)
    await openBare(page, tag('One') + tag('Two'))
    await refuse(page, 401, 'not_signed_in')
    await search(page, 'One', 'Anna')
    await expect.poll(() => hints.length).toBe(1)
    const again = page.waitForResponse(`${portal}/**`)
    await search(page, 'One', 'Berg')
    await again
    await search(page, 'Two', 'Anna')
    await expect.poll(() => hints.length).toBe(2)
    await refuse(page, 403, 'api_key_refused')
    await search(page, 'One', 'Tomas')
    await expect.poll(() => hints.length).toBe(3)
    expect(hints[2]).toContain('api_key_refused')
  })

  test('leaves other refusals with their own sentence', async ({ page }) => {
    const hints = hintsOf(page)
    await openBare(page, tag('One'))
    await refuse(page, 403, 'forbidden', 'You may not do this.')
    await search(page, 'One', 'Anna')
    await expect(said(page, 'One').getByText('You may not do this.').first()).toBeVisible()
    expect(hints).toEqual([])
  })
})

test.describe('a token that is taken off', () => {
  const ways = {
    'as an attribute': (tag: Element) => tag.removeAttribute('token'),
    'as a property': (tag: Element) => void Reflect.set(tag, 'token', undefined),
    'as an empty attribute': (tag: Element) => tag.setAttribute('token', ''),
  }
  const comment = {
    id: 'c1',
    comments: 'Mind the step',
    privacyType: 'public',
    createdAt: '2026-03-05T09:03:07Z',
    updatedAt: '2026-03-05T09:03:07Z',
    createdUserInfo: { personId: 'p1', fullName: 'Ada Berg' },
  }
  for (const [way, takeOff] of Object.entries(ways)) {
    test(`signs the person out of the tag, ${way}`, async ({ page }) => {
      const asked: (string | undefined)[] = []
      await openBare(page, '')
      await page.route(`${portal}/**`, (route) => {
        const headers = route.request().headers()
        if (route.request().method() === 'GET') {
          asked.push(headers['authorization'])
        }
        return route.fulfill({
          headers: readable,
          json: { status: 200, content: [comment], message: '', requestId: '', errors: [] },
        })
      })
      await page.evaluate((base) => {
        const tag = document.createElement('hp-comment-thread')
        tag.setAttribute('api-base', base)
        tag.setAttribute('my-form-id', 'f1')
        tag.setAttribute('token', 't-1')
        document.body.append(tag)
      }, portal)
      const tag = page.locator('hp-comment-thread')
      await expect(tag.getByText('Mind the step')).toBeVisible()
      await tag.evaluate(takeOff)
      await expect(
        tag.getByText('You are signed out of Holdpoint on this page. Please sign in again.'),
      ).toBeVisible()
      await expect(tag.getByText('Mind the step')).toHaveCount(0)
      expect(asked).toEqual(['Bearer t-1'])
      await tag.evaluate((thread) => thread.setAttribute('token', 't-2'))
      await expect(tag.getByText('Mind the step')).toBeVisible()
      expect(asked).toEqual(['Bearer t-1', 'Bearer t-2'])
    })
  }
})

test('where no key names the origin, the browser keeps the answer, and the hint says so', async ({
  page,
}) => {
  const hints = hintsOf(page)
  await openBare(page, tag('One'))
  // As a browser fails what it keeps from a page; an answer made up here would be let through.
  await page.route(`${portal}/**`, (route) => route.abort('failed'))
  await search(page, 'One', 'Anna')
  await expect(
    said(page, 'One')
      .getByText(/cannot be reached just now/)
      .first(),
  ).toBeVisible()
  expect(hints).toEqual([
    `Holdpoint: ${portal} (unreachable): no answer that http://page.example may read. Check api-base, the origins of the key, and connect-src. See docs/embedding.md#when-something-does-not-show`,
  ])
})

test('in a frame without an origin nothing is said of the network', async ({ page }) => {
  const hints = hintsOf(page)
  await openBare(page, '')
  const elements = await once('elements', async () => {
    const { files } = await buildElements({ elements: 'elements.ts' })
    return new TextDecoder().decode(files[0]?.contents)
  })
  await page.route('**/elements.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: readable, body: elements }),
  )
  await page.route('**/framed', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': 'sandbox allow-scripts' },
      body: `<!doctype html><title>Framed</title><script type="module" src="/elements.js"></script>${tag('One')}`,
    }),
  )
  // As a browser fails what it keeps from a page; an answer made up here would be let through.
  await page.route(`${portal}/**`, (route) => route.abort('failed'))
  await page.goto('http://page.example/framed')
  expect(await page.evaluate(() => origin)).toBe('null')
  await search(page, 'One', 'Anna')
  await expect(said(page, 'One').getByText(plain).first()).toBeVisible()
  expect(hints).toEqual([
    `Holdpoint: ${portal} (unreachable): a frame sandboxed without allow-same-origin has no origin that a key could allow. Hand the data in by properties. See docs/embedding.md#when-something-does-not-show`,
  ])
})
