import type { AppLoadContext } from '@remix-run/node'
import {
  assignmentStateLabels,
  formAskModeLabels,
  formScheduleStateLabels,
  wholePart,
  type AssignmentState,
  type FormScheduleDetail,
  type FormScheduleRun,
} from '@holdpoint/api'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import { audienceInWords, audienceOptions } from '../records/audience.server.ts'
import type { FactRow } from '../records/facts.tsx'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { momentOf } from '../records/moment.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formKeepers } from '../shell/places.ts'
import { words } from './form-schedule.words.ts'
import { dueWords, whenWords } from './when-words.ts'

type ScheduleAsk = { context: AppLoadContext; request: Request; formScheduleId: string }

/** How many occurrences stand on a page. */
const runsAtOnce = 10

/** Loads all that the page of a schedule shows. */
export async function loadFormSchedule(ask: ScheduleAsk) {
  const { context, request, formScheduleId } = ask
  const part = askedPart(request)
  const query = new URL(request.url).searchParams
  const answer = await context.api.formSchedules.get({ formScheduleId, ...part })
  const detail = contentOf(answer, request, { forbidden: 'form-schedule' })
  const before = Math.max(0, Math.trunc(Number(query.get('before') ?? 0)) || 0)
  const asked = { formScheduleId, pOffset: before, pLimit: runsAtOnce }
  const runs = contentOf(await context.api.formSchedules.runs(asked), request, {
    forbidden: 'form-schedule',
  })
  const older = restOf(part, detail.history)
  if (query.get('dialog') === 'delete') {
    // Without a script it is drawn at once.
    await DeleteDialog.fetch()
  }
  const meant = audienceInWords(detail.audience, await audienceOptions(ask))
  const end = before + runs.data.length
  return {
    view: toView(detail, { context, meant }),
    runs: runs.data.map((run) => toRun(run, { formScheduleId, context })),
    handedOn: toHandedOn(runs.data, query),
    moreRuns: {
      older: end < runs.totalRecords ? paths.formSchedule(formScheduleId, { before: end }) : null,
      newer: before > 0 ? paths.formSchedule(formScheduleId) : null,
    },
    events: toEvents(detail.history.data, { context, did: words.did, first: 'create' }),
    older: older === undefined ? null : paths.formSchedule(formScheduleId, { older }),
  }
}

type Meant = { context: AppLoadContext; meant: { term: string; text: string }[] }

/** Puts a schedule into the words of its page. */
function toView(detail: FormScheduleDetail, { context, meant }: Meant) {
  const { formScheduleId: id, title, form, note, status, rowVersion, asked, people } = detail
  const names = asked.people.map(({ fullName }) => fullName).join(', ')
  return {
    ...{ id, title, note, status, rowVersion },
    state: formScheduleStateLabels[status],
    by: words.by(detail.author.fullName),
    isFormClosed: !form.canStart && status === 'active',
    facts: factsOf(detail, context),
    meant: [
      ...(detail.isOfTeam ? teamMeant(detail, meant) : meant),
      ...(people.length === 0
        ? []
        : [{ term: words.named, text: people.map(({ fullName }) => fullName).join(', ') }]),
    ],
    asked: words.askedCount(asked.total),
    askedNames: asked.total > asked.people.length ? `${names} ${words.andOthers}` : names,
    leftOut: detail.leftOut === 0 ? '' : words.leftOut(detail.leftOut),
    coming: detail.coming.map((one) => occurrenceWords(one, context)),
    canEdit: detail.can.edit,
    formKey: context.mintFormKey(),
  }
}

type MeantRows = Meant['meant']

/** Whom a schedule of a team asks: all of the team, or of whom its parts name those who are of it. */
function teamMeant({ audience, author }: FormScheduleDetail, meant: MeantRows): MeantRows {
  const { fullName } = author
  const isWhole = audience.countries.includes(wholePart) && meant.length === 1
  return isWhole
    ? [{ term: words.team, text: words.wholeTeam(fullName) }]
    : [...meant, { term: words.team, text: words.onlyTeam(fullName) }]
}

/** A schedule as its page shows it: words only, nothing left to work out. */
export type FormScheduleView = ReturnType<typeof toView>

function factsOf(detail: FormScheduleDetail, context: AppLoadContext): FactRow[] {
  const { facts } = words
  const { form, endsOn } = detail
  return [
    {
      term: facts.form,
      text: form.title,
      ...(keepsForms(context) && { to: paths.managedForm(form.id) }),
    },
    { term: facts.when, text: whenWords(detail) },
    { term: facts.due, text: dueWords(detail.dueHours) },
    { term: facts.zone, text: detail.timeZone.replaceAll('_', ' ') },
    { term: facts.first, text: detail.startsOn },
    ...(endsOn === null ? [] : [{ term: facts.last, text: endsOn }]),
    { term: facts.mode, text: formAskModeLabels[detail.mode] },
    { term: facts.changed, text: momentOf(detail.updatedAt, context).short },
  ]
}

/** Whether the page of a form is open to somebody. */
function keepsForms({ person }: Pick<AppLoadContext, 'person'>): boolean {
  return formKeepers.some((key) => person?.permissions.includes(key))
}

type Times = { opensAt: string; dueAt: string }

function occurrenceWords({ opensAt, dueAt }: Times, context: AppLoadContext): string {
  return words.occurrence(momentOf(opensAt, context).short, momentOf(dueAt, context).short)
}

const doneStates: readonly AssignmentState[] = ['in_time', 'late']
const lateStates: readonly AssignmentState[] = ['overdue', 'late', 'not_done']

type RunContext = { formScheduleId: string; context: AppLoadContext }

function toRun(run: FormScheduleRun, { formScheduleId, context }: RunContext) {
  const { occursOn, isMissed, assignments } = run
  const done = assignments.filter(({ state }) => doneStates.includes(state))
  return {
    id: occursOn,
    isMissed,
    when: occurrenceWords(run, context),
    tally: words.tally(done.length, assignments.length),
    people: assignments.map(({ person, state, doneAt, reason, myFormId, canHandOn }) => ({
      id: person.personId,
      name: person.fullName,
      state: assignmentStateLabels[state],
      isLate: lateStates.includes(state),
      detail: [doneAt === null ? '' : momentOf(doneAt, context).short, reason]
        .filter(Boolean)
        .join(', '),
      to: myFormId === null ? null : paths.fillOut(myFormId),
      handOnTo: canHandOn
        ? paths.formSchedule(formScheduleId, {
            ...{ dialog: 'handOn', occursOn, fromId: person.personId },
          })
        : null,
    })),
  }
}

/** An occurrence as its page shows it. */
export type RunView = ReturnType<typeof toRun>

/** Whose form is about to be handed on, where the address asks. */
function toHandedOn(runs: readonly FormScheduleRun[], query: URLSearchParams) {
  const occursOn = query.get('occursOn')
  const fromId = query.get('fromId')
  const from = runs
    .find((run) => run.occursOn === occursOn)
    ?.assignments.find(({ person }) => person.personId === fromId)
  return query.get('dialog') !== 'handOn' || from === undefined || occursOn === null
    ? null
    : { occursOn, fromId: from.person.personId, name: from.person.fullName }
}

/** Whose form is about to be handed on. */
export type HandedOn = NonNullable<ReturnType<typeof toHandedOn>>
