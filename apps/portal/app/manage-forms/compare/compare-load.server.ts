import { firstLanguage } from '@holdpoint/forms'
import type { AppLoadContext } from '@remix-run/node'
import type { ManagedFormDetail } from '@holdpoint/api'
import { compareDefinitions } from '@holdpoint/forms/editing'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { readVersion, readWritten, type FormAsk } from '../definitions.server.ts'
import { publishAt } from '../record/managed-form-commands.ts'
import { compareWords as words } from './compare.words.ts'
import { summaryOf } from './summary.ts'
import { namesIn, tellsGroupsById } from './names.server.ts'
import { allSides, comparedSides, type Side } from './sides.ts'

type CompareAsk = { context: AppLoadContext; request: Request }

/** Loads what is different between the two versions of a form that the address names. */
export async function loadComparison({ context, request }: CompareAsk) {
  const { searchParams } = new URL(request.url)
  const ask = { context, request, formId: searchParams.get('formId') ?? '' }
  const answer = await context.api.manageForms.get({ formId: ask.formId })
  const form = contentOf(answer, request, { forbidden: 'manage-forms' })
  const there = {
    versions: form.versions.map(({ version }) => version),
    hasDraft: form.draft !== null,
  }
  const asked = { from: searchParams.get('from'), to: searchParams.get('to') }
  const sides = comparedSides(asked, there)
  return {
    ...{ formId: form.formId, title: form.title },
    sides: allSides(there).map((side) => ({ value: String(side), name: nameOf(side, form) })),
    compared: sides && (await compare(ask, sides, form)),
    buildTo: form.can.edit ? paths.formBuilder(form.formId) : null,
  }
}

/** What the page of a comparison shows. */
export type CompareView = Awaited<ReturnType<typeof loadComparison>>

async function compare(ask: FormAsk, { from, to }: { from: Side; to: Side }, form: Form) {
  const [before, after] = await Promise.all([definitionOf(ask, from), definitionOf(ask, to)])
  const names = await namesIn(ask.context, [before, after])
  const comparison = compareDefinitions(before, after, firstLanguage(after), names)
  return {
    from: { value: String(from), name: nameOf(from, form) },
    to: { value: String(to), name: nameOf(to, form) },
    ...comparison,
    hasGroupsById: tellsGroupsById(comparison.form, [before, after], names),
    summary: summaryOf(comparison),
    /** Where the draft is published as it is compared here; null while it is not. */
    publishTo: to === 'draft' ? publishTo(form) : null,
    /** Whether what is told stands in the builder as it is told. */
    isBuilt: to === 'draft' && form.can.edit,
  }
}

type Form = Pick<ManagedFormDetail, 'formId' | 'draft' | 'can' | 'allowedEvents'>

function publishTo({ formId, draft, allowedEvents }: Form): string | null {
  const isOpen = allowedEvents.some((move) => move.event === 'publish' && move.isOpen)
  return isOpen && draft !== null ? publishAt(formId, draft.rowVersion) : null
}

async function definitionOf(ask: FormAsk, side: Side) {
  const { definition } = side === 'draft' ? await readWritten(ask) : await readVersion(ask, side)
  return definition
}

function nameOf(side: Side, { draft }: Form): string {
  return side === 'draft' ? words.draft(draft?.nextVersion ?? 0) : words.version(side)
}
