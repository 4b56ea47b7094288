import type { AppLoadContext } from '@remix-run/node'
import type { MyFormAttachment, MyFormDetail } from '@holdpoint/api'
import { attachmentsTab, placeIn } from '../fill-out/attachments-tab.ts'
import { imageUrl } from '../fill-out/image-url.ts'
import { paths } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { addFiles, removeFile } from '../records/record-files.server.ts'
import type { RecordFileView } from '../records/record-files.ts'
import type { RecordPost } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formText } from '../ui/form-text.ts'
import type { EntryFilesView } from './entry-files-view.ts'
import { words } from './entry-files.words.ts'

/** Loads the files that are attached to an entry; nothing is asked where there are none. */
export async function loadEntryFiles(
  { entry, can, attachmentCount }: MyFormDetail,
  { context, request }: { context: AppLoadContext; request: Request },
): Promise<EntryFilesView> {
  const { id: myFormId, submittedAt } = entry
  const answer = attachmentCount === 0 ? null : await context.api.myForms.attachments({ myFormId })
  const files = answer === null ? [] : contentOf(answer, request, { forbidden: 'my_forms' })
  return {
    files: toEntryFiles(files, { myFormId, submittedAt, context }),
    change: can.fill ? paths.fillOut(myFormId, { tab: attachmentsTab }) : null,
  }
}

interface EntryFilesOf {
  myFormId: string
  /** When it was handed in last: what was there then stays. */
  submittedAt: string | null
  context: AppLoadContext
}

/** Files of an entry as a whole, as pages show them. */
export function toEntryFiles(
  attachments: readonly MyFormAttachment[],
  { myFormId, submittedAt, context }: EntryFilesOf,
): RecordFileView[] {
  return attachments.flatMap(({ uploadId, name, type, added }) =>
    added === null
      ? []
      : [
          {
            ...{ id: uploadId, name, isPhoto: type.startsWith('image/') },
            href: imageUrl(myFormId, uploadId),
            ...{ added: momentOf(added.at, context), by: added.person.fullName },
            isKept: submittedAt !== null && added.at <= submittedAt,
          },
        ],
  )
}

/** Takes what the page of an entry's files posts: files that are added, or one that is removed. */
export async function takeEntryFiles(post: RecordPost & { myFormId: string }) {
  const { context, request, form, myFormId } = post
  const { myForms } = context.api
  const place = placeIn(new URL(request.url).searchParams)
  const here = paths.fillOut(myFormId, { ...place, tab: attachmentsTab })
  const about = { here, forbidden: 'my_forms' } as const
  return formText(form, 'intent') === 'addFile'
    ? addFiles(post, { ...about, done: words.added }, (file, options) =>
        myForms.addAttachment({ myFormId, file }, options),
      )
    : removeFile(post, { ...about, done: words.removed }, (uploadId, options) =>
        myForms.removeAttachment({ myFormId, uploadId }, options),
      )
}
