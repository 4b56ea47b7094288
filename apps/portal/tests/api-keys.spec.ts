import { expect, signIn, test, toast } from './portal.ts'

// Somebody who keeps the settings makes a key for another site, sees its secrets once, and ends it.
// Once with scripts and once without, by the two projects.

test(
  'an admin makes a key, is shown its secrets once, and revokes it',
  { tag: '@scriptless' },
  async ({ page, request, javaScriptEnabled }) => {
    const name = `Crew board ${javaScriptEnabled === false ? 'without' : 'with'} scripts`
    await signIn(page, 'admin', '/settings/api-keys')
    await page.getByRole('link', { name: 'New key' }).click()

    // Nothing ticked and an origin with a path: each says so beside itself, and what was typed stays.
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('textbox', { name: 'Origins' }).fill('https://board.example/path')
    await page.getByRole('button', { name: 'Make key' }).click()
    await expect(page.getByText('Choose at least one scope.')).toBeVisible()
    await expect(page.getByText(/Enter an origin such as/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)

    await page
      .getByRole('textbox', { name: 'Origins' })
      .fill('https://board.example\nHTTPS://Second.Example:443/')
    await page.getByLabel(/^Sign in/).check()
    await page.getByLabel(/^Speak for people/).check()
    await page.getByRole('button', { name: 'Make key' }).click()

    await expect(page.getByRole('heading', { name: 'Copy these now' })).toBeVisible()
    const pageKey = await page.getByLabel('Page key', { exact: true }).inputValue()
    const secret = await page.getByLabel('Server secret', { exact: true }).inputValue()
    expect(pageKey).toMatch(/^hpk_[\w-]{43}$/)
    expect(secret).toMatch(/^hps_[\w-]{43}$/)
    expect(page.url()).not.toContain('hp')
    await expect(page.getByLabel('In your page', { exact: true })).toHaveValue(new RegExp(pageKey))

    const call = () =>
      request.get('/api/v1/login-settings', {
        headers: {
          Origin: 'https://second.example',
          'Sec-Fetch-Site': 'cross-site',
          'X-Api-Key': pageKey,
        },
      })
    const answer = await call()
    expect(answer.status()).toBe(200)
    expect(answer.headers()['access-control-allow-origin']).toBe('https://second.example')

    await page.getByRole('link', { name: 'All API keys' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('https://second.example')).not.toHaveCount(0)
    expect(await page.content()).not.toMatch(/hp[ks]_/)
    await page.goto('/settings/api-keys/new')
    expect(await page.content()).not.toMatch(/hp[ks]_/)

    await page.goto('/settings/api-keys')
    await page.getByRole('link', { name: `Revoke ${name}` }).click()
    await expect(page.getByRole('alertdialog', { name: 'Revoke API key' })).toContainText(name)
    await page.getByRole('link', { name: 'No', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByRole('link', { name: `Revoke ${name}` }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(toast(page, 'The key was revoked.')).toBeVisible()
    await expect(page.getByRole('link', { name: `Revoke ${name}` })).toHaveCount(0)
    expect((await call()).status()).toBe(403)
  },
)

test('nobody else comes near the keys', async ({ page }) => {
  await signIn(page, 'employee', '/settings/api-keys')
  await expect(page).toHaveURL(/\/no-access\?type=settings$/)
  await page.goto('/settings/api-keys/new')
  await expect(page).toHaveURL(/\/no-access\?type=settings$/)
  await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0)
})
