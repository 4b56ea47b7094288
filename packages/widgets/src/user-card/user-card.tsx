import {
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  type SyntheticEvent,
  forwardRef,
} from 'react'
import { experienceLabel, initialsOf, monthsBetween } from '@holdpoint/api/vocabulary'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { mailAddress, safePicture } from '../internals/safe-address.ts'
import { Slot } from '../internals/slot.tsx'

export { SseBadge, type SseBadgeProps } from './sse-badge.tsx'

/* Root */

/** Props of `UserCard.Root`: those of a `div`. */
export interface RootProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/** The card. No part of it has state or hooks, so a server draws it whole. */
export const Root = forwardRef<HTMLDivElement, RootProps>(function UserCardRoot(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'div'
  return <Part {...props} ref={ref} className={classNames('hp-user-card', className)} />
})

/* Picture */

/** Props of `UserCard.Picture`: those of a `span`. */
export interface PictureProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** The address of the picture. Without one the initials show. */
  src?: string | null | undefined
  /** The name that the initials are taken from. */
  name?: string | undefined
}

/**
 * The picture, or the initials where there is none or it does not load. Hidden from assistive
 * technology, because the name stands beside it. Children replace both.
 */
export const Picture = forwardRef<HTMLSpanElement, PictureProps>(function UserCardPicture(
  { asChild = false, src, name = '', className, children, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'span'
  const picture = src ? safePicture(src) : undefined
  return (
    <Part
      aria-hidden="true"
      {...props}
      ref={ref}
      className={classNames('hp-user-card-picture', className)}
    >
      {children ?? (
        <>
          {initialsOf(name)}
          {picture ? (
            <img
              key={picture}
              ref={hideIfBroken}
              loading="lazy"
              decoding="async"
              width="56"
              height="56"
              alt=""
              src={picture}
              onError={hide}
            />
          ) : null}
        </>
      )}
    </Part>
  )
})

// The picture lies over the initials, so one that does not load only has to go. It may have failed
// before the script came.
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) {
    image.hidden = true
  }
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true
}

/* Name */

/** Props of `UserCard.Name`: those of a `p`. */
export interface NameProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {}

/** What the person is called. With `asChild` a heading or a link. */
export const Name = forwardRef<HTMLParagraphElement, NameProps>(function UserCardName(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'p'
  return <Part {...props} ref={ref} className={classNames('hp-user-card-name', className)} />
})

/* Title */

/** Props of `UserCard.Title`: those of a `p`. */
export interface TitleProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {}

/** What the person does. */
export const Title = forwardRef<HTMLParagraphElement, TitleProps>(function UserCardTitle(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'p'
  return <Part {...props} ref={ref} className={classNames('hp-user-card-title', className)} />
})

/* Experience */

/** Props of `UserCard.Experience`: those of a `p`. */
export interface ExperienceProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {
  /** The day of hiring as `YYYY-MM-DD`. */
  hireDate?: string | null | undefined
  /** The day to count to. Default: today in UTC, on which server and browser agree. */
  today?: string | undefined
  /** The months themselves, in place of the day of hiring. */
  months?: number | undefined
  /** The words around. Default 'Experience: {time}'. */
  words?: string | undefined
  /** Tells the months in words; `undefined` draws nothing. Default: months under a year, then half years. */
  formatMonths?: ((months: number) => string | undefined) | undefined
}

/** For how long the person has been at it. Nothing is drawn for a day still to come or none at all. */
export const Experience = forwardRef<HTMLParagraphElement, ExperienceProps>(
  function UserCardExperience(
    {
      asChild = false,
      hireDate,
      today = new Date().toISOString().slice(0, 10),
      months = hireDate ? monthsBetween(hireDate, today) : Number.NaN,
      words = 'Experience: {time}',
      formatMonths = experienceLabel,
      className,
      children,
      ...props
    },
    ref,
  ) {
    const time = formatMonths(months)
    const Part = asChild ? Slot : 'p'
    return children === undefined && time === undefined ? null : (
      <Part {...props} ref={ref} className={classNames('hp-user-card-experience', className)}>
        {children ?? words.replace('{time}', () => time ?? '')}
      </Part>
    )
  },
)

/* Email */

/** Props of `UserCard.Email`: those of an `a`. */
export interface EmailProps extends AnchorHTMLAttributes<HTMLAnchorElement>, AsChild {
  /** The address to write to; shown where there are no children. */
  address?: string | undefined
}

/** A link that starts a letter to the person. */
export const Email = forwardRef<HTMLAnchorElement, EmailProps>(function UserCardEmail(
  { asChild = false, address = '', className, children = address, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'a'
  const href = address === '' ? undefined : mailAddress(address)
  return (
    <Part
      {...(href === undefined ? {} : { href })}
      {...props}
      ref={ref}
      className={classNames('hp-user-card-email', className)}
    >
      {children}
    </Part>
  )
})
