import type { MadeKey } from './new-key.server.ts'

// Lines to copy. The server secret is not among them: it belongs into the server's environment.

/** What a page writes to use its key, with the renewal of what speaks for the person. */
export function pageSnippet({ scopes, pageKey, portal }: MadeKey): string {
  const key = pageKey ?? ''
  return (scopes.includes('embed_tokens') ? tokenLines : signInLines)(portal, key).join('\n')
}

function tokenLines(portal: string, key: string): string[] {
  return [
    "import { createClient } from '@holdpoint/api/client'",
    '',
    '// An address of your own server. It makes the token as shown below and hands on the',
    '// `content` of the answer: { token, expiresAt, … }.',
    "const askServer = async () => (await fetch('/holdpoint-token')).json()",
    'let embedToken = await askServer()',
    '',
    'const holdpoint = createClient({',
    `  baseUrl: '${portal}',`,
    `  apiKey: '${key}',`,
    '  // A token lasts ten minutes: in its last one, the next is asked for.',
    '  getToken: async () => {',
    '    if (Date.parse(embedToken.expiresAt) - Date.now() < 60_000) {',
    '      embedToken = await askServer()',
    '    }',
    '    return embedToken.token',
    '  },',
    '})',
  ]
}

function signInLines(portal: string, key: string): string[] {
  return [
    'import {',
    '  createCaller,',
    '  createClient,',
    '  createSessionKeeper,',
    '  memoryShare,',
    "} from '@holdpoint/api/client'",
    '',
    `const host = { baseUrl: '${portal}', apiKey: '${key}' }`,
    '// It renews the token when that has run out, and makes the refused call once more.',
    'const session = createSessionKeeper({ call: createCaller(host), share: memoryShare() })',
    'const holdpoint = createClient({ ...host, session })',
    '',
    'const login = await holdpoint.auth.login({ email, password })',
    'if (login.status === 200) {',
    '  session.begin(login.content)',
    '}',
  ]
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
