import { redirect, type AppLoadContext } from '@remix-run/node'
import { today, type SessionInfo } from '@holdpoint/api'
import { blankId, type BlankOf } from '../offline/begin/blank-id.ts'
import { copyHeader } from '../offline/pages/copy-header.ts'
import { contentOf } from '../session/content-of.server.ts'
import { fillPlace } from '../shell/places.ts'
import { answersAtStart } from './answers-at-start.ts'
import { definitionOf } from './definition-of.server.ts'
import type { FillData } from './fill-data.ts'
import { formLanguages } from './language/form-languages.server.ts'
import { loadPickerOptions } from './picker-options.server.ts'

interface BlankAsk {
  context: AppLoadContext
  request: Request
  person: SessionInfo
}

/**
 * Gathers what the page of a form is made of before anybody begins it, for a device to keep (decision
 * 0163). Nobody else is shown it: whoever asks is led to where forms are started.
 */
export async function loadBlankData(blank: BlankOf, ask: BlankAsk): Promise<FillData> {
  const { context, request, person } = ask
  if (!request.headers.has(copyHeader)) {
    throw redirect(fillPlace.to)
  }
  const form = contentOf(await context.api.myForms.blank(blank), request, { forbidden: 'my_forms' })
  const definition = definitionOf(form)
  const { known, timeZone } = form
  const answers = answersAtStart(definition, { known, timeZone }, context.now())
  return {
    id: blankId(blank),
    title: form.form.title,
    definition,
    // What it begins with is that of the moment at which it is begun.
    answers: {},
    // People of the crew are offered, and with the crew it begins.
    options: await loadPickerOptions(definition, { context, request, answers }),
    found: null,
    personId: person.user.personId,
    startedAt: null,
    begins: { known, timeZone },
    today: today(context.now(), timeZone),
    lang: form.language,
    timeZone: context.timeZone,
    actions: {},
    actionQuestions: [],
    formKey: context.mintFormKey(),
    languages: formLanguages(definition),
    section: null,
    fromLast: null,
    asked: {},
    isOnlyAsked: false,
    attachmentCount: 0,
    mayHandOver: false,
    subForms: { parent: null, forms: [] },
    fillingBelow: [],
    subFormsMissing: [],
  }
}
