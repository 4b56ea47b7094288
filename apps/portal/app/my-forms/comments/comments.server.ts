import { contentOf } from '../../session/content-of.server.ts'
import type { MyFormRow } from '../list/my-forms.rows.server.ts'
import { momentOf } from '../../records/moment.ts'
import type { PageAsk } from '../page-ask.ts'
import type { CommentsPanel } from './comments-panel.ts'

/** Loads the comments of an entry that the person may read, oldest first. */
export async function loadComments(
  { id }: { id: string },
  { context, request, person }: PageAsk,
  rows: readonly MyFormRow[],
): Promise<CommentsPanel> {
  const comments = contentOf(await context.api.myForms.comments({ myFormId: id }), request, {
    forbidden: 'my_forms',
  })
  const { personId, name, profileImage } = person.user
  return {
    myFormId: id,
    title: rows.find((row) => row.id === id)?.title ?? null,
    me: { personId, fullName: name, profileImage, employeeTitle: person.employeeTitle },
    comments: comments.map((comment) => ({
      ...comment,
      written: momentOf(comment.createdAt, context),
      edited: comment.updatedAt === comment.createdAt ? null : momentOf(comment.updatedAt, context),
    })),
    formKey: context.mintFormKey(),
  }
}
