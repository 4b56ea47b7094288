import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { nodePorts, type Database } from '@holdpoint/server'
import { createPortalMetrics } from './portal-metrics.ts'

const manual = fileURLToPath(new URL('../../../../docs/operate.md', import.meta.url))

/** The names of all that is measured, a database among it that does not answer. */
async function measuredNames(): Promise<string[]> {
  const metrics = createPortalMetrics({ dataDir: tmpdir() })
  const ports = metrics.counting(nodePorts({ filesDir: tmpdir(), logLevel: 'silent' }))
  // Nothing is asked of it but what it is; that it cannot answer is one of the things measured.
  const away: Pick<Database, 'engine' | 'version'> = { engine: 'pglite', version: '18' }
  metrics.watch(away as Database, ports)
  const text = await metrics.text()
  metrics.end()
  return [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`, name] : [name],
  )
}

describe.skipIf(!existsSync(manual))('the manual', () => {
  const [, chapter = ''] =
    /\n## Metrics\n([^]*?)(?:\n## |$)/.exec(readFileSync(manual, 'utf8')) ?? []

  test('names no metric that is not measured, in rules and in words', async () => {
    const measured = new Set(await measuredNames())
    const named = [...chapter.matchAll(/\b(?:holdpoint|nodejs|process)_[a-z0-9_]+/g)].map(
      ([name]) => name,
    )
    expect(named.length).toBeGreaterThan(20)
    for (const name of named) {
      expect(measured).toContain(name)
    }
  })

  test('leaves no metric out', async () => {
    for (const name of await measuredNames()) {
      if (!/_(?:bucket|sum|count)$/.test(name)) {
        expect(chapter).toContain(`\`${name}\``)
      }
    }
  })
})
