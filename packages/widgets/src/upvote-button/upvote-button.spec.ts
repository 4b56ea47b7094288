import { type Page, expect, test } from '@playwright/test'
import { type Form, expectAccessible, forms, heard, stage } from '../../test/stage.ts'

/** The page's own ground: axe takes a page without one for white. */
const darkGround = 'html{background:#111113}'

const button = (page: Page) => page.getByRole('button', { name: 'Upvote' })

async function shows(page: Page, isPressed: boolean, count: string) {
  await expect(button(page)).toHaveAttribute('aria-pressed', String(isPressed))
  await expect(button(page)).toHaveAccessibleName(`Upvote ${count}`)
}

for (const form of forms) {
  test.describe(`the upvote button as ${form}`, () => {
    test("ignores a vote for one's own form and says why", async ({ page }) => {
      await stage(page, 'upvote-button', { scene: 'own', form })
      await expect(button(page)).toBeDisabled()
      await expect(button(page)).toHaveAccessibleDescription('You cannot upvote your own form.')
      await button(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
      await shows(page, false, '3')
      expect(await heard(page)).toEqual([])
      await expectAccessible(page)
    })

    test('button/key-enter, button/key-space: shows the vote at once', async ({ page }) => {
      await stage(page, 'upvote-button', { scene: 'votes', form })
      await shows(page, false, '1,283')
      await button(page).focus()
      await page.keyboard.press('Enter')
      await shows(page, true, '1,284')
      await expect(button(page)).not.toHaveAttribute('aria-busy')
      await expectAccessible(page)
      await page.keyboard.press('Space')
      await shows(page, false, '1,283')
      await expect(button(page)).not.toHaveAttribute('aria-busy')
      expect((await heard(page)).map(({ detail }) => detail)).toEqual([
        { isVoted: true },
        { isVoted: false },
      ])
    })

    test('asks one after the other, however fast it is pressed', async ({ page }) => {
      await stage(page, 'upvote-button', { scene: 'votes', form })
      await button(page).evaluate((node: HTMLElement) => {
        for (let press = 0; press < 5; press += 1) {
          node.click()
        }
      })
      await expect(button(page)).not.toHaveAttribute('aria-busy')
      await shows(page, true, '1,284')
      expect(await heard(page)).toHaveLength(1)
    })

    test('takes the vote back and says so when it could not be kept', async ({ page }) => {
      await stage(page, 'upvote-button', { scene: 'fails', form, theme: 'dark', css: darkGround })
      await button(page).click()
      await shows(page, false, '2')
      await page.evaluate(() => dispatchEvent(new Event('answer')))
      await expect(page.getByRole('status')).toHaveText('Something went wrong.')
      await shows(page, true, '3')
      await expectAccessible(page)
    })

    test('shows the count as the record has it', async ({ page }) => {
      await stage(page, 'upvote-button', { scene: 'crowd', form })
      await button(page).click()
      await shows(page, true, '7')
    })

    test('votes in place of posting the form around it', async ({ page }) => {
      await stage(page, 'upvote-button', { scene: 'posted', form })
      await button(page).click()
      await expect.poll(async () => (await heard(page)).length).toBe(1)
      await expect(page.getByText('0 posts')).toBeVisible()
    })
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`votes under ${runtime} too`, async ({ page }) => {
    const form: Form = 'react'
    await stage(page, 'upvote-button', { scene: 'crowd', form, runtime })
    await button(page).click()
    await shows(page, true, '7')
  })
}

test('the tag puts the vote on record by itself, with the key of the page', async ({ page }) => {
  const asked: unknown[] = []
  await stage(page, 'upvote-button', { scene: 'connected', form: 'element' })
  await page.route('**/my-form-vote', async (route) => {
    const request = route.request()
    asked.push(request.method(), request.postDataJSON(), request.headers()['authorization'])
    await route.fulfill({
      json: {
        status: 200,
        message: '',
        content: { isUpVote: true, upvoteCount: 9 },
        errors: [],
        requestId: 'r-1',
      },
    })
  })
  await button(page).click()
  await shows(page, true, '9')
  expect(asked).toEqual(['POST', { myFormId: 'f-1' }, 'Bearer person'])
})

test('the tag that knows no form says so, and takes the vote back', async ({ page }) => {
  await stage(page, 'upvote-button', { scene: 'connected', form: 'element' })
  await page
    .locator('hp-upvote-button')
    .evaluate((tag: HTMLElementTagNameMap['hp-upvote-button']) => {
      tag.myFormId = ''
    })
  await button(page).click()
  await expect(page.getByRole('status')).toHaveText('Set my-form-id to say whose votes these are.')
  await shows(page, false, '3')
})
