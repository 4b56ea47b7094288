import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withLink } from '../../db/engine.ts'
import { defaultMigrationsFolder } from '../../db/migration-files.ts'
import { migrate } from '../../db/migrate.ts'
import { PglitePool } from '../../db/pglite-pool.ts'

const onLog = (): void => undefined

let folder: string
let pool: PglitePool

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdpoint-upgrade-'))
  pool = await PglitePool.open({
    ...{ folder: null, isSynced: false, snapshotFile: inject('snapshotFile') },
    ...{ acquireTimeoutMs: 10_000, onLog },
  })
  await withLink(pool, (link) =>
    link.script('drop schema public, clock cascade; create schema public'),
  )
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await pool.close()
})

/** Brings the database to the migrations before, or up to, the one that forms are made from. */
async function migrated(isWanted: (file: string) => boolean): Promise<void> {
  const all = defaultMigrationsFolder()
  for (const file of readdirSync(all).filter(isWanted)) {
    copyFileSync(join(all, file), join(folder, file))
  }
  await migrate(pool, { migrationsDir: folder, onLog })
}

test('forms of an older database were made and changed when they were published', async () => {
  await migrated((file) => file < '0067')
  await withLink(pool, (link) =>
    link.script(`
      insert into form_types (id, name, icon_url, sort_order) values ('t', 'Checks', 'icon:x', 1);
      insert into forms (id, form_type_id, title, icon_url, sort_order, published_version, is_active)
      values ('used', 't', 'Used', 'icon:x', 1, 2, true), ('never', 't', 'Never', 'icon:x', 2, null, true);
      insert into form_versions (form_id, version, definition, published_at)
      values ('used', 1, '{}', '2024-02-01'), ('used', 2, '{}', '2025-03-01');
    `),
  )
  await migrated((file) => file.startsWith('0067'))
  const { rows } = await withLink(pool, (link) =>
    link.query(
      `select id, status, to_char(created_at, 'YYYY-MM-DD') as made,
        to_char(updated_at, 'YYYY-MM-DD') as changed, created_at = updated_at as is_new
      from forms order by id desc`,
      [],
    ),
  )
  expect(rows).toEqual([
    { id: 'used', status: 'published', made: '2024-02-01', changed: '2025-03-01', is_new: false },
    expect.objectContaining({ id: 'never', status: 'draft', is_new: true }),
  ])
})
