import type { APIRequestContext, Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { demoPassword, expect, signIn, signInByHand, test, toast, type DemoRole } from './portal.ts'

type Ask = (method: 'GET' | 'POST', path: string, data?: object) => Promise<unknown>

/** Calls the API as one of the demo people, past the browser and its session. */
async function as(request: APIRequestContext, role: DemoRole): Promise<Ask> {
  const data = { email: `${role}@holdpoint.example`, password: demoPassword, deviceType: 'portal' }
  const reply = await request.post('/api/v1/login', { data })
  const { content } = (await reply.json()) as { content: { accessToken: string } }
  const headers = { Authorization: `Bearer ${content.accessToken}` }
  return async (method, path, data) => {
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, data })
    expect(answer.status(), path).toBe(200)
    return ((await answer.json()) as { content: unknown }).content
  }
}

/** Actions that the colleague has done, for the manager to verify; answers their numbers. */
async function waiting(request: APIRequestContext, titles: readonly string[]): Promise<string[]> {
  const ask = await as(request, 'colleague')
  const personOf = async (name: string) => {
    const { data } = (await ask('GET', `/person-search?search=${name}`)) as {
      data: { personId: string }[]
    }
    return data[0]?.personId
  }
  const [verifierId, assignee] = [await personOf('manager'), await personOf('colleague')]
  const dueOn = new Date().toISOString().slice(0, 10)
  const numbers: string[] = []
  for (const title of titles) {
    const draft = { title, dueOn, verifierId, assigneeIds: [assignee] }
    const { actionId, number } = (await ask('POST', '/actions', draft)) as {
      actionId: string
      number: string
    }
    for (const event of ['start', 'complete']) {
      await ask('POST', '/action-status', { actionId, event })
    }
    numbers.push(number)
  }
  return numbers
}

const noBox = { x: 0, y: 0, width: 0, height: 0 }
const here = '/pending-approvals?kind=action'
const row = (page: Page, number: string) =>
  page
    .getByRole('list', { name: 'Pending approvals' })
    .getByRole('listitem')
    .filter({ hasText: number })

test(
  'whoever signs in lands on Home, and is in a form two taps later',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled }) => {
    await signInByHand(page, 'employee', '/')
    await expect(page.getByRole('heading', { level: 1, name: 'F-01 Red' })).toBeVisible()
    const sign = page.getByRole('region', { name: 'Waits for you' })
    await expect(sign.getByRole('link', { name: /^\d+ ?Drafts to resume/ })).toBeVisible()
    if (javaScriptEnabled !== false) {
      await page.keyboard.press('g')
      await page.keyboard.press('p')
      await expect(page.getByRole('heading', { name: 'Pending approvals' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Holdpoint', exact: true }).click()
    const fill = page.getByRole('region', { name: 'Quick fill' })
    await fill.getByRole('button', { name: /Wellsite Walkaround/ }).click()
    await page.waitForURL(/\/my-form\/fill-out\//)
  },
)

test(
  'what waits is approved one by one and by ticks, and rejected with a reason',
  { tag: '@journey' },
  async ({ page, request, javaScriptEnabled }) => {
    const [one = '', two = '', three = '', four = ''] = await waiting(request, [
      ...['Paint the edges', 'Fit a whip check', 'Replace the seal', 'Ground the plant'],
    ])
    const manager = await as(request, 'manager')
    await signIn(page, 'manager', here)
    await row(page, one).getByRole('button', { name: 'Approve' }).click()
    await expect(toast(page, `${one} approved.`)).toBeVisible()
    await expect(row(page, one)).toHaveText(`${one} approved.`)

    await row(page, two).getByRole('checkbox').check()
    await row(page, three).getByRole('checkbox').check()
    const { data } = (await manager('GET', here)) as {
      data: { recordId: string; rowVersion: number; number: string }[]
    }
    const first = data.filter(({ number }) => number === two)
    const recordIds = first.map(({ recordId }) => recordId)
    const rowVersions = first.map(({ rowVersion }) => rowVersion)
    await manager('POST', '/pending-approvals', {
      ...{ kind: 'action', recordIds, rowVersions, decision: 'approve' },
    })
    await page.getByRole('button', { name: 'Approve ticked' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('1 of 2 decided.')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      `${two}: Already decided by you.`,
    )

    await row(page, four).getByRole('link', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    if (javaScriptEnabled !== false) {
      await expect(dialog.getByLabel('Why?')).toBeFocused()
    }
    await dialog.getByRole('button', { name: `Reject ${four}` }).click()
    await expect(dialog.getByText('Please say why.')).toBeVisible()
    await dialog.getByLabel('Why?').fill('The clamp is loose.')
    await dialog.getByRole('button', { name: `Reject ${four}` }).click()
    await expect(toast(page, `${four} rejected.`)).toBeVisible()
    await expect(row(page, four)).toHaveCount(0)
  },
)

test(
  'a second press where the first was decides no other row',
  { tag: '@scriptless' },
  async ({ page, request }) => {
    const [one = '', two = ''] = await waiting(request, ['Grease the pin', 'Chock the wheels'])
    await signIn(page, 'manager', here)
    const approve = row(page, one).getByRole('button', { name: 'Approve' })
    await approve.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await approve.boundingBox()) ?? noBox
    const press = () => page.mouse.click(x + width / 2, y + height / 2)
    await press()
    await expect(row(page, one)).toHaveText(`${one} approved.`)
    const below = row(page, two).getByRole('button', { name: 'Approve' })
    await press()
    await expect(below).toBeVisible()
    await page.reload()
    await expect(below).toBeVisible()
    await row(page, two).getByRole('button', { name: 'Approve' }).dblclick()
    await expect(row(page, two)).toHaveText(`${two} approved.`)
    await page.goto(here)
    await expect(row(page, two)).toHaveCount(0)
  },
)

test(
  'somebody is named who stands in, and it is ended',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled }) => {
    await signIn(page, 'reviewer', '/pending-approvals')
    await page.getByRole('link', { name: 'Name somebody' }).click()
    const dialog = page.getByRole('dialog')
    if (javaScriptEnabled === false) {
      await dialog.getByRole('searchbox').fill('Abernethy')
      await dialog.getByRole('button', { name: 'Find: Who' }).click()
      await dialog.getByRole('radio', { name: /Wren Abernethy-Cole/ }).check()
    } else {
      await dialog.getByRole('combobox').fill('Abernethy')
      await page.getByRole('option', { name: /Wren Abernethy-Cole/ }).click()
      await expect(dialog.getByRole('radio', { name: /Wren Abernethy-Cole/ })).toBeChecked()
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    const end = page.getByRole('button', { name: 'End: Wren Abernethy-Cole' })
    await end.click()
    await expect(end).toHaveCount(0)
  },
)

test(
  'axe finds nothing on either page, each in another theme',
  { tag: '@bench' },
  async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, 'axe needs scripts')
    await signIn(page, 'manager', '/')
    for (const [address, theme] of [
      ['/', 'light'],
      ['/pending-approvals', 'dark'],
      ['/pending-approvals?dialog=delegate', 'sun'],
    ] as const) {
      await page.goto(address)
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      const { violations } = await axeOf(page).analyze()
      expect(
        violations.map(({ id }) => id),
        address,
      ).toEqual([])
    }
  },
)
