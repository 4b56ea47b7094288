import { ok, type PersonHandler } from '../../handler.ts'
import { settingsOf } from '../master/master.queries.ts'
import { storeSettings } from './user-settings.queries.ts'

export const save: PersonHandler<'userSettings.save'> = async (input, { db, person, audit }) => {
  const { isMyFormDashboardDefaultView } = input
  const before = await settingsOf(db, person.personId)
  await storeSettings(db, person.personId, isMyFormDashboardDefaultView)
  if (before.isMyFormDashboardDefaultView !== isMyFormDashboardDefaultView) {
    await audit({
      recordType: 'user_settings',
      recordId: person.personId,
      action: 'update',
      changes: {
        isMyFormDashboardDefaultView: {
          from: before.isMyFormDashboardDefaultView,
          to: isMyFormDashboardDefaultView,
        },
      },
    })
  }
  return ok({ isMyFormDashboardDefaultView }, 'Default view saved.')
}
