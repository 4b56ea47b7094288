import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  forwardRef,
  useEffect,
  useRef,
} from 'react'
import {
  Close as DialogClose,
  type CloseProps,
  Content as DialogContent,
  type ContentProps,
  Root as DialogRoot,
  type RootProps as DialogRootProps,
} from '../dialog/dialog.tsx'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useControlled } from '../internals/use-controlled.ts'
import { useLatest } from '../internals/use-latest.ts'
import {
  Root as PersonSearchRoot,
  type RootProps as PersonSearchProps,
} from '../person-search/person-search.tsx'
import { ShareDialogContext, useShareDialog } from './share-dialog.context.ts'
import { shareNotices, shareWords } from './share-dialog.words.ts'
import { type ShareListOptions, useShareList } from './use-share-list.ts'

export { Actions, Description, Title, Trigger } from '../dialog/dialog.tsx'
export {
  Card,
  type CardProps,
  Item,
  type ItemProps,
  List,
  type ListProps,
  Remove,
  type RemoveProps,
} from './share-dialog.list.tsx'

/* Root */

/** Props of `ShareDialog.Root`, which draws nothing itself. */
export interface RootProps extends DialogRootProps, ShareListOptions {
  /** The name under which a form around sends the id of each picked person, such as `personIds`. */
  name?: string | undefined
}

/** Holds whether the dialog is open, and whom it shares with. Picked people stay when it closes unshared. */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  name,
  children,
  ...options
}: RootProps) {
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  const list = useShareList({ ...options, onDone: () => setOpen(false) })
  const box = useRef<HTMLDialogElement>(null)

  const stop = useLatest(list.stop)
  useEffect(() => {
    if (!isOpen) {
      stop.current()
    }
  }, [isOpen, stop])

  return (
    <ShareDialogContext.Provider value={{ ...list, name, box }}>
      <DialogRoot open={isOpen} onOpenChange={setOpen}>
        {children}
      </DialogRoot>
    </ShareDialogContext.Provider>
  )
}

/* Content */

/** The box. */
export const Content = forwardRef<HTMLDialogElement, ContentProps>(function ShareDialogContent(
  { className, ...props },
  ref,
) {
  const { box } = useShareDialog('Content')
  return (
    <DialogContent
      {...props}
      ref={joinRefs(box, ref)}
      className={classNames('hp-share-dialog', className)}
    />
  )
})

/* Search */

/** Props of `ShareDialog.Search`: those of `PersonSearch.Root` but for the chosen person. */
export interface SearchProps extends Omit<
  PersonSearchProps,
  'value' | 'defaultValue' | 'onValueChange'
> {}

/** The person search; put its parts inside. Whom it finds is appended to the list, and at the limit it is off. */
export const Search = forwardRef<HTMLDivElement, SearchProps>(function ShareDialogSearch(
  { className, disabled = false, ...props },
  ref,
) {
  const { isFull, isSharing, add } = useShareDialog('Search')
  return (
    <PersonSearchRoot
      {...props}
      value={null}
      onValueChange={(person) => person && add(person)}
      disabled={disabled || isFull || isSharing}
      ref={ref}
      className={classNames('hp-share-dialog-search', className)}
    />
  )
})

/* Notice */

/** Props of `ShareDialog.Notice`: those of a `p`, and its words. */
export interface NoticeProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {
  /** Words in place of those at the start; `{name}` is the person's, `{limit}` the limit. */
  words?: Partial<Record<keyof typeof shareNotices, string>> | undefined
}

/**
 * What came of the last step: that somebody is in the list already, that it is full or empty. Who
 * came and went is said to screen readers only, since others see it.
 */
export const Notice = forwardRef<HTMLParagraphElement, NoticeProps>(function ShareDialogNotice(
  { asChild = false, words, className, ...props },
  ref,
) {
  const { notice, limit } = useShareDialog('Notice')
  const Part = asChild ? Slot : 'p'
  const isProblem = notice?.name === 'duplicate' || notice?.name === 'nobody'
  const isSeen = isProblem || notice?.name === 'full'
  return (
    <Part
      role="status"
      data-state={notice?.name}
      {...props}
      ref={ref}
      className={classNames(
        'hp-share-dialog-notice',
        isProblem ? 'hp-problem' : undefined,
        isSeen ? undefined : 'hp-unseen',
        className,
      )}
    >
      {notice ? (
        // A new node each time: words that stay the same are not read out again.
        <span key={notice.count}>
          {fillWords(words?.[notice.name] ?? shareNotices[notice.name], {
            name: notice.person?.fullName ?? '',
            limit: String(limit),
          })}
        </span>
      ) : null}
    </Part>
  )
})

/* Problem */

/** Props of `ShareDialog.Problem`: those of a `p`. */
export interface ProblemProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {
  /** For a failure without words of its own. Default 'Something went wrong.'. */
  failed?: ReactNode
}

/** Why sharing failed. The picked people are still there, and Share tries again. */
export const Problem = forwardRef<HTMLParagraphElement, ProblemProps>(function ShareDialogProblem(
  { asChild = false, failed = shareWords.failed, className, ...props },
  ref,
) {
  const { problem } = useShareDialog('Problem')
  const Part = asChild ? Slot : 'p'
  return (
    <Part
      role="alert"
      {...props}
      ref={ref}
      className={classNames('hp-problem hp-share-dialog-problem', className)}
    >
      {problem === undefined ? null : problem || failed}
    </Part>
  )
})

/* Close */

/** Closes the dialog, and gives up what is being shared. Default words 'Cancel'. */
export const Close = forwardRef<HTMLButtonElement, CloseProps>(function ShareDialogClose(
  { className, children = shareWords.cancel, ...props },
  ref,
) {
  useShareDialog('Close')
  return (
    <DialogClose
      {...props}
      ref={ref}
      className={classNames('hp-button hp-share-dialog-close', className)}
    >
      {children}
    </DialogClose>
  )
})

/* Share */

/** Props of `ShareDialog.Share`: those of a `button`. */
export interface ShareProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {
  /** Its words meanwhile. Default 'Sharing...'. */
  sharing?: ReactNode
}

/**
 * Shares with the picked people; with nobody picked it says so. With `type="submit"` and without
 * `onShare` it posts the form around it. Default words 'Share'.
 */
export const Share = forwardRef<HTMLButtonElement, ShareProps>(function ShareDialogShare(
  {
    asChild = false,
    sharing = shareWords.sharing,
    className,
    children = shareWords.share,
    onClick,
    ...props
  },
  ref,
) {
  const { isSharing, share } = useShareDialog('Share')
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && share()) {
      event.preventDefault()
    }
  }
  return (
    <ButtonPart
      data-tone="go"
      data-hp-share=""
      data-state={isSharing ? 'sharing' : 'idle'}
      // Not disabled: that would drop the focus out of the dialog.
      aria-disabled={isSharing || undefined}
      {...props}
      asChild={asChild}
      onClick={press}
      onPress={nothing}
      ref={ref}
      className={classNames('hp-button hp-share-dialog-share', className)}
    >
      {isSharing && !asChild ? sharing : children}
    </ButtonPart>
  )
})

// The press itself decides whether the form around is left to send.
function nothing(): void {}
