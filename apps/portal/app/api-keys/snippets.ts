import type { MadeKey } from './new-key.server.ts'

// Lines to copy. The server secret is not among them: it belongs into the server's environment.

/** What a page writes to use its key. */
export function pageSnippet({ scopes, pageKey, portal }: MadeKey): string {
  const head = [
    "import { createClient } from '@holdpoint/api'",
    '',
    'const holdpoint = createClient({',
    `  baseUrl: '${portal}',`,
    `  apiKey: '${pageKey ?? ''}',`,
  ]
  return scopes.includes('embed_tokens')
    ? [
        ...head,
        '  // Your server answers this token; see the lines for it below.',
        '  getToken: () => embedToken,',
        '})',
      ].join('\n')
    : [
        ...head,
        '  getToken: () => accessToken,',
        '})',
        '',
        'const answer = await holdpoint.auth.login({ email, password })',
      ].join('\n')
}

/** What a server sends, as far as the key lets it. */
export function serverSnippets({ scopes, portal }: MadeKey): string {
  const post = (path: string, body: Record<string, string>) =>
    [
      `curl ${portal}/api/v1/${path} \\`,
      '  -H "X-Api-Secret: $HOLDPOINT_SERVER_SECRET" \\',
      "  -H 'Content-Type: application/json' \\",
      `  -d '${JSON.stringify(body)}'`,
    ].join('\n')
  const person = 'anna@company.example'
  return [
    scopes.includes('embed_tokens') ? post('embed-token', { person }) : '',
    scopes.includes('external_access')
      ? post('external-access', { person, path: '/my-forms' })
      : '',
  ]
    .filter((snippet) => snippet !== '')
    .join('\n\n')
}
