import type { Insertable } from 'kysely'
import type { LotoTemplatesTable, LotoTemplateStepsTable } from '../src/areas/loto/loto.tables.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'

type Point = Partial<Insertable<LotoTemplateStepsTable>>

/** The point of a template that says nothing else of its points. */
export const usualPoint = {
  ...{ point_tag: 'E-1', energy_type: 'electrical', magnitude: '24 V' },
  ...{ device: 'Battery disconnect', location: 'Left side', method: 'Turn it off.' },
  ...{ lock_count: 1, needs_photo: false, stored_energy: '', verification: 'Crank gives nothing.' },
  ...{ expected_reading: '', unit: '', restoration: '' },
} as const satisfies Point

/** Writes a template as it stands, past every rule: for tests of what is done with it. */
export async function placeTemplate(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  columns: Partial<Insertable<LotoTemplatesTable>> = {},
  points: readonly Point[] = [usualPoint],
): Promise<void> {
  const { kysely } = database
  const at = '2026-03-01T18:00:00Z'
  const row = {
    ...{ shard_key: castShard, id, number: `LTT-26-${id}`, family_id: id, title: `Template ${id}` },
    ...{ code: `LOTO-${id}`, equipment_category: 'Pump', shutdown_steps: 'Stop the engine.' },
    ...{ status: 'approved' as const, author_id: cast.admin, created_at: at, updated_at: at },
    ...columns,
  }
  const approval =
    row.status === 'approved'
      ? { approved_by: cast.manager, approved_at: at, inspection_due: '2027-03-01' }
      : {}
  await kysely
    .insertInto('loto_templates')
    .values({ ...approval, ...row })
    .execute()
  for (const [index, point] of points.entries()) {
    const place = index + 1
    await kysely
      .insertInto('loto_template_steps')
      .values({
        ...{ shard_key: row.shard_key, template_id: id, id: `${id}-p${place}`, place },
        ...{ ...usualPoint, point_tag: `E-${place}` },
        ...point,
      })
      .execute()
  }
}
