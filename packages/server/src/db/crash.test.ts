import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../../tooling/long-run.ts'
import { startProcess } from '../../test/child.ts'
import { openDatabase } from './open-database.ts'

describe('the embedded database after kill -9', () => {
  let folder: string
  let dataDir: string
  const acknowledged: string[] = []

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'holdpoint-crash-'))
    dataDir = join(folder, '.holdpoint')
    writeFileSync(
      join(folder, '0001-ledger.sql'),
      'create table ledger (id text not null, side text not null, primary key (id, side));',
    )
  })

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(Array.from({ length: rounds(1, 3) }, (_, place) => place + 1))(
    'has every acknowledged row and no half of one, round %i',
    async (round) => {
      const writer = startProcess('write-until-killed', dataDir, folder, String(round))
      await writer.line((line) => line === 'ready')
      await writer.line((line) => line.startsWith(`${round}-7-`))
      await new Promise((resolve) => {
        setTimeout(resolve, 200 + Math.random() * 800)
      })
      await writer.kill()
      acknowledged.push(...writer.lines.filter((line) => line !== 'ready'))

      const database = await openDatabase({
        dataDir,
        migrationsDir: folder,
        isSynced: false,
        onLog: () => undefined,
      })
      const { rows } = await sql<{ id: string; sides: number }>`
        select id, count(*)::int as sides from ledger group by id
      `.execute(database.kysely)
      await database.close()
      const kept = new Map(rows.map(({ id, sides }) => [id, sides]))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(rows.filter(({ sides }) => sides !== 2)).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(round * 8)
    },
    60_000,
  )
})
