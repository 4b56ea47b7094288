import { expect, test } from 'vitest'
import { drawnPart } from '../../test-drawn-part.tsx'
import { LoginPage } from './login-page.tsx'

type Ways = Pick<Parameters<typeof LoginPage>[0], 'provider' | 'takesPasswords'>

const drawn = (ways: Ways) =>
  drawnPart(() => (
    <LoginPage
      {...{ to: '/my-forms?page=2', email: '', organisationName: 'Tessera', demo: null }}
      {...{ formKey: 'k', refused: undefined, ...ways }}
    />
  ))

const provider = { name: 'Tessera account' }
const link =
  /<a href="\/login\/provider\?to=%2Fmy-forms%3Fpage%3D2"[^>]*>Sign in with Tessera account<\/a>/

test('without an identity provider it asks for a password alone', async () => {
  const page = await drawn({ provider: null, takesPasswords: true })
  expect(page).not.toContain('/login/provider')
  expect(page).toContain('name="password"')
})

test('with one, its link stands above the form and keeps where somebody came from', async () => {
  const page = await drawn({ provider, takesPasswords: true })
  expect(page).toMatch(link)
  expect(page.search(link)).toBeLessThan(page.indexOf('name="password"'))
  expect(page).toContain('see that Tessera account is signed out too')
})

test('where it alone lets people in there is no form', async () => {
  const page = await drawn({ provider, takesPasswords: false })
  expect(page).toMatch(link)
  expect(page).not.toContain('name="password"')
  expect(page).not.toContain('/forgotten-password')
})
