import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type MouseEvent,
  createContext,
  forwardRef,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { numbersIn } from '../internals/locale.ts'
import { part } from '../internals/part.tsx'
import { useParent } from '../internals/use-parent.ts'
import { type OnVote, type Upvote, useUpvote } from './use-upvote.ts'

type Shared = Upvote & {
  isOwn: boolean
  isAsked: boolean
  locale: string
}

const UpvoteContext = createContext<Shared | undefined>(undefined)

const Box = part('div', 'hp-upvote')
const Plate = part('button', 'hp-button hp-upvote-button')

/* Root */

/** Props of `UpvoteButton.Root`: those of a `div`. */
export interface RootProps extends HTMLAttributes<HTMLDivElement>, AsChild {
  /** How many votes the form has, one's own included. */
  count: number
  /** Whether one's own vote is among them. Default `false`. */
  isVoted?: boolean | undefined
  /** Whether the form is one's own: nobody votes for theirs, so an attempt is ignored. Default `false`. */
  isOwn?: boolean | undefined
  /** Puts the vote on record. The button shows it at once and goes back if this rejects. */
  onVote?: OnVote | undefined
  /** How the count is written. Default `en-US`. */
  locale?: string | undefined
}

/** Holds the vote for a form. Without children it has all its parts. */
export const Root = forwardRef<HTMLDivElement, RootProps>(function UpvoteRoot(
  { count, isVoted = false, isOwn = false, onVote, locale = 'en-US', children, ...props },
  ref,
) {
  const upvote = useUpvote({ count, isVoted, isOwn, onVote })
  return (
    <UpvoteContext.Provider value={{ ...upvote, isOwn, isAsked: onVote !== undefined, locale }}>
      <Box data-state={upvote.isVoted ? 'voted' : 'open'} {...props} ref={ref}>
        {children ?? (
          <>
            <Button />
            <Problem />
          </>
        )}
      </Box>
    </UpvoteContext.Provider>
  )
})

/* Button */

/** Props of `UpvoteButton.Button`: those of a `button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {
  /** Its name, before the count. It stays the same when pressed. Default 'Upvote'. */
  word?: string | undefined
  /** Why one's own form takes no vote. Default 'You cannot upvote your own form.'. */
  ownReason?: string | undefined
}

/**
 * The toggle. With `type="submit"` in a form it posts the vote where no script runs; once `onVote`
 * is there it takes the place of the post. On one's own form it stays reachable, so that its reason
 * can be read.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function UpvoteToggle(
  {
    asChild = false,
    word = 'Upvote',
    ownReason = 'You cannot upvote your own form.',
    onClick,
    children,
    ...props
  },
  ref,
) {
  const { isVoted, isOwn, isBusy, isAsked, toggle } = useParent(
    UpvoteContext,
    'UpvoteButton.Button',
    'UpvoteButton.Root',
  )
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) {
      if (isOwn || isAsked) {
        event.preventDefault()
      }
      toggle()
    }
  }
  return (
    <Plate
      {...(asChild ? {} : { type: 'button' })}
      aria-pressed={isVoted}
      aria-busy={isBusy || undefined}
      aria-disabled={isOwn || undefined}
      aria-description={isOwn ? ownReason : undefined}
      title={isOwn ? ownReason : undefined}
      {...props}
      asChild={asChild}
      ref={ref}
      onClick={press}
    >
      {children ?? (
        <>
          {lineDrawing(thumb, 20)}
          <span className="hp-unseen">{word} </span>
          <Count />
        </>
      )}
    </Plate>
  )
})

const thumb =
  'M7 10.5V20H4.5A1.5 1.5 0 0 1 3 18.5V12a1.5 1.5 0 0 1 1.5-1.5ZM7 10.5 11 3a2.5 2.5 0 0 1 2.5 3l-.75 3.5h5.75a2 2 0 0 1 2 2.4l-1.35 6.5a2 2 0 0 1-2 1.6H7'

/* Count and Problem */

/** How many votes there are, one's own included. */
export const Count = part('span', 'hp-upvote-count', () => {
  const { count, locale } = useParent(UpvoteContext, 'UpvoteButton.Count', 'UpvoteButton.Root')
  return { children: numbersIn(locale).format(count) }
})

/** Says why the vote was taken back. It is there before its words, so that screen readers hear them. */
export const Problem = part('p', 'hp-problem hp-upvote-problem', () => {
  const { problem } = useParent(UpvoteContext, 'UpvoteButton.Problem', 'UpvoteButton.Root')
  return { role: 'status', dir: 'auto', children: problem }
})
