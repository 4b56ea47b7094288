import { redirect, type AppLoadContext } from '@remix-run/node'
import { actionDraft, addDays, today } from '@holdpoint/api'
import * as z from 'zod'
import { formWords } from '../../actions/action-page.words.ts'
import { toEntryView } from '../../fill-out/entry-view.server.ts'
import { paths } from '../../paths.ts'
import { choiceOf, idsIn } from '../../records/choices.ts'
import { foundFor, readEdit, refusedBySchema, soughtIn } from '../../records/edit-form.server.ts'
import { peopleFound, peopleIn } from '../../records/people.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { formText } from '../../ui/form-text.ts'
import { toEntryHead } from '../entry-actions.server.ts'
import { failedIn } from '../failed-answers.ts'
import { words } from './several.words.ts'

type Ask = { context: AppLoadContext; request: Request }
export type SeveralPage = Awaited<ReturnType<typeof loadSeveral>>

const weekOf = 7
const peopleFields = ['assigneeIds'] as const

function readAddress({ context, request }: Ask) {
  const query = new URL(request.url).searchParams
  const myFormId = query.get('myFormId') ?? ''
  const to = query.get('to')
  const back = to === null ? null : safeRedirect(to, context.publicOrigin)
  return { myFormId, back: back ?? paths.fillOut(myFormId, { tab: 3 }) }
}

/** Loads the answers of an entry that have failed; those without an action are ticked. */
export async function loadSeveral(ask: Ask) {
  const { context, request } = ask
  const { myFormId, back } = readAddress(ask)
  if (myFormId === '') {
    throw redirect(paths.actions())
  }
  const [entry, raised, linked] = await Promise.all([
    context.api.myForms.get({ myFormId }),
    context.api.myForms.actions({ myFormId }),
    context.api.myForms.linkedActions({ myFormId }),
  ])
  const forbidden = { forbidden: 'my_forms' } as const
  const detail = contentOf(entry, request, forbidden)
  const keys = [
    ...contentOf(raised, request, forbidden).map(({ source }) => source?.questionKey),
    ...contentOf(linked, request, forbidden).map(({ questionKey }) => questionKey),
  ]
  const view = toEntryView(detail, { timeZone: context.timeZone, now: context.now() })
  const me = context.person?.user
  return {
    head: toEntryHead(detail),
    questions: failedIn(view).map(({ key, label, note, text }) => ({
      ...{ key, label, note, text },
      title: label.slice(0, 150),
      raised: keys.filter((one) => one === key).length,
    })),
    offered:
      me === undefined
        ? []
        : [{ id: me.personId, name: `${me.name} (${formWords.me})`, detail: null }],
    dueOn: addDays(today(context.now(), context.timeZone), weekOf),
    formKey: context.mintFormKey(),
    back,
  }
}

/** Raises an action on each answer that is ticked; with any one refused none is. */
export async function takeSeveral(ask: Ask) {
  const { context, request } = ask
  const { myFormId, back } = readAddress(ask)
  const form = await request.formData()
  const { reply, payload, status } = readEdit(form, z.looseObject({}))
  const came = { reply, known: await peopleIn(payload, peopleFields, ask) }
  const sought = soughtIn(form)
  if (sought !== null) {
    const found = sought.sought === '' ? [] : await peopleFound(sought.sought, ask)
    return foundFor(came, { ...sought, choices: found.map(choiceOf) })
  }
  if (status !== 'success') {
    return refusedBySchema(came)
  }
  const keys = form.getAll('wanted').filter((one) => typeof one === 'string')
  const drafts = keys.map((key) => ({
    title: formText(form, `title-${key}`),
    description: formText(form, `note-${key}`),
    assigneeIds: idsIn(payload['assigneeIds']),
    dueOn: formText(form, 'dueOn'),
    priority: formText(form, 'priority'),
  }))
  if (keys.length === 0) {
    return refusedBySchema({ ...came, reply: () => reply({ formErrors: [words.tickOne] }) })
  }
  // The call takes its list as JSON text too, and would say of a wrong one only that it is wrong.
  const read = z.array(actionDraft).safeParse(drafts)
  if (!read.success) {
    const fieldErrors = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [fieldOf(path, keys), [message]]),
    )
    return refusedBySchema({ ...came, reply: () => reply({ fieldErrors }) })
  }
  const actions = read.data.map((draft, place) => ({
    ...draft,
    questionKey: keys[place] ?? '',
  }))
  const asked = { sourceType: 'my_form', sourceId: myFormId, actions } as const
  const answer = await context.api.actions.add(asked, optionsOf(form))
  if (answer.status === 'problem') {
    const fields = answer.problem.fields.map((field) => {
      const [, ...path] = field.path.split('.')
      return { ...field, path: fieldOf(path, keys) }
    })
    const problem = { ...answer.problem, fields }
    return refusedEdit({ ...answer, problem }, came, { request, forbidden: 'actions' })
  }
  contentOf(answer, request)
  const { message } = answer
  return redirectWithToast(context, back, { tone: 'success', text: message })
}

const shared = ['assigneeIds', 'dueOn', 'priority']

/** The field that a path of the call is about: its own of an answer, one for all, or none. */
function fieldOf([place, field]: readonly PropertyKey[], keys: readonly string[]): string {
  if (field === 'title') {
    return `title-${keys[Number(place)] ?? ''}`
  }
  return shared.find((one) => one === field) ?? ''
}
