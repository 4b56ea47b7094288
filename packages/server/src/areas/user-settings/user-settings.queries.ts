import type { ReadingLanguage } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'

/** Stores a person's settings, for the first time or anew. */
export async function storeSettings(
  db: Queryable,
  personId: string,
  isMyFormDashboardDefaultView: boolean,
): Promise<void> {
  const values = { is_my_form_dashboard_default_view: isMyFormDashboardDefaultView }
  await db
    .insertInto('user_settings')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute()
}

/** The language that a person has chosen to read; null where they have chosen none. */
export async function languageOf(db: Queryable, personId: string): Promise<ReadingLanguage | null> {
  const row = await db
    .selectFrom('user_settings')
    .select('language')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.language ?? null
}

/** Stores the language that a person reads. */
export async function storeLanguage(
  db: Queryable,
  personId: string,
  language: ReadingLanguage,
): Promise<void> {
  await db
    .insertInto('user_settings')
    .values({ person_id: personId, language })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ language }))
    .execute()
}
