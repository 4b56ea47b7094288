import { catalogue, type Category } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formText } from '../ui/form-text.ts'
import { askedIn } from './categories-load.server.ts'
import { words } from './categories.words.ts'
import { entryId } from './category-nodes.ts'

const forbidden = 'categories'

/** Takes what the page of a tree posts: an entry, its end, or what a button of its menu does. */
export function takeCategoryPost(post: RecordPost) {
  const [intent = '', id = '', version = ''] = formText(post.form, 'intent').split(' ')
  switch (intent) {
    case 'save':
      return save(post)
    case 'delete':
      return remove(post)
    default:
      post.form.set('rowVersion', version)
      return change(post, { intent, id })
  }
}

/** The tree, at the entry that was meant, without the dialog. */
function treeAt({ request }: Pick<RecordPost, 'request'>, id?: string): string {
  const { type, search } = askedIn(request)
  const tree = paths.categories({ type, search: search === '' ? undefined : search })
  return id === undefined ? tree : `${tree}#${entryId(id)}`
}

async function save(post: RecordPost) {
  const { context, request, form } = post
  const { type, dialog, id } = askedIn(request)
  const isNew = dialog === 'add'
  form.set('type', type)
  form.delete('categoryId')
  if (isNew) {
    form.set('parentCategoryId', id ?? '')
  } else {
    form.set('categoryId', id ?? '')
    // A tick that is taken off says nothing.
    form.set('isActive', String(form.has('isActive')))
  }
  const submission = readEdit(form, catalogue.categories.save.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.categories.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden })
  }
  const { categoryId } = contentOf(answer, request)
  const { name } = submission.value
  return leadDone(post, treeAt(post, categoryId), isNew ? words.added(name) : words.saved(name))
}

async function remove(post: RecordPost) {
  const categoryId = formText(post.form, 'id')
  const answer = await post.context.api.categories.remove({ categoryId }, optionsOf(post.form))
  return answer.status === 200
    ? leadDone(post, treeAt(post), words.deleted)
    : leadRefused(post, answer, { to: treeAt(post), forbidden })
}

type Change = { isActive?: boolean; place?: number; said: (name: string) => string }

/** What a button of an entry's menu does to it. */
const changes: Readonly<Record<string, (entry: Category) => Change>> = {
  up: ({ place }) => ({ place: Math.max(1, place - 1), said: words.moved }),
  down: ({ place }) => ({ place: place + 1, said: words.moved }),
  hide: () => ({ isActive: false, said: words.isHidden }),
  show: () => ({ isActive: true, said: words.isShown }),
}

/** Saves an entry as it stands but for what was pressed. */
async function change(post: RecordPost, { intent, id }: { intent: string; id: string }) {
  const { context, request, form } = post
  const { type } = askedIn(request)
  const entries = contentOf(await context.api.categories.list({ type }), request)
  const entry = entries.find(({ categoryId }) => categoryId === id)
  const changeOf = changes[intent]
  if (entry === undefined || changeOf === undefined) {
    return leadFailed(post, treeAt(post), words.gone)
  }
  const { categoryId, parentCategoryId, name, isActive } = entry
  const { said, ...changed } = changeOf(entry)
  const answer = await context.api.categories.save(
    { categoryId, type, parentCategoryId, name, isActive, ...changed },
    optionsOf(form),
  )
  const to = treeAt(post, id)
  return answer.status === 200
    ? leadDone(post, to, said(name))
    : leadRefused(post, answer, { to, forbidden })
}
