import { type HTMLAttributes, forwardRef } from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { Slot } from '../internals/slot.tsx'

/** Props of `UserCard.SseBadge`: those of a `span`. */
export interface SseBadgeProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** What a screen reader says in place of the short word. Default 'Short-service employee (SSE)'. */
  longName?: string | undefined
}

/** The green hat of a short-service employee; draw it where `isSSE` is set. Default word 'SSE'. */
export const SseBadge = forwardRef<HTMLSpanElement, SseBadgeProps>(function UserCardSseBadge(
  {
    asChild = false,
    longName = 'Short-service employee (SSE)',
    className,
    children = 'SSE',
    ...props
  },
  ref,
) {
  const names = classNames('hp-sse-badge', className)
  return asChild ? (
    <Slot role="img" aria-label={longName} {...props} ref={ref} className={names}>
      {children}
    </Slot>
  ) : (
    <span role="img" aria-label={longName} {...props} ref={ref} className={names}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor">
        <path d="M2 11a6 6 0 0 1 3.7-5.6V8.5h1.2V3.5h2.2v5h1.2V5.4A6 6 0 0 1 14 11zM.5 12h15v2H.5z" />
      </svg>
      {children}
    </span>
  )
})
