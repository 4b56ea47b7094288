import { expect, signIn, test } from './portal.ts'

test('without a script the search of the head leads to its page, on a phone as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'employee')
  const find = page.getByRole('link', { name: 'Find or go to' }).filter({ visible: true })
  const box = await find.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await find.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  const answer = await page.request.get('/search?q=iron')
  expect(await answer.text()).not.toMatch(/<[^>]+ style=/)
})
