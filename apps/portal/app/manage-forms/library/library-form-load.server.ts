import type { AppLoadContext } from '@remix-run/node'
import type { LibraryFormDetail } from '@holdpoint/api'
import { isSection, textOf } from '@holdpoint/forms'
import { locate } from '@holdpoint/forms/editing'
import { draftDefinition } from '@holdpoint/forms/schema'
import { mayAddFormTypes } from '../../form-types/form-types.source.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { questionTags, sectionTags } from '../builder/block-tags.ts'
import { conditionWords, namedForm, type NamedForm } from '../builder/logic/rule-words.ts'
import { outlineOf, type OutlineGroup, type OutlineRow } from '../builder/outline.ts'
import { libraryFormSays } from './library-load.server.ts'
import { libraryFormWords as words } from './library.words.ts'

export type LibraryFormAsk = { context: AppLoadContext; request: Request; key: string }

/** What stands for the form type that the library names, where there is none of that name yet. */
export const newFormType = 'new-form-type'

/** Loads a form of the library: all that it asks, and what is needed to take it. */
export async function loadLibraryForm({ context, request, key }: LibraryFormAsk) {
  const [answer, formTypes] = await Promise.all([
    context.api.manageForms.libraryForm({ key }),
    formTypesInUse({ context, request }),
  ])
  const form = contentOf(answer, request, { forbidden: 'manage-forms' })
  const known = typeNamed(formTypes, form.formTypeName)
  const mayAdd = mayAddFormTypes(context.person?.permissions ?? [])
  const isNew = known === undefined && mayAdd
  return {
    ...viewOf(form),
    taking: {
      start: { title: form.title, formTypeId: known?.id ?? (isNew ? newFormType : '') },
      formTypes: [
        ...formTypes.map(({ id, name }) => [id, name] as const),
        ...(isNew ? [[newFormType, words.newType(form.formTypeName)] as const] : []),
      ],
      formKey: context.mintFormKey(),
    },
  }
}

/** What the page of a form of the library shows. */
export type LibraryFormView = Awaited<ReturnType<typeof loadLibraryForm>>

/** The form types that a new form may stand in. */
export async function formTypesInUse({ context, request }: Omit<LibraryFormAsk, 'key'>) {
  const master = await context.api.master.get({ keys: ['formTypes'] })
  return contentOf(master, request).formTypes ?? []
}

/** A form type by its name, in whichever letters. */
export function typeNamed<Type extends { name: string }>(
  types: readonly Type[],
  name: string,
): Type | undefined {
  return types.find((type) => type.name.toLowerCase() === name.toLowerCase())
}

function viewOf(form: LibraryFormDetail) {
  const { title, iconUrl, description, formTypeName } = form
  const definition = draftDefinition.parse(form.definition)
  const named = namedForm(definition)
  const groups = outlineOf(definition, [])
  const header = groups.filter(({ kind }) => kind === 'header').flatMap(({ rows }) => rows)
  return {
    ...{ title, iconUrl, description, type: formTypeName, says: libraryFormSays(form) },
    header: words.header(header.map(({ label }) => label)),
    parts: groups.filter(({ kind }) => kind !== 'header').map((group) => partOf(group, named)),
    approvals: (definition.workflow?.approvals ?? []).map(({ meaning, condition }) =>
      words.approval(
        meaning,
        condition === undefined ? '' : words.approvalWhen(conditionWords(condition, named)),
      ),
    ),
  }
}

function partOf({ key, number, title, rows }: OutlineGroup, form: NamedForm) {
  const item = locate(form.definition, key)?.item
  const section = item !== undefined && isSection(item) ? item : undefined
  return {
    ...{ key, number, title },
    intro: section?.intro === undefined ? '' : textOf(section.intro, form.lang),
    tags: section === undefined ? [] : sectionTags(section, form),
    questions: rows.map((row) => questionOf(row, form)),
  }
}

function questionOf({ key, number, label, type, isFollowing }: OutlineRow, form: NamedForm) {
  const question = form.named.get(key)?.question
  const { hint, choices = [], limits = [] } = question ?? {}
  return {
    ...{ key, number, label, type, isFollowing },
    hint: hint === undefined ? '' : textOf(hint, form.lang),
    /** What may be answered, or what a reading means. */
    answers: [...choices, ...limits].map((one) => textOf(one.label, form.lang)),
    tags: question === undefined ? [] : questionTags(question, form),
  }
}
