import { data, redirect, type AppLoadContext } from '@remix-run/node'
import type { ImportOutcome } from '@holdpoint/api'
import type { NoAccessType } from '../../paths.ts'
import { contentOf, type Answer } from '../../session/content-of.server.ts'
import { formText } from '../../ui/form-text.ts'
import { dayAndClock } from '../../ui/time.ts'
import {
  leadDone,
  leadFailed,
  optionsOf,
  throwUnlessSayable,
  type RecordPost,
} from '../record-post.server.ts'
import { importPageSize } from './imports.ts'
import { words } from './imports.words.ts'

type Options = ReturnType<typeof optionsOf>

/** Takes the table that was posted, and leads to what would become of its rows. */
export async function checkTable(
  post: RecordPost,
  area: NoAccessType,
  {
    ask,
    to,
  }: {
    ask: (file: string, options: Options) => Promise<Answer<{ importId: string }>>
    to: (importId: string) => string
  },
) {
  const file = formText(post.form, 'paper')
  if (file === '') {
    return data({ problem: words.chooseFirst }, { status: 422 })
  }
  const answer = await ask(file, optionsOf(post.form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, post.request, area)
    const { fields, message, status } = answer.problem
    return data({ problem: fields[0]?.message ?? message }, { status })
  }
  return redirect(to(contentOf(answer, post.request).importId))
}

/** Which rows the address of an import asks for. */
export function askedRows(request: Request) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const isPage = Number.isInteger(page) && page > 0 && page < 2000
  return { pOffset: isPage ? (page - 1) * importPageSize : 0, pLimit: importPageSize }
}

type Found = {
  passedOver: readonly string[]
  counts: Readonly<Record<ImportOutcome, number>>
  totalRecords: number
  offset: number
  appliedAt: string | null
}

/** An import as its page draws it, but for its rows. */
export function importView(
  { counts, passedOver, totalRecords, offset, appliedAt }: Found,
  context: AppLoadContext,
) {
  const { timeZone } = context
  return {
    ...{ counts, passedOver, totalRecords, offset },
    applied: appliedAt && dayAndClock(appliedAt, timeZone, context.now()),
    formKey: context.mintFormKey(),
  }
}

/** Says what became of taking the rows over, on the page of the import. */
export function leadApplied(
  post: RecordPost,
  { answer, area, here }: { answer: Answer<unknown>; area: NoAccessType; here: string },
) {
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, post.request, area)
    return leadFailed(post, here, answer.problem.message)
  }
  return leadDone(post, here, words.done)
}
