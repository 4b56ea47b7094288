import { expect, test } from '@playwright/test'

test('without scripts the API reference is a list of calls and a link to the document', async ({
  page,
}) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'Holdpoint API reference' })).toBeVisible()
  await expect(page.getByText('GET /api/v1/my-form-comments', { exact: true })).toBeVisible()
  const other = page.getByText('POST /api/v1/sqr-external-refresh-token', { exact: true })
  await expect(other).toBeVisible()
  const response = await page.request.get(
    (await page.getByRole('link', { name: 'the OpenAPI document' }).getAttribute('href')) ?? '',
  )
  expect(response.status()).toBe(200)
  expect((await response.json()).openapi).toMatch(/^3\.1\./)
})
