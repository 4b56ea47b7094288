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
