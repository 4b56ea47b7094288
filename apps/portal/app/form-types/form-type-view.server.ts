import type { AppLoadContext } from '@remix-run/node'
import { formTypeIconLabels, type FormOfType, type FormTypeDetail } from '@holdpoint/api'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { momentOf } from '../records/moment.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formKeepers } from '../shell/places.ts'
import { formIconOf } from '../ui/form-icon.tsx'
import { words } from './form-type.words.ts'

type FormTypeAsk = { context: AppLoadContext; request: Request; formTypeId: string }

/** Loads all that the page of a form type shows. */
export async function loadFormType({ context, request, formTypeId }: FormTypeAsk) {
  const part = askedPart(request)
  const answer = await context.api.formTypes.get({ id: formTypeId, ...part })
  const detail = contentOf(answer, request, { forbidden: 'form-type' })
  const older = restOf(part, detail.history)
  if (new URL(request.url).searchParams.get('dialog') === 'delete') {
    // Without a script it is drawn at once.
    await DeleteDialog.fetch()
  }
  return {
    view: toView(detail, context),
    events: toEvents(detail.history.data, { context, did: words.did, first: 'create' }),
    older: older === undefined ? null : paths.formType(formTypeId, { older }),
  }
}

/** Puts a form type into the words of its page. */
function toView(detail: FormTypeDetail, context: AppLoadContext) {
  const { formTypeId, name, description, iconUrl, isActive, author, rowVersion, can } = detail
  return {
    ...{ id: formTypeId, name, description, iconUrl, isActive, rowVersion },
    by: author === null ? words.kind : words.by(author.fullName),
    forms: detail.forms.map((form) => toForm(form, context)),
    facts: factsOf(detail, context),
    canEdit: can.edit,
    canDelete: can.delete,
    formKey: context.mintFormKey(),
  }
}

function toForm(form: FormOfType, { person }: AppLoadContext) {
  const { id, title, iconUrl, version, isActive, entryCount } = form
  const opensForms = formKeepers.some((key) => person?.permissions.includes(key))
  const standing =
    version === null
      ? words.notPublished
      : [words.version(version), ...(isActive ? [] : [words.notStarted])].join(', ')
  const to = opensForms ? paths.managedForm(id) : null
  return { id, title, iconUrl, standing, to, entries: words.entries(entryCount) }
}

function factsOf(detail: FormTypeDetail, context: AppLoadContext): FactRow[] {
  const { facts } = words
  const icon = formIconOf(detail.iconUrl)
  return [
    ...(icon === undefined ? [] : [{ term: facts.icon, text: formTypeIconLabels[icon] }]),
    { term: facts.place, text: String(detail.sortOrder) },
    { term: facts.forms, text: String(detail.totalForms) },
    { term: facts.changed, text: momentOf(detail.updatedAt, context).short },
  ]
}

/** A form type as its page shows it: words only, nothing left to work out. */
export type FormTypeView = ReturnType<typeof toView>
