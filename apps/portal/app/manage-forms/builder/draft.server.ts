import { data, type AppLoadContext } from '@remix-run/node'
import type { FormDefinition } from '@holdpoint/forms'
import { draftDefinition } from '@holdpoint/forms/schema'
import type * as z from 'zod'
import type { EditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import {
  leadDone,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { readWritten } from '../definitions.server.ts'
import type { Asked } from './builder-address.ts'
import { faultsOf } from './faults.ts'
import type { ToldLosses } from './losses.tsx'
import { inShort } from './texts.ts'

/** Who asks for the builder, and for what of it. */
export type BuilderAsk = { context: AppLoadContext; request: Request; asked: Asked }
/** What the builder posted. */
export type BuilderPost = RecordPost & BuilderAsk

/** A post about the draft of a form, from the builder or a page beside it. */
export type DraftPost = RecordPost & { asked: Pick<Asked, 'formId'> }

/** Longest word that a step back is named by. */
const saidLengthMax = 150

/** Reads what is being written, as it is now. */
export function readDraft({ context, request, asked: { formId } }: BuilderAsk) {
  return readWritten({ context, request, formId })
}

/** What is being written. */
export type ReadDraft = Awaited<ReturnType<typeof readDraft>>

/** Saves a definition in the place of the one that the post was made on. */
export function saveDefinition(
  { context, asked, form }: DraftPost,
  definition: FormDefinition,
  said: string,
) {
  return context.api.manageForms.saveDraft(
    {
      formId: asked.formId,
      definition: { ...definition },
      said: inShort(said, saidLengthMax),
    },
    optionsOf(form),
  )
}

/**
 * What fields make of a form: its next definition, what was done and where that leads, and what could
 * not come along; or what is wrong by field.
 */
export type Made =
  | { ok: true; definition: FormDefinition; said: string; to: string; lost?: readonly string[] }
  | { ok: false; problems: Readonly<Record<string, string>> }

/**
 * Takes the fields of a part: saves what they make of the form, or gives them back as they were, with
 * what the ids in them stand for.
 */
export async function takeFields<Schema extends z.ZodType>(
  post: DraftPost,
  schema: Schema,
  make: (values: z.output<Schema>) => Made,
  known: EditAgain['known'] = {},
) {
  const submission = readEdit(post.form, schema)
  const came = { reply: submission.reply, known }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const made = make(submission.value)
  if (!made.ok) {
    return refusedFields(came, made.problems)
  }
  const shape = draftDefinition.safeParse(made.definition)
  if (!shape.success) {
    return refusedFields(came, faultsOf(shape.error.issues, namesOf(post.form)))
  }
  const answer = await saveDefinition(post, made.definition, made.said)
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request: post.request, forbidden: 'manage-forms' })
  }
  contentOf(answer, post.request)
  const { said, to, lost = [] } = made
  // What was lost is not said in passing.
  return lost.length > 0 ? data({ said, to, lost } satisfies ToldLosses) : leadDone(post, to, said)
}

type Came = { reply: ReturnType<typeof readEdit>['reply']; known: EditAgain['known'] }

/** The fields as they were, with what is wrong with them; '' is the whole, a line for each. */
export function refusedFields({ reply, known }: Came, problems: Readonly<Record<string, string>>) {
  const { '': whole, ...byField } = problems
  const fieldErrors = Object.fromEntries(
    Object.entries(byField).map(([name, problem]) => [name, [problem]]),
  )
  const lastResult = reply({ fieldErrors, formErrors: whole?.split('\n') ?? [] })
  return data({ lastResult, found: null, known } satisfies EditAgain, { status: 422 })
}

function namesOf(form: FormData): ReadonlySet<string> {
  return new Set(form.keys())
}
