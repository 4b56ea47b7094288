import { expect, signIn, test } from './portal.ts'

test('a search is made once, 600 ms after the last key', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  const field = page.getByPlaceholder('Search by form name')
  await field.focus()
  const searched: { at: number; words: string | null }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/my-forms') && searchParams.has('searchValue')) {
      searched.push({ at: Date.now(), words: searchParams.get('searchValue') })
    }
  })
  await field.pressSequentially('walk', { delay: 100 })
  const before = Date.now()
  await field.press('a')
  await expect(page).toHaveURL(/searchValue=walka/)
  await expect(field).toBeFocused()
  await page.waitForTimeout(1000)
  expect(searched.map(({ words }) => words)).toEqual(['walka'])
  expect((searched[0]?.at ?? 0) - before).toBeGreaterThanOrEqual(600)
})
