import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { SetUpForm } from './set-up-form.tsx'

test('the set-up asks for what its reader’s browser knows of them', async () => {
  const drawn = await drawnPart(() => (
    <SetUpForm formKey="k" timeZone="UTC" timeZones={['UTC']} again={undefined} />
  ))
  for (const what of ['organization', 'given-name', 'family-name', 'username', 'new-password']) {
    expect(drawn.toLowerCase()).toContain(`autocomplete="${what}"`)
  }
  expect(drawn).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="email")/)
})

test('the button that shows a password is named by what it reads', () => {
  const drawn = renderToString(<PasswordInput id="p" name="p" autoComplete="new-password" />)
  expect(drawn).toMatch(
    /<button[^>]*>Show<span class="visually-hidden"> password<\/span><\/button>/,
  )
  expect(drawn).not.toMatch(/aria-(?:label|pressed)=/)
})
