import { expect, test, type Page } from '@playwright/test'
import { startMailServer, type TestMailServer } from '@holdpoint/server/test/mail-server'
import { axeOf } from './axe.ts'
import { demoPassword } from './portal.ts'
import { startOwnPortal, type OwnPortal } from './own-portal.ts'

// Where a form goes beside its review: on to another form, and by mail. On a portal of its own, which
// has a mail server; each journey is made with a script and, in a page of its own, without.

let portal: OwnPortal
let mail: TestMailServer

test.beforeAll(async () => {
  mail = await startMailServer()
  const port = Number(process.env['HOLDPOINT_TEST_PORT'] ?? 4173) + 24
  portal = await startOwnPortal(port, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Holdpoint <holdpoint@company.example>',
    HOLDPOINT_DEMO: '1',
  })
})
test.afterAll(async () => {
  await portal.close()
  await mail.close()
})

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`${portal.address}/login?to=${encodeURIComponent(path)}`)
  await page.getByLabel('Work email').fill('admin@holdpoint.example')
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto(`${portal.address}${path}`)
}

/** Leads from the list of reviews to a part of one of the forms of a kind that is being reviewed. */
async function openPart(page: Page, form: string, part: string, place = 0): Promise<void> {
  const said = new URLSearchParams({ section: 'all', searchValue: form })
  await signIn(page, `/review-form?${said}&selectedStatus=in_review`)
  const inReview = page.getByRole('row').filter({ hasText: 'In Review' })
  await inReview.getByRole('link', { name: form }).nth(place).click()
  await page.getByRole('navigation', { name: 'Parts of this form' }).getByText(part).click()
}

/** The address in the newest mail. */
async function addressInMail(count: number): Promise<string> {
  await expect.poll(() => mail.received.length, { timeout: 15_000 }).toBe(count)
  const text = (mail.received.at(-1) ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /http:\S+/.exec(text)?.[0] ?? 'none'
}

for (const isScripted of [true, false]) {
  const way = isScripted ? 'with a script' : 'without a script'

  const mailed = { tag: isScripted ? [] : '@bench' }
  test(
    `is mailed, read, taken back, and shut with its access, ${way}`,
    mailed,
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: isScripted })
      // Without a script another one: whoever signs the first may see it still.
      await openPart(page, 'Treating Iron', 'Access', isScripted ? 0 : 1)
      const before = mail.received.length
      const email = page.getByRole('region', { name: 'By email' })
      await email.getByRole('textbox', { name: 'Addresses' }).fill('rep at customer')
      await email.getByRole('textbox', { name: 'What the mail says' }).fill('As we said')
      await email.getByRole('button', { name: 'Send link' }).click()
      await expect(email).toContainText('Please enter an email address')
      await expect(email.getByLabel('What the mail says')).toHaveValue('As we said')
      await email.getByRole('textbox', { name: 'Addresses' }).fill('rep@customer.example')
      await email.getByRole('button', { name: 'Send link' }).click()
      await expect(email.getByRole('listitem').first()).toContainText('rep@customer.example')

      const visitor = await browser.newPage({ javaScriptEnabled: isScripted })
      await visitor.goto(await addressInMail(before + 1))
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Treating Iron')
      await expect(visitor.getByText('rep@customer.example').first()).toBeVisible()
      if (isScripted) {
        expect((await axeOf(visitor).analyze()).violations).toEqual([])
      }
      await page.reload()
      await expect(email.getByRole('listitem').first()).toContainText('first opened')
      await email
        .getByRole('button', { name: /^Take back/ })
        .first()
        .click()
      await expect(email.getByRole('listitem').first()).toContainText('Taken back')
      await visitor.reload()
      const shut = visitor.getByText('This link opens nothing').first()
      await expect(shut).toBeVisible()

      // Another one dies with the access that is limited while it is open.
      await email.getByRole('textbox', { name: 'Addresses' }).fill('rep@customer.example')
      await email.getByRole('button', { name: 'Send link' }).click()
      await visitor.goto(await addressInMail(before + 2))
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Treating Iron')
      await page
        .getByRole('region', { name: 'Limited access' })
        .getByRole('button', { name: 'Turn on limited access' })
        .click()
      await expect
        .poll(async () => {
          await visitor.reload()
          return shut.count()
        })
        .toBe(1)
      await visitor.context().close()
      await page.context().close()
    },
  )

  const further = { tag: isScripted ? '@bench' : [] }
  test(`is taken further on another form, once, ${way}`, further, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: isScripted })
    // Without a script another one than the first journey took.
    await openPart(page, 'Wellsite Walkaround', 'Elevated', isScripted ? 0 : 1)
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    const from = page.url()
    await page.getByLabel('Why').fill('Iron not restrained')
    await page.getByRole('button', { name: 'Elevate' }).click()
    await expect(page).toHaveURL(/fill-out/)
    await page.goto(from)
    const part = page.getByRole('region', { name: 'Elevated' })
    await expect(part).toContainText('Iron not restrained')
    await expect(part).toContainText('It was elevated to this form already')
    await part.getByRole('link', { name: /Treating Iron/ }).click()
    await expect(page).not.toHaveURL(from)
    await page.getByRole('navigation', { name: 'Parts of this form' }).getByText('Elevated').click()
    await expect(part).toContainText('Elevated from')
    await page.context().close()
  })
}

test(
  'a link that was mailed opens nothing once its time is over',
  { tag: '@bench' },
  async ({ browser }) => {
    const page = await browser.newPage()
    await openPart(page, 'Treating Iron', 'Access', 2)
    const before = mail.received.length
    const email = page.getByRole('region', { name: 'By email' })
    await email.getByRole('textbox', { name: 'Addresses' }).fill('rep@customer.example')
    await email.getByRole('button', { name: 'Send link' }).click()
    const address = await addressInMail(before + 1)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Treating Iron')
    await portal.kill()
    await portal.restart(8)
    await page.context().close()
    for (const javaScriptEnabled of [true, false]) {
      const visitor = await browser.newPage({ javaScriptEnabled })
      await visitor.goto(address)
      await expect(visitor.getByText('This link opens nothing').first()).toBeVisible()
      await visitor.context().close()
    }
  },
)
