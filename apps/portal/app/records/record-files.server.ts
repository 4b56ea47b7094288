import { data } from '@remix-run/node'
import type { Problem, RecordFile } from '@holdpoint/api'
import type { NoAccessType } from '../paths.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { momentOf } from './moment.ts'
import { filesField, picturesField, type FilesAgain, type RecordFileView } from './record-files.ts'
import {
  isLate,
  leadDone,
  leadFailed,
  throwUnlessSayable,
  type RecordPost,
} from './record-post.server.ts'
import { words } from './records.words.ts'

type Answer =
  | { status: 200; message: string }
  | { status: 'problem'; problem: Problem; requestId: string }
  | { status: 203 | 222; message: string }

interface FilePost {
  /** Where the page leads once it is done. */
  here: string
  forbidden: NoAccessType
  /** What is said once it is done. */
  done: string
}

/** A file of a record as its page shows it; `href` is where its bytes are. */
export function toFileView(
  { uploadId, name, type, addedAt }: RecordFile,
  href: string,
  clock: Parameters<typeof momentOf>[1],
): RecordFileView {
  const added = momentOf(addedAt, clock)
  return { id: uploadId, name, isPhoto: type.startsWith('image/'), href, added }
}

/** The files that a form brought, as the calls take them. */
export function filesIn(form: FormData): string[] {
  const files = [filesField, picturesField].flatMap((field) => form.getAll(field))
  return files.flatMap((file) => (typeof file === 'string' && file ? [file] : []))
}

/** Adds the files that a form brought, one call each, until one is refused: then it says how many came before. */
export async function addFiles(
  post: RecordPost,
  { here, forbidden, done }: FilePost,
  add: (file: string, options: { idempotencyKey: string }) => Promise<Answer>,
) {
  const files = filesIn(post.form)
  if (files.length === 0) {
    return sayWhy(post.form, words.chooseFirst, 422)
  }
  for (const [place, file] of files.entries()) {
    const idempotencyKey = `${formText(post.form, formKeyField)}.${place}`
    const answer = await add(file, { idempotencyKey })
    if (answer.status !== 200) {
      return wanting(answer, post, { here, forbidden, before: place })
    }
  }
  return leadDone(post, here, done)
}

/** Takes off the file that a form names. */
export async function removeFile(
  post: RecordPost,
  { here, forbidden, done }: FilePost,
  remove: (uploadId: string, options: { idempotencyKey: string }) => Promise<Answer>,
) {
  const idempotencyKey = formText(post.form, formKeyField)
  const answer = await remove(formText(post.form, 'uploadId'), { idempotencyKey })
  return answer.status === 200
    ? leadDone(post, here, done)
    : wanting(answer, post, { here, forbidden })
}

function wanting(
  answer: Exclude<Answer, { status: 200 }>,
  post: RecordPost,
  { here, forbidden, before = 0 }: Pick<FilePost, 'here' | 'forbidden'> & { before?: number },
) {
  const { form, request } = post
  const said = (why: string) => (before === 0 ? why : `${words.filesAdded(before)} ${why}`)
  if (answer.status !== 'problem') {
    return sayWhy(form, said(answer.message), 422)
  }
  throwUnlessSayable(answer, request, forbidden)
  if (isLate(answer.problem)) {
    // A record that is closed by now has no place for files beside which it could be said.
    return leadFailed(post, here, said(answer.problem.message))
  }
  const { fields, message, status } = answer.problem
  return sayWhy(form, said(fields[0]?.message ?? message), status)
}

function sayWhy(form: FormData, filesProblem: string, status: number) {
  const filesOf = formText(form, 'of')
  return data({ filesProblem, filesOf } satisfies FilesAgain, { status })
}
