import type { AppLoadContext } from '@remix-run/node'
import { firstLanguage, today } from '@holdpoint/api'
import {
  findQuestion,
  instancesChanged,
  shownLanguage,
  startingAnswers,
  type EvaluateContext,
  type FormDefinition,
  type InstanceChange,
} from '@holdpoint/forms'
import type { FormOnPage, TypedOver } from '../../fill-out/fill-data.ts'
import { loadPickerOptions } from '../../fill-out/picker-options.server.ts'
import { markOf } from '../../fill-out/marks.ts'
import { draftOf, emptyDraft } from '../../fill-out/raw-answer.ts'
import { readPost } from '../../fill-out/read-post.ts'
import { paths } from '../../paths.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { languageName } from '../../ui/language-name.ts'
import { readVersion, readWritten } from '../definitions.server.ts'
import { publishAt } from '../record/managed-form-commands.ts'
import { versionIn } from '../version-address.ts'
import { previewWords as words } from './preview.words.ts'

type PreviewAsk = { context: AppLoadContext; request: Request }

/** Loads a form to be tried: what is being written of it, or the version that the address names. */
export async function loadPreview({ context, request }: PreviewAsk) {
  const ask = { context, request, formId: formIdOf(request) }
  const { written, version, definition } = await readTried(ask)
  const { formId, title, can } = written
  const day = today(context.now(), context.timeZone)
  const asked = new URL(request.url).searchParams.get('language') ?? ''
  const lang = definition.languages.includes(asked)
    ? asked
    : shownLanguage(definition, firstLanguage)
  const answers = startingAnswers(definition, { today: day, lang })
  const form: FormOnPage = {
    ...{ id: null, title, definition },
    answers,
    options: await loadPickerOptions(definition, { context, request, answers }),
    found: null,
    ...{ today: day, lang, timeZone: context.timeZone },
    ...{ actions: {}, actionQuestions: [], asked: {}, fromLast: null, isOnlyAsked: false },
  }
  const isWritten = version === null
  const previewAt = (language?: string) => paths.formPreview(formId, version ?? undefined, language)
  return {
    form,
    head: {
      ...{ formId, title },
      name: nameOf(written, version),
      here: previewAt(asked === '' ? undefined : lang),
      languages: definition.languages.map((tag) => ({
        ...{ tag, name: languageName(tag), isShown: tag === lang },
        to: previewAt(tag),
      })),
      mayBuild: can.edit && isWritten,
      publishTo: isWritten ? publishTo(written) : null,
      problemCount: isWritten ? written.problems.length : 0,
    },
    /** Another definition is another page. */
    pageKey: `${formId} ${version ?? `draft ${written.rowVersion}`}`,
    formKey: context.mintFormKey(),
  }
}

/** What the page of a form that is tried shows. */
export type PreviewView = Awaited<ReturnType<typeof loadPreview>>

/** Reads what was answered without a script, and keeps nothing of it: the page is drawn over it. */
export async function takeTried({ context, request }: PreviewAsk): Promise<TypedOver> {
  const [form, { definition }] = await Promise.all([
    request.formData(),
    readTried({ context, request, formId: formIdOf(request) }),
  ])
  const { typed, intent } = readPost(definition, form, formKeyField)
  const over = { typed, problems: {}, conflicts: {} }
  if (intent.kind !== 'instances') {
    return over
  }
  const reading = { today: today(context.now(), context.timeZone), lang: firstLanguage }
  return { ...over, typed: withInstances(definition, typed, intent.change, reading) }
}

/** What was typed, with one more of what is asked several times, or one less. */
function withInstances(
  definition: FormDefinition,
  typed: TypedOver['typed'],
  change: InstanceChange,
  reading: EvaluateContext,
): TypedOver['typed'] {
  // Which there are is all that the answers are asked for here, and of which something was typed.
  const answers = Object.fromEntries(
    Object.entries(typed).map(([key, { raw }]) => [key, { value: raw }]),
  )
  const given = instancesChanged(definition, answers, change, reading) ?? []
  const changed = given.map(({ key, value }) => {
    const { raw } = draftOf({ value }, findQuestion(definition, key))
    return [key, { raw, note: '', mark: typed[key]?.mark ?? markOf(0, emptyDraft) }] as const
  })
  return { ...typed, ...Object.fromEntries(changed) }
}

function formIdOf({ url }: Request): string {
  return new URL(url).searchParams.get('formId') ?? ''
}

async function readTried(ask: PreviewAsk & { formId: string }) {
  const version = versionIn(new URL(ask.request.url).searchParams.get('version'))
  const [written, published] = await Promise.all([
    readWritten(ask),
    version === null ? null : readVersion(ask, version),
  ])
  return { written, version, definition: (published ?? written).definition }
}

type Written = Awaited<ReturnType<typeof readWritten>>

/** Where the draft that is tried is published, as it is tried; null while it is not. */
function publishTo({ formId, rowVersion, can, isDraft, problems }: Written): string | null {
  return isDraft && can.publish && problems.length === 0 ? publishAt(formId, rowVersion) : null
}

function nameOf({ isDraft, nextVersion, version }: Written, asked: number | null): string {
  const shown = asked ?? (isDraft ? null : version)
  return shown === null ? words.draft(nextVersion) : words.version(shown)
}
