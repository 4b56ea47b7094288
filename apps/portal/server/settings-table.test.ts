import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { settingsTable } from './settings-table.ts'

const readme = fileURLToPath(new URL('../../../README.md', import.meta.url))

describe('the table of options', () => {
  test('names every option that a person may set, with default and meaning', () => {
    const rows = settingsTable().split('\n').slice(2)
    expect(rows.map((row) => row.split('`')[1])).toEqual([
      'PORT',
      'HOST',
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
      'HOLDPOINT_DATA_DIR',
      'HOLDPOINT_EMBEDDED_SYNC',
      'HOLDPOINT_DEMO',
      'SESSION_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_NAME',
      'OIDC_ONLY',
      'UPLOAD_SCANNER',
      'WEBHOOK_PRIVATE_ADDRESSES',
      'ACCESS_LOG',
      'METRICS_TOKEN',
      'TRUSTED_PROXIES',
      'API_BASE_URL',
      'HOLDPOINT_ALLOW_HTTP',
    ])
    for (const row of rows) {
      expect(row).toMatch(/^\| `[A-Z_]+` \| [^|]+ \| [A-Z][^|]+\. \|$/)
    }
  })

  test.skipIf(!existsSync(readme))('stands in the README as it is made from the schema', () => {
    const [, shown] =
      /<!-- settings -->\n+([^]*?)\n+<!-- \/settings -->/.exec(readFileSync(readme, 'utf8')) ?? []
    expect(unpadded(shown ?? '')).toBe(unpadded(settingsTable()))
  })
})

/** The formatter pads the README's columns; the words are what counts. */
function unpadded(table: string): string {
  return table.replace(/ +/g, ' ').replace(/ ?-{3,} ?/g, '---')
}
