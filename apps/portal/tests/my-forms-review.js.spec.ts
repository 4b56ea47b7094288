import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { drawSignature } from './draw-signature.ts'
import { arriveAs, demoPassword, expect, isAlive, signIn, test, toast } from './portal.ts'

test('a reviewer signs by hand, and what was drawn is shown', async ({ page }) => {
  await arriveAs(page, 'manager')
  const id = await awaitedOf(page)
  await page.goto(`/review-form/review-form-question/${id}?tab=6`)
  const part = page.getByRole('region', { name: 'Sign this form' })
  await part.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(part).toContainText('Draw your signature first.')
  await drawSignature(page, part)
  await expect(part).not.toContainText('Draw your signature first.')
  await part.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(toast(page, 'Form signed.')).toBeVisible()
  const own = page.getByRole('group', { name: 'Your part' })
  const picture = own.getByRole('img', { name: 'Signature of Halvard Osei-Lund' })
  await expect(picture).toBeVisible()
  // Its place is there before it has come.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(50)
})

test('a reviewer signs by keyboard alone', async ({ page }) => {
  await arriveAs(page, 'manager')
  await page.goto(`/review-form/review-form-question/${await awaitedOf(page)}?tab=6`)
  await isAlive(page)
  const below = page.getByRole('link', { name: 'Sign below' })
  await below.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#sign$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Draw', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Halvard Osei-Lund')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Your part' })).toContainText('You signed this form')
})

/** An entry that waits for the signature of the person who is signed in. */
async function awaitedOf(page: Page): Promise<string> {
  const answer = await page.request.get(
    '/api/v1/my-form?section=signature&startDate=none&pLimit=100',
  )
  const { content }: { content: { data: Entry[] } } = await answer.json()
  const found = content.data.find(({ isOwnSignPending }) => isOwnSignPending)
  if (found === undefined) {
    throw new Error('The demo world has no entry that waits for a signature.')
  }
  return found.id
}

type Entry = { id: string; isOwnSignPending: boolean; actionCount: number }

/** Axe finds nothing, and nothing is wider than the page. */
async function expectCalm(page: Page): Promise<void> {
  const { violations } = await axeOf(page).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds nothing on the parts of an entry: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'manager')
      const answer = await page.request.get(
        '/api/v1/my-form?section=signature&startDate=none&pLimit=100',
      )
      const { content }: { content: { data: Entry[] } } = await answer.json()
      const id = content.data.find(({ isOwnSignPending }) => isOwnSignPending)?.id ?? ''
      const acted = content.data.find(({ actionCount }) => actionCount > 0)?.id ?? id
      for (const [name, path] of [
        ['answers', `${id}?tab=6`],
        ['actions', `${acted}?tab=2`],
      ] as const) {
        await page.goto(`/review-form/review-form-question/${path}`)
        await expect(page.getByRole('navigation', { name: 'Parts of this form' })).toBeVisible()
        await page.screenshot({ path: `out/pictures/review-${name}-${theme}-${width}.png` })
        await expectCalm(page)
      }
    })
  }
}
