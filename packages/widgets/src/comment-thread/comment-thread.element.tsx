import { type ReactNode, useEffect } from 'react'
import confirmDialogCss from '../confirm-dialog/confirm-dialog.css?inline'
import dialogCss from '../dialog/dialog.css?inline'
import emptyMessageCss from '../empty-message/empty-message.css?inline'
import { connectionData, connectionSettings, sourceOf } from '../internals/connection-settings.ts'
import { callerOf, repeatOf } from '../internals/connection.ts'
import controlsCss from '../internals/controls.css?inline'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { flag, text } from '../internals/settings.ts'
import { useKeptList } from '../internals/use-kept-list.ts'
import { sessionOf } from '../internals/tag-session.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import { type Comment, type CommentDraft, currentOf, isComment } from './comment.rules.ts'
import css from './comment-thread.css?inline'
import { type CommentSource, commentSource, noFormProblem } from './comment-thread.source.ts'
import * as CommentThread from './comment-thread.tsx'
import { commentThreadWords } from './comment-thread.words.ts'
import { type CommentThreadOptions } from './use-comment-thread.ts'

type Options = CommentThreadOptions

/** What the page may hand in besides the settings. */
type CommentThreadData = {
  comments: readonly Comment[]
  me: Options['me']
  canEdit: Options['canEdit']
  canDelete: Options['canDelete']
  addComment: Options['onAdd']
  editComment: Options['onEdit']
  deleteComment: Options['onDelete']
  loadMore: Options['onLoadMore']
}

const data: CommentThreadData & typeof connectionData = {
  ...connectionData,
  comments: [],
  me: undefined,
  canEdit: undefined,
  canDelete: undefined,
  addComment: undefined,
  editComment: undefined,
  deleteComment: undefined,
  loadMore: undefined,
}

/** `<hp-comment-thread>`: what people say about an entry, and the form to say more. */
export class HpCommentThreadElement extends withSettings(HpReactElement, {
  css: controlsCss + dialogCss + confirmDialogCss + emptyMessageCss + css,
  settings: {
    ...connectionSettings,
    myFormId: text(),
    hasMore: flag(),
    locale: text('en-GB'),
    timeZone: text(),
    heading: text(commentThreadWords.heading),
    fieldLabel: text(commentThreadWords.fieldLabel),
    required: text(commentThreadWords.required),
    tooLong: text(commentThreadWords.tooLong),
    count: text(commentThreadWords.count),
    privacyLabel: text(commentThreadWords.privacyLabel),
    public: text(commentThreadWords.public),
    private: text(commentThreadWords.private),
    add: text(commentThreadWords.add),
    edit: text(commentThreadWords.edit),
    delete: text(commentThreadWords.delete),
    save: text(commentThreadWords.save),
    cancel: text(commentThreadWords.cancel),
    edited: text(commentThreadWords.edited),
    sending: text(commentThreadWords.sending),
    you: text(commentThreadWords.you),
    empty: text(commentThreadWords.empty),
    more: text(commentThreadWords.more),
    loading: text(commentThreadWords.loading),
    retry: text(commentThreadWords.retry),
    failed: text(commentThreadWords.failed),
    changed: text(commentThreadWords.changed),
    deleteHeading: text(commentThreadWords.deleteHeading),
    question: text(commentThreadWords.question),
    yes: text(commentThreadWords.yes),
    no: text(commentThreadWords.no),
    added: text(commentThreadWords.added),
    saved: text(commentThreadWords.saved),
    deleted: text(commentThreadWords.deleted),
  },
  data,
  events: {
    'hp-comment': detail<CommentDraft>(),
    'hp-edit': detail<CommentDraft & { original: Comment }>(),
    'hp-delete': detail<Comment>(),
    'hp-more': detail<undefined>(),
  },
}) {
  #source: CommentSource | undefined
  #sourceKey = ''
  #session: object | undefined

  /** The portal's comments; the same object while the connection is the same. */
  #portal(): CommentSource | undefined {
    const key = JSON.stringify([sourceOf(this), this.myFormId])
    const session = sessionOf(this)
    if (key !== this.#sourceKey || session !== this.#session) {
      const call = callerOf(this)
      this.#source =
        call && this.myFormId ? commentSource(call, this.myFormId, repeatOf(this)) : undefined
      this.#sourceKey = key
      this.#session = session
    }
    return this.#source
  }

  protected view(): ReactNode {
    if (this.apiBase !== '' && this.myFormId === '' && !this.addComment) {
      // Nobody would keep what is written here.
      return (
        <CommentThread.Root
          part="thread"
          words={{ heading: this.heading }}
          loadProblem={noFormProblem()}
        >
          <CommentThread.Failure part="failure" />
        </CommentThread.Root>
      )
    }
    return (
      <ThreadOfTag
        source={this.#portal()}
        comments={this.comments}
        me={this.me}
        canEdit={this.canEdit}
        canDelete={this.canDelete}
        hasMore={this.hasMore}
        locale={this.locale}
        timeZone={this.timeZone || undefined}
        words={Object.fromEntries(wordNames.map((name) => [name, this[name]]))}
        onAdd={(draft, options) =>
          this.emit('hp-comment', draft) &&
          (this.addComment ?? this.#portal()?.add)?.(draft, options)
        }
        onEdit={(original, draft, options) =>
          this.emit('hp-edit', { ...draft, original }) &&
          (this.editComment ?? this.#portal()?.edit)?.(original, draft, options)
        }
        onDelete={(comment, options) =>
          this.emit('hp-delete', comment) &&
          (this.deleteComment ?? this.#portal()?.remove)?.(comment, options)
        }
        onLoadMore={(options) => this.emit('hp-more') && this.loadMore?.(options)}
      />
    )
  }
}

const wordNames = Object.keys(commentThreadWords) as readonly (keyof typeof commentThreadWords)[]

interface ThreadOfTagProps extends Options {
  source: CommentSource | undefined
}

/** The thread with the comments that the page handed in, or with the portal's. */
function ThreadOfTag({ source, ...options }: ThreadOfTagProps) {
  const { items, isLoading, problem, read, change } = useKeptList(source?.list)
  useEffect(() => {
    if (source) {
      read()
    }
  }, [source, read])
  const put = (saved: Comment) =>
    change((list) => list.map((one) => (one.id === saved.id ? saved : one)))
  /** Does it, and once it is done changes the list here. What came too late takes in what is there. */
  const deed =
    <Given extends readonly unknown[]>(
      act: ((...given: Given) => unknown) | undefined,
      next: (list: readonly Comment[], saved: Comment) => readonly Comment[],
    ) =>
    async (...given: Given) => {
      try {
        const answer = await act?.(...given)
        if (isComment(answer)) {
          change((list) => next(list, answer))
        }
        return answer
      } catch (error) {
        const current = currentOf(error)
        if (current) {
          put(current)
        }
        throw error
      }
    }
  return (
    <CommentThread.Root
      {...options}
      part="thread"
      {...(source && {
        comments: items ?? [],
        isLoading,
        loadProblem: problem,
        onRetry: read,
        onAdd: deed(options.onAdd, (list, saved) => [
          // An answer that is given again may be of a comment that is here already.
          ...list.filter(({ id }) => id !== saved.id),
          saved,
        ]),
        onEdit: deed(options.onEdit, (list, saved) =>
          list.map((one) => (one.id === saved.id ? saved : one)),
        ),
        onDelete: deed(options.onDelete, (list, gone) => list.filter(({ id }) => id !== gone.id)),
      })}
    />
  )
}
