import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, today, type FormScheduleDetail } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { audienceAskedFor, audienceOptions } from '../records/audience.server.ts'
import { choiceOf } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { peopleIn } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { timeZonesWith } from '../settings/time-zones.server.ts'
import { scheduleKeepers } from '../shell/places.ts'
import type { FormScheduleFormData } from './form-schedule-form.tsx'

type Ask = { context: AppLoadContext; request: Request }

const forbidden = 'form-schedule'
const formsAtOnce = 200

const asked = ({ request }: Pick<Ask, 'request'>) => new URL(request.url).searchParams

/** Loads the form: of the schedule that the address names, or of a new one. */
export async function loadFormScheduleForm(ask: Ask) {
  const { context, request } = ask
  const id = asked(ask).get('formScheduleId')
  if (id === null) {
    if (!scheduleKeepers.some((key) => context.person?.permissions.includes(key))) {
      throw redirect(paths.noAccess(forbidden))
    }
    const page: FormScheduleFormData = {
      ...(await shared(ask, context.timeZone)),
      start: newOf(ask),
      ...{ offered: [], backTo: paths.formSchedules() },
    }
    return { page, id, title: '' }
  }
  const answer = await context.api.formSchedules.get({ formScheduleId: id, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden })
  if (!detail.can.edit) {
    leaveClosed(request, paths.formSchedule(id))
  }
  const { forms, ...rest } = await shared(ask, detail.timeZone)
  const { form } = detail
  const page: FormScheduleFormData = {
    ...rest,
    // One that was put away is kept by its name.
    forms: forms.some(([one]) => one === form.id) ? forms : [...forms, [form.id, form.title]],
    start: startOf(detail),
    offered: detail.people.map(choiceOf),
    ...{ rowVersion: detail.rowVersion, backTo: paths.formSchedule(id) },
  }
  return { page, id, title: detail.title }
}

async function shared(ask: Ask, timeZone: string) {
  return {
    forms: await formsInUse(ask),
    options: await audienceOptions(ask),
    timeZones: timeZonesWith(timeZone),
    formKey: ask.context.mintFormKey(),
  }
}

/** The forms that can be assigned, by their titles. */
async function formsInUse({ context, request }: Ask): Promise<[id: string, title: string][]> {
  const forms: [string, string][] = []
  for (let offset = 0, total = 1; offset < total; offset += formsAtOnce) {
    const answer = await context.api.manageForms.list({
      ...{ section: 'inUse', orderBy: 'title', pOffset: offset, pLimit: formsAtOnce },
    })
    const page = contentOf(answer, request, { forbidden })
    total = page.totalRecords
    const inUse = page.data.filter(({ status }) => status === 'published')
    forms.push(...inUse.map(({ formId, title }): [string, string] => [formId, title]))
  }
  return forms
}

function newOf(ask: Ask): FormScheduleFormData['start'] {
  const { context } = ask
  return {
    ...{ mode: 'each', cadence: 'once', everyWeeks: '1', monthDay: '1' },
    ...{ opensTime: '06:00', dueHours: '24', timeZone: context.timeZone },
    startsOn: today(context.now(), context.timeZone),
    formId: asked(ask).get('formId') ?? '',
  }
}

function startOf(detail: FormScheduleDetail): FormScheduleFormData['start'] {
  const { title, form, note, mode, cadence, weekdays, opensTime, timeZone, audience } = detail
  return {
    ...{ title, note, mode, cadence, weekdays, opensTime, timeZone, ...audience },
    ...{ formId: form.id, startsOn: detail.startsOn, endsOn: detail.endsOn ?? '' },
    ...{ everyWeeks: String(detail.everyWeeks), monthDay: String(detail.monthDay) },
    dueHours: String(detail.dueHours),
  }
}

/** Takes the form: saves it, counts its audience, or finds people for it. */
export async function takeFormScheduleForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const id = asked(ask).get('formScheduleId')
  form.delete('formScheduleId')
  if (id !== null) {
    form.set('formScheduleId', id)
  }
  const submission = readEdit(form, catalogue.formSchedules.save.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['personIds'], ask) }
  const onTheWay = await audienceAskedFor(ask, form, came, forbidden)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.formSchedules.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = id === null ? undefined : () => loadFormScheduleForm(ask)
    return refusedEdit(answer, came, { request, forbidden, anew })
  }
  const { formScheduleId } = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.formSchedule(formScheduleId), toast)
}
