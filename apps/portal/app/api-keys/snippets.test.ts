import { expect, test } from 'vitest'
import { pageSnippet, serverSnippets } from './snippets.ts'

const made = {
  name: 'Board',
  scopes: ['my_forms_read', 'embed_tokens', 'external_access'] as const,
  pageKey: 'hpk_x',
  serverSecret: 'hps_y',
  portal: 'https://holdpoint.example',
}

test('the page holds the page key, and the server’s lines name the secret without telling it', () => {
  const page = pageSnippet({ ...made, scopes: [...made.scopes] })
  const server = serverSnippets({ ...made, scopes: [...made.scopes] })
  expect(page).toContain("apiKey: 'hpk_x'")
  expect(page).toContain("from '@holdpoint/api/client'")
  expect(page).toContain('embedToken = await askServer()')
  expect(page).toContain("baseUrl: 'https://holdpoint.example'")
  expect(server).toContain('https://holdpoint.example/api/v1/embed-token')
  expect(server).toContain('https://holdpoint.example/api/v1/external-access')
  expect(page + server).not.toContain('hps_y')
})

test('a key that is for pages only has no lines for a server', () => {
  expect(serverSnippets({ ...made, scopes: ['sign_in'] })).toBe('')
  expect(pageSnippet({ ...made, scopes: ['sign_in'] })).toContain('auth.login')
  expect(pageSnippet({ ...made, scopes: ['sign_in'] })).toContain('session.begin(login.content)')
})
