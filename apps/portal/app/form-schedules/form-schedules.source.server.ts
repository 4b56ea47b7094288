import { formScheduleList, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../lists/answer-intent.server.ts'
import type { ListIntent } from '../lists/list-ask.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import type { FormSchedulesPlace } from './form-schedules.place.ts'
import { toRow } from './form-schedules.rows.server.ts'
import { formSchedulesView } from './form-schedules.view.tsx'
import { words } from './form-schedules.words.ts'

/** Where the list of schedules comes from. Its filter is never too long for an address. */
export const formSchedulesSource = defineSource(formSchedulesView, {
  choices: {},
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.formSchedules.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'form-schedule' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteSchedule },
})

const removal: Handling = {
  noAccess: { type: formScheduleList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a schedule as it was shown, after the question was answered Yes. */
async function deleteSchedule(intent: ListIntent<FormSchedulesPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.formSchedules.remove(
    { formScheduleId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
