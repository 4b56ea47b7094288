import type { AppLoadContext } from '@remix-run/node'
import { today, type ActionLine, type MyFormDetail, type SessionInfo } from '@holdpoint/api'
import { laidOut, withoutCalculated } from '@holdpoint/forms'
import { loadEntrySubForms } from '../entry-sub-forms/entry-sub-forms.server.ts'
import { shortDay } from '../ui/time.ts'
import { openRecords } from '../records/open-records.server.ts'
import { answersOf, definitionOf } from './definition-of.server.ts'
import { soughtMax, type FillData, type QuestionAction } from './fill-data.ts'
import { partOfQuestion, partsOf } from './form-parts.ts'
import { toMissing } from './missing-rows.server.ts'
import { formLanguages } from './language/form-languages.server.ts'
import { loadPickerOptions } from './picker-options.server.ts'

interface FillAsk {
  context: AppLoadContext
  request: Request
  person: SessionInfo
  /** What was handed back of it, by question. */
  asked?: FillData['asked']
}

/** Gathers what the page of an entry being filled needs. */
export async function loadFillData(
  detail: MyFormDetail,
  { context, request, person, asked = {} }: FillAsk,
): Promise<FillData> {
  const { searchParams } = new URL(request.url)
  const definition = definitionOf(detail)
  const answers = withoutCalculated(definition, answersOf(detail))
  const found = foundIn(searchParams)
  const [options, raised, linked, subForms] = await Promise.all([
    loadPickerOptions(definition, {
      ...{ context, request, answers, named: detail.names['person'] },
      ...(found === null ? {} : { sought: found.sought }),
    }),
    context.api.myForms.actions({ myFormId: detail.entry.id }),
    context.api.myForms.linkedActions({ myFormId: detail.entry.id }),
    loadEntrySubForms(detail.entry.id, { context, request }),
  ])
  // Actions are beside what is filled in: without them the form is filled all the same.
  const own = raised.status === 200 ? raised.content : []
  const ids = own.map(({ actionId }) => actionId)
  const openIds = await openRecords(context, 'action', ids)
  // Of those that it is linked with only the open ones are told.
  const actions = [
    ...own.map(({ source, ...one }) => ({
      ...one,
      questionKey: source?.questionKey,
      isOpen: openIds.has(one.actionId),
    })),
    ...(linked.status === 200 ? linked.content.map((one) => ({ ...one, isOpen: true })) : []),
  ]
  const { entry, submitterTimeZone } = detail
  const question = searchParams.get('question') ?? ''
  const part = partOfQuestion(partsOf(laidOut(definition, answers), detail.language), question)
  // A question that is not handed back is found on the whole form alone.
  const isElsewhere = part !== undefined && !Object.hasOwn(asked, question)
  return {
    id: entry.id,
    title: entry.form.title,
    definition,
    answers,
    options,
    found,
    personId: person.user.personId,
    startedAt: entry.startedAt,
    begins: null,
    today: today(context.now(), submitterTimeZone),
    lang: detail.language,
    timeZone: context.timeZone,
    fromLast:
      detail.fromLast === null
        ? null
        : {
            day: shortDay(detail.fromLast.at, context.timeZone, context.now()),
            keys: detail.fromLast.keys,
          },
    actions: byQuestion(actions),
    actionQuestions: detail.actionQuestions,
    formKey: context.mintFormKey(),
    languages: formLanguages(definition),
    section: searchParams.get('section') ?? part?.key ?? null,
    asked,
    isOnlyAsked: Object.keys(asked).length > 0 && isOnlyAsked(searchParams) && !isElsewhere,
    attachmentCount: detail.attachmentCount,
    mayHandOver: detail.can.handOver,
    subForms,
    fillingBelow: detail.fillingBelow,
    subFormsMissing: toMissing(detail.state.missing).filter(({ isSubForm }) => isSubForm === true),
  }
}

/** What was handed back is shown alone, unless the address asks for all of it. */
export function isOnlyAsked(search: URLSearchParams): boolean {
  return search.get('only') !== '0'
}

/** For which question people are looked for, as the address of the page says it. */
function foundIn(search: URLSearchParams): FillData['found'] {
  const [key, sought] = [search.get('find'), search.get('sought')?.trim().slice(0, soughtMax)]
  return key === null || sought === undefined || sought === '' ? null : { key, sought }
}

type OnQuestion = Pick<ActionLine, 'actionId' | 'number' | 'status'> & {
  questionKey?: string | null | undefined
  isOpen: boolean
}

/** Those that were raised on it, and those of elsewhere that it was linked with. */
function byQuestion(actions: readonly OnQuestion[]): FillData['actions'] {
  const groups: Record<string, QuestionAction[]> = {}
  for (const { actionId, number, status, isOpen, questionKey } of actions) {
    const key = questionKey ?? ''
    groups[key] = [...(groups[key] ?? []), { id: actionId, number, status, isOpen }]
  }
  return groups
}
