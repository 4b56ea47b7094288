import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, today, type FormScheduleDetail, type SessionInfo } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { audienceAskedFor, audienceOptions } from '../records/audience.server.ts'
import { choiceOf, eachOnce } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { peopleIn } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { timeZonesWith } from '../settings/time-zones.server.ts'
import { keepsSchedules } from './keeps-schedules.ts'
import type { FormScheduleFormData } from './form-schedule-form.tsx'

type Ask = { context: AppLoadContext; request: Request }

const forbidden = 'form-schedule'
const formsAtOnce = 200
/** How many of a team stand there to tick; others are searched for. */
const teamOfferedMax = 60

const asked = ({ request }: Pick<Ask, 'request'>) => new URL(request.url).searchParams

/** Loads the form: of the schedule that the address names, or of a new one. */
export async function loadFormScheduleForm(ask: Ask) {
  const { context, request } = ask
  const id = asked(ask).get('formScheduleId')
  const person = requirePerson(context, request)
  if (id === null) {
    if (!keepsSchedules(person) && !person.hasTeam) {
      throw redirect(paths.noAccess(forbidden))
    }
    const { team, ...rest } = await shared(ask, context.timeZone, person)
    const page: FormScheduleFormData = {
      ...rest,
      ...{ start: newOf(ask), offered: team, isTeamAsked: person.hasTeam },
      backTo: paths.formSchedules(),
    }
    return { page, id, title: '' }
  }
  const answer = await context.api.formSchedules.get({ formScheduleId: id, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden })
  if (!detail.can.edit) {
    leaveClosed(request, paths.formSchedule(id))
  }
  const { forms, team, ...rest } = await shared(ask, detail.timeZone, person)
  const { form } = detail
  const page: FormScheduleFormData = {
    ...rest,
    // One that was put away is kept by its name.
    forms: forms.some(([one]) => one === form.id) ? forms : [...forms, [form.id, form.title]],
    start: startOf(detail),
    offered: eachOnce([...detail.people.map(choiceOf), ...team]),
    isTeamAsked: person.hasTeam || detail.isOfTeam,
    ...{ rowVersion: detail.rowVersion, backTo: paths.formSchedule(id) },
  }
  return { page, id, title: detail.title }
}

async function shared(ask: Ask, timeZone: string, person: SessionInfo) {
  const keeps = keepsSchedules(person)
  return {
    keeps,
    forms: keeps ? await formsInUse(ask) : await formsToStart(ask),
    /** Whoever keeps no schedules chooses among their team. */
    team: keeps ? [] : await teamOf(ask),
    options: await audienceOptions(ask),
    timeZones: timeZonesWith(timeZone),
    formKey: ask.context.mintFormKey(),
  }
}

async function teamOf({ context, request }: Ask) {
  const { data } = contentOf(await context.api.formSchedules.team({}), request)
  return data.slice(0, teamOfferedMax).map(choiceOf)
}

/** The forms that somebody may start themselves, by their titles. */
async function formsToStart({ context, request }: Ask): Promise<[id: string, title: string][]> {
  const types = contentOf(await context.api.forms.fillMenu({}), request)
  const ofTypes = await Promise.all(
    types
      .filter(({ totalForms }) => totalForms > 0)
      .map(async ({ id }) => contentOf(await context.api.forms.byType({ id }), request)),
  )
  return ofTypes
    .flat()
    .map(({ id, title }): [string, string] => [id, title])
    .sort(([, one], [, other]) => one.localeCompare(other))
}

/** The forms that can be assigned to anybody, by their titles. */
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
    ...{ dueHours: String(detail.dueHours), isOfTeam: String(detail.isOfTeam) },
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
