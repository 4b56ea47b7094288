import type { AppLoadContext } from '@remix-run/node'
import { policies, type ManagedFormDetail } from '@holdpoint/api'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { audienceInWords, audienceOptions } from '../../records/audience.server.ts'
import type { FactRow } from '../../records/facts.tsx'
import { askedPart, restOf } from '../../records/history/history-page.server.ts'
import { toEvents } from '../../records/history/history-view.server.ts'
import { momentOf } from '../../records/moment.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formTypeKeepers } from '../../shell/places.ts'
import { formatCount } from '../../ui/counts.ts'
import { startersOf } from '../facts/form-audience.ts'
import { usageFacts } from './form-usage.ts'
import type { Deletion } from './managed-form-commands.ts'
import { words } from './managed-form.words.ts'
import { pauseReason } from './pause-reason.ts'

type FormAsk = { context: AppLoadContext; request: Request; formId: string }

/** Loads all that the page of a form shows to those who make forms. */
export async function loadManagedForm(ask: FormAsk) {
  const { context, request, formId } = ask
  const part = askedPart(request)
  const [answer, starters] = await Promise.all([
    context.api.manageForms.get({ formId, ...part }),
    audienceOptions({ context, request }),
  ])
  const detail = contentOf(answer, request, { forbidden: 'manage-forms' })
  const older = restOf(part, detail.history)
  const asked = new URL(request.url).searchParams
  if (asked.get('dialog') === 'delete') {
    // Without a script it is drawn at once.
    await DeleteDialog.fetch()
  }
  const audience = audienceInWords(startersOf(detail), starters)
  return {
    view: { ...toView(detail, context), facts: factsOf(detail, context, audience) },
    warnings: detail.draft !== null && asksToPublish(asked) ? await warningsOf(ask) : [],
    pausedBecause: detail.status === 'paused' ? pauseReason(detail.history) : null,
    events: toEvents(detail.history.data, { context, did: words.did, first: 'create' }),
    older: older === undefined ? null : paths.managedForm(formId, { older }),
  }
}

/** What the page of a form shows. */
export type ManagedFormLoaded = Awaited<ReturnType<typeof loadManagedForm>>

const asksToPublish = (asked: URLSearchParams) =>
  asked.get('dialog') === 'move' && asked.get('event') === 'publish'

/** What is worth a look before the draft is published. */
async function warningsOf({ context, request, formId }: FormAsk): Promise<string[]> {
  const answer = await context.api.manageForms.draft({ formId })
  const { warnings } = contentOf(answer, request, { forbidden: 'manage-forms' })
  return warnings.map(({ message }) => message)
}

/** Puts a form into the words of its page. */
function toView(detail: ManagedFormDetail, context: AppLoadContext) {
  const { formId, title, description, iconUrl, status, version, rowVersion, can } = detail
  return {
    ...{ id: formId, title, description, iconUrl, status, version, rowVersion, can },
    by: words.by(detail.formTypeName, detail.owner?.fullName),
    entryCount: detail.entryCount,
    entries: words.entries(detail.entryCount),
    deletion: deletionOf(detail, context),
    draft: draftOf(detail, context),
    versions: versionsOf(detail, context),
    usage: usageFacts(detail.usage),
    leads: detail.takenFurtherFrom,
    above: detail.subFormOf,
    moves: detail.allowedEvents,
    formKey: context.mintFormKey(),
  }
}

/** What is being written; null where that is what people fill out. */
function draftOf({ draft }: ManagedFormDetail, context: AppLoadContext) {
  return (
    draft && {
      number: draft.nextVersion,
      rowVersion: draft.rowVersion,
      saved: draft.savedAt === null ? null : momentOf(draft.savedAt, context),
      by: draft.savedBy?.fullName ?? null,
      questions: words.questions(draft.questionCount),
      problems: draft.problemCount,
      warnings: draft.warningCount,
    }
  )
}

function versionsOf({ versions }: ManagedFormDetail, context: AppLoadContext) {
  const numbers = versions.map(({ version }) => version)
  return versions.map(({ version, publishedAt, publishedBy, changelog, entryCount }) => {
    const earlier = numbers.filter((one) => one < version)
    return {
      ...{ version, changelog },
      published: momentOf(publishedAt, context),
      by: publishedBy?.fullName ?? null,
      entries: formatCount(entryCount),
      before: earlier.length === 0 ? null : Math.max(...earlier),
    }
  })
}

function factsOf(
  detail: ManagedFormDetail,
  context: AppLoadContext,
  audience: readonly FactRow[],
): FactRow[] {
  const { terms } = words
  const permissions = context.person?.permissions ?? []
  const opensTypes = formTypeKeepers.some((key) => permissions.includes(key))
  return [
    {
      ...{ term: terms.type, text: detail.formTypeName },
      ...(opensTypes && { to: paths.formType(detail.formTypeId) }),
    },
    { term: terms.owner, text: detail.owner?.fullName ?? words.nobodys },
    { term: terms.place, text: String(detail.sortOrder) },
    {
      term: terms.audience,
      text: audience.length === 0 ? words.everybody : words.whoeverFits,
    },
    ...audience,
    { term: terms.changed, text: momentOf(detail.updatedAt, context).short },
  ]
}

/** Whoever may delete forms is told what becomes of this one, also where it is not deleted. */
function deletionOf(detail: ManagedFormDetail, { person }: AppLoadContext): Deletion {
  const { can, entryCount, owner } = detail
  if (can.delete) {
    return entryCount === 0 ? 'plain' : 'withEntries'
  }
  if (entryCount === 0) {
    return 'none'
  }
  const isOwn = owner !== null && owner.personId === person?.user.personId
  const mayDelete = policies['manageForms.remove'].record.ties.some(
    ({ tie, keys }) =>
      (tie !== 'own' || isOwn) && keys.some((key) => person?.permissions.includes(key)),
  )
  return mayDelete ? 'archiveInstead' : 'none'
}

/** A form as its page shows it: words only, nothing left to work out. */
export type ManagedFormView = ManagedFormLoaded['view']
