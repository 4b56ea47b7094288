import {
  type Badge,
  type FormStatusStyle,
  type RawStatus,
  type StatusSign,
  badgeOf,
} from '@holdpoint/api/vocabulary'
import { type HTMLAttributes, forwardRef } from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { part } from '../internals/part.tsx'
import { statusIcons } from './status-badge.icons.ts'

const Plate = part('span', 'hp-status-badge')
const Drawing = part('span', 'hp-status-badge-icon')

/* Root */

/** Props of `StatusBadge.Root`: those of a `span`. */
export interface RootProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** The status in any spelling that comes over the wire. */
  status?: RawStatus
  /** Whether the reader's own signature is pending: the badge then says In Review. Default `false`. */
  isOwnSignPending?: boolean | undefined
  /** Whether the reader's own approval is pending: the badge then says Pending. Default `false`. */
  isOwnApprovalPending?: boolean | undefined
  /** What `badgeOf` has answered already, such as to a server; the three above then say nothing. */
  badge?: (Pick<Badge, 'label' | 'style'> & Partial<Badge>) | undefined
  /** Words in place of the status's own. */
  label?: string | undefined
  /** A look in place of the status's own. */
  look?: FormStatusStyle | undefined
}

/**
 * A status as a solid plate with an icon and words. Both follow the status; children replace them.
 * `data-status` is the look, `data-reason` what decided it.
 */
export const Root = forwardRef<HTMLSpanElement, RootProps>(function StatusBadgeRoot(
  {
    status,
    isOwnSignPending = false,
    isOwnApprovalPending = false,
    badge = badgeOf({ formStatus: status, isOwnSignPending, isOwnApprovalPending }),
    label,
    look,
    children,
    ...props
  },
  ref,
) {
  const style = look ?? badge.style
  return (
    <Plate data-status={style} data-reason={badge.reason} {...props} ref={ref}>
      {children ?? (
        <>
          <Icon look={look ?? badge.sign ?? style} />
          {label ?? badge.label}
        </>
      )}
    </Plate>
  )
})

/* Icon */

/** Props of `StatusBadge.Icon`: those of a `span`. */
export interface IconProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** Whose drawing it is. Default `neutral`; children replace it with a drawing of your own. */
  look?: StatusSign | undefined
}

/** The drawing, hidden from assistive technology because the words say it all. */
export const Icon = forwardRef<HTMLSpanElement, IconProps>(function StatusBadgeIcon(
  { look = 'neutral', children = lineDrawing(statusIcons[look]), ...props },
  ref,
) {
  return (
    <Drawing aria-hidden="true" {...props} ref={ref}>
      {children}
    </Drawing>
  )
})
