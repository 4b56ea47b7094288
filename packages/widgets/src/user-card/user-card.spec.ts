import { expect, test } from '@playwright/test'
import { expectAccessible, forms, stage } from '../../test/stage.ts'

for (const form of forms) {
  test.describe(`the user card as ${form}`, () => {
    for (const scene of ['shortService', 'attributes']) {
      test(`shows a short-service employee with the badge (${scene})`, async ({ page }) => {
        await stage(page, 'user-card', { scene, form })
        await expect(page.getByText('Marit Aas Solheim')).toBeVisible()
        await expect(page.getByText('Equipment operator')).toBeVisible()
        await expect(page.getByText('Experience: 2 months')).toBeVisible()
        const badge = page.getByRole('img', { name: 'Short-service employee (SSE)', exact: true })
        await expect(badge).toHaveText('SSE')
        await expect(badge).toHaveCSS('background-color', 'rgb(205, 234, 75)')
        await expect(page.getByRole('link', { name: 'marit.solheim@example.com' })).toHaveAttribute(
          'href',
          'mailto:marit.solheim@example.com',
        )
        await expect(page.locator('.hp-user-card-picture img')).toBeVisible()
      })
    }

    test('shows the initials where the picture does not load', async ({ page }) => {
      await stage(page, 'user-card', { scene: 'experienced', form })
      await expect(page.locator('.hp-user-card-picture')).toHaveText('DW')
      await expect(page.locator('.hp-user-card-picture img')).toBeHidden()
      await expect(page.getByText('Experience: 7.5 years')).toBeVisible()
      await expect(page.getByRole('img', { name: /SSE/ })).toHaveCount(0)
    })

    test('shows no more than there is', async ({ page }) => {
      await stage(page, 'user-card', { scene: 'bare', form })
      await expect(page.locator('.hp-user-card')).toHaveText(/^N\s*Noor$/)
      await expect(page.getByRole('link')).toHaveCount(0)
    })

    test('gives the link a target of 44 px and a ring', async ({ page }) => {
      await stage(page, 'user-card', { scene: 'shortService', form })
      const link = page.getByRole('link')
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.locator('#before').focus()
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(link).toHaveCSS('outline-width', '3px')
    })

    for (const theme of ['light', 'dark'] as const) {
      test(`passes axe in ${theme}`, async ({ page }) => {
        for (const scene of ['shortService', 'experienced', 'bare']) {
          await stage(page, 'user-card', {
            scene,
            form,
            theme,
            css: 'body{background:light-dark(#fff,#18191b);color:light-dark(#1c2024,#edeef0)}',
          })
          await expectAccessible(page)
        }
      })
    }

    test('mirrors in a page that runs from right to left', async ({ page }) => {
      await stage(page, 'user-card', { scene: 'shortService', form, direction: 'rtl' })
      const picture = await page.locator('.hp-user-card-picture').boundingBox()
      const name = await page.locator('.hp-user-card-name').boundingBox()
      expect(picture?.x).toBeGreaterThan(name?.x ?? Number.POSITIVE_INFINITY)
    })
  })
}

test('the user card draws the same under React 19', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) {
      complaints.push(message.text())
    }
  })
  await stage(page, 'user-card', { scene: 'experienced', form: 'react', runtime: 'react-19' })
  await expect(page.getByText('Dale Whitford')).toBeVisible()
  await expect(page.locator('.hp-user-card-picture img')).toBeHidden()
  expect(complaints).toEqual([])
})
