import type { Locator, Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { demoPassword, expect, signIn, test, toast, type DemoRole } from './portal.ts'

// The review page of the Signature tab, the actions part of an entry, and the page that says that
// something is not open. This file runs with and without JavaScript.

type Entry = { id: string; isOwnSignPending: boolean; actionCount: number }

/** The entries of a tab, as the API lists them to the person who is signed in. */
async function entriesOf(page: Page, section: string): Promise<Entry[]> {
  const answer = await page.request.get(
    `/api/v1/my-form?section=${section}&startDate=none&pLimit=100`,
  )
  const { content }: { content: { data: Entry[] } } = await answer.json()
  return content.data
}

async function signedInWith(page: Page, role: DemoRole, section: string): Promise<Entry[]> {
  await signIn(page, role, `/my-forms?section=${section}`)
  return entriesOf(page, section)
}

type Approval = Record<'task' | 'status' | 'meaning' | 'signedAt', string> & {
  person: { fullName: string }
}

/** The first entry that the manager has signed, as what, and when. */
async function firstSigned(page: Page, entries: readonly Entry[]) {
  for (const { id } of entries) {
    const answer = await page.request.get(`/api/v1/my-form-approvals?myFormId=${id}`)
    const { content }: { content: Approval[] } = await answer.json()
    const own = content.find(
      ({ person, task, status }) =>
        person.fullName === 'Halvard Osei-Lund' && task === 'sign' && status === 'done',
    )
    if (own !== undefined) {
      return { id, meaning: own.meaning, signedAt: own.signedAt }
    }
  }
  throw new Error('The demo world has no entry that the manager signed.')
}

function idOf(entry: Entry | undefined): string {
  if (entry === undefined) {
    throw new Error('The demo world has no such entry.')
  }
  return entry.id
}

test(
  'a row of the Signature tab opens the answers with one’s own pending signature',
  { tag: '@journey' },
  async ({ page }) => {
    const entries = await signedInWith(page, 'manager', 'signature')
    const id = idOf(entries.find(({ isOwnSignPending }) => isOwnSignPending))
    await page.goto('/my-forms?section=signature&selectedStartDate=none')
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/review-form\/review-form-question\/[^?]+\?tab=6$/)

    await page.goto(`/review-form/review-form-question/${id}?tab=6`)
    const own = page.getByRole('group', { name: 'Your part' })
    await expect(own).toContainText('Waiting for your signature')
    await expect(own.getByRole('link', { name: 'Sign below' })).toHaveAttribute('href', '#sign')
    const signers = page.getByRole('region', { name: 'Signatures and approvals' })
    await expect(signers.getByRole('listitem').filter({ hasText: '(you)' })).toContainText(
      'To sign',
    )
    // The answers themselves are for reading.
    const fields = page
      .getByRole('main')
      .locator('input:not([type="hidden"]), select:not([name="category"]), textarea')
    expect(await fields.count()).toBe(
      await signPart(page).locator('#sign-name, #sign-password').count(),
    )
    await expect(page.getByRole('link', { name: 'Answers', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
)

function signPart(page: Page) {
  return page.getByRole('region', { name: 'Sign this form' })
}

/** Opens an entry that waits for the manager, at the place where a name is typed. */
async function toSign(page: Page, isScripted: boolean): Promise<string> {
  const entries = await entriesOf(page, 'signature')
  const id = idOf(entries.find(({ isOwnSignPending }) => isOwnSignPending))
  await page.goto(`/review-form/review-form-question/${id}?tab=6`)
  await page.getByRole('link', { name: 'Sign below' }).click()
  if (isScripted) {
    await signPart(page).getByRole('button', { name: 'Type', exact: true }).click()
  }
  return id
}

async function signAs(page: Page, name: string, password: string): Promise<void> {
  await signPart(page).getByLabel('Your name').fill(name)
  await signPart(page).getByLabel('Your password').fill(password)
  await signPart(page).getByLabel('Your password').press('Enter')
}

for (const theme of ['Light', 'Dark'] as const) {
  test(
    `what is wrong with a signature stands beside its field, at 360 px: ${theme}`,
    { tag: '@bench' },
    async ({ page, javaScriptEnabled: isScripted = true }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'manager')
      await toSign(page, isScripted)
      await signAs(page, '', '')
      await expect(signPart(page)).toContainText('Type your name to sign.')
      await expect(signPart(page)).toContainText('Type your password to sign.')
      await signAs(page, 'Halvard Osei-Lund', 'not the one')
      await expect(signPart(page)).toContainText('That is not your password.')
      await expect(signPart(page).getByLabel('Your name')).toHaveValue('Halvard Osei-Lund')
      const password = signPart(page).getByLabel('Your password')
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      if (isScripted) {
        await expect(password).toBeFocused()
        const { violations } = await axeOf(page).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      }
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over).toBeLessThanOrEqual(0)
    },
  )
}

test(
  'a reviewer signs by typed name and password, once',
  { tag: '@journey' },
  async ({ page, context, javaScriptEnabled: isScripted = true }) => {
    await signIn(page, 'manager')
    const id = await toSign(page, isScripted)
    const late = await context.newPage()
    await late.goto(`/review-form/review-form-question/${id}?tab=6`)

    await signAs(page, 'Halvard Osei-Lund', demoPassword)
    await expect(toast(page, 'Form signed.')).toBeVisible()
    const own = page.getByRole('group', { name: 'Your part' })
    await expect(own).toContainText('You signed this form')
    await expect(own).toContainText('Halvard Osei-Lund')
    await expect(signPart(page)).toHaveCount(0)
    const row = (await entriesOf(page, 'signature')).find((entry) => entry.id === id)
    expect(row?.isOwnSignPending).toBe(false)

    if (isScripted) {
      await signPart(late).getByRole('button', { name: 'Type', exact: true }).click()
    }
    await signAs(late, 'Halvard Osei-Lund', demoPassword)
    const refused = late.getByRole('dialog', { name: 'Error' })
    await expect(refused).toContainText('You have signed this form already.')
    await refused.getByRole('link', { name: 'OK' }).click()
    await expect(refused).toHaveCount(0)
    await expect(late.getByRole('group', { name: 'Your part' })).toContainText(
      'You signed this form',
    )
  },
)

test('a signature that was given shows its name, its meaning and its time', async ({ page }) => {
  const entries = await signedInWith(page, 'manager', 'signature')
  const signed = await firstSigned(page, entries)
  await page.goto(`/review-form/review-form-question/${signed.id}?tab=6`)
  const own = page.getByRole('group', { name: 'Your part' })
  await expect(own).toContainText('You signed this form')
  await expect(own).toContainText(`Halvard Osei-Lund, ${signed.meaning}`)
  await expect(own.locator('time')).toHaveAttribute('datetime', signed.signedAt)
  const line = page
    .getByRole('region', { name: 'Signatures and approvals' })
    .getByRole('listitem')
    .filter({ hasText: '(you)' })
  await expect(line).toContainText('Signed')
})

for (const tab of ['?tab=1', '?tab=99', '?tab=', '?tab=%00', '']) {
  test(
    `the review page with "${tab}" shows the answers`,
    { tag: tab === '' ? [] : '@bench' },
    async ({ page }) => {
      const entries = await signedInWith(page, 'manager', 'signature')
      const answer = await page.goto(`/review-form/review-form-question/${idOf(entries[0])}${tab}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: 'Signatures and approvals' })).toBeVisible()
    },
  )
}

test(
  'the review page with tab=2 lists the actions, and leads back to the answers',
  { tag: '@bench' },
  async ({ page }) => {
    const entries = await signedInWith(page, 'manager', 'signature')
    const withActions = entries.find(({ actionCount }) => actionCount > 0)
    const without = entries.find(({ actionCount }) => actionCount === 0)
    for (const [entry, count] of [
      [withActions, withActions?.actionCount],
      [without, 0],
    ] as const) {
      if (entry === undefined) {
        continue
      }
      await page.goto(`/review-form/review-form-question/${entry.id}?tab=2`)
      const actions = page.getByRole('region', { name: 'Actions' })
      await expect(actions.getByRole('listitem')).toHaveCount(count ?? 0)
      if (count === 0) {
        await expect(actions).toContainText('No actions found.')
      } else {
        await expectWhereRaised(actions, entry.id)
      }
      await page.getByRole('link', { name: 'Answers', exact: true }).click()
      await expect(page).toHaveURL(/\?tab=6$/)
      await expect(page.getByRole('heading', { name: 'Signatures and approvals' })).toBeVisible()
    }
  },
)

/** Each action leads to where it was raised: to the form itself, or to its review. */
async function expectWhereRaised(actions: Locator, id: string): Promise<void> {
  for (const line of await actions.getByRole('listitem').all()) {
    const isOfForm = (await line.innerText()).includes('Raised while filling out')
    await expect(line.getByRole('link', { name: /^Raised/ })).toHaveAttribute(
      'href',
      isOfForm ? `/my-form/fill-out/${id}?tab=3` : `/review-form/review-form-question/${id}?tab=2`,
    )
  }
}

test(
  'an entry with tab=3 lists its actions, read or being filled',
  { tag: '@bench' },
  async ({ page }) => {
    const read = await signedInWith(page, 'employee', 'completed')
    const filled = await entriesOf(page, 'ongoing')
    const entries = [
      read.find(({ actionCount }) => actionCount > 0) ?? read[0],
      read.find(({ actionCount }) => actionCount === 0) ?? read[0],
      filled[0],
    ]
    for (const entry of entries) {
      const id = idOf(entry)
      await page.goto(`/my-form/fill-out/${id}?tab=3`)
      const actions = page.getByRole('region', { name: 'Actions' })
      await expect(actions.getByRole('listitem')).toHaveCount(entry?.actionCount ?? 0)
      await expectWhereRaised(actions, id)
      const tab = page.getByRole('main').getByRole('link', { name: /^Actions/ })
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await page.getByRole('link', { name: 'Answers', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/my-form/fill-out/${id}$`))
      await expect(page.getByRole('region', { name: 'Actions' })).toHaveCount(0)
    }
  },
)

test(
  'somebody else’s entry leads from each part to the no-access page',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee')
    for (const path of [
      '/my-form/fill-out/nothing?tab=3',
      '/review-form/review-form-question/nothing?tab=2',
      '/review-form/review-form-question/nothing?tab=6',
    ]) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/no-access\?type=my_forms$/)
    }
  },
)

for (const [type, words] of [
  ['?type=my_forms', /see, start, delete or download a form/],
  ['?type=share', /The form that you tried to share/],
  ['?type=anything%20else', /names a part of Holdpoint that this page does not know/],
  ['', /This part of Holdpoint is not open to you\./],
] as const) {
  test(
    `the no-access page with "${type}" says why and leads on`,
    { tag: type === '?type=my_forms' ? [] : '@bench' },
    async ({ page }) => {
      await signIn(page, 'employee')
      const answer = await page.goto(`/no-access${type}`)
      expect(answer?.status()).toBe(403)
      await expect(page.getByRole('main')).toContainText(words)
      await page.getByRole('main').getByRole('link', { name: 'Go to My Forms' }).click()
      await expect(page).toHaveURL(/\/my-forms/)
    },
  )
}
