import { PrefetchPageLinks, useNavigate } from '@remix-run/react'
import {
  createContext,
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from 'react'

interface Way {
  /** Takes the place of this page in the history, as a dialog's links do. */
  replace?: boolean | undefined
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean | undefined
}

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, Way {
  /** The path of a page of the portal, with its query. */
  to: string
}

/**
 * A link to a page of the portal: without a script a plain anchor, with one a step within the page.
 * A list has a hundred of them, and the router's own link asks five contexts and resolves its
 * address each time, which was a fifth of what a page of the list cost.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, preventScrollReset, onClick, children, ...rest },
  ref,
) {
  const follow = useContext(FollowContext)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    follow?.({ event, link: event.currentTarget }, to, { replace, preventScrollReset })
  }
  return (
    <a {...rest} ref={ref} href={to} onClick={click}>
      {children}
    </a>
  )
})

type EagerLinkProps = Omit<LinkProps, keyof Way>

/** A link whose page is fetched as soon as somebody points at it and stays there. */
export const EagerLink = forwardRef<HTMLAnchorElement, EagerLinkProps>(
  function EagerLink(props, ref) {
    const [isPointedAt, setPointedAt] = useState(false)
    const [isMeant, setMeant] = useState(false)
    const point = () => setPointedAt(true)
    const leave = () => setPointedAt(false)

    useEffect(() => {
      const timer = setTimeout(() => setMeant(isPointedAt), isPointedAt ? pointedAtMs : 0)
      return () => clearTimeout(timer)
    }, [isPointedAt])

    return (
      <>
        <Link
          {...props}
          ref={ref}
          onFocus={point}
          onBlur={leave}
          onMouseEnter={point}
          onMouseLeave={leave}
          onTouchStart={point}
        />
        {isMeant && <PrefetchPageLinks page={props.to} />}
      </>
    )
  },
)

/** A pointer on its way elsewhere has passed by then. */
const pointedAtMs = 100

interface Click {
  event: MouseEvent
  link: HTMLAnchorElement
}

type Follow = (click: Click, to: string, way: Way) => void

const FollowContext = createContext<Follow | null>(null)

/** Lets every link below it be followed by the router. */
export function FollowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const follow = useCallback<Follow>(
    (click, to, { replace = isHere(to), preventScrollReset = false }) => {
      if (isForTheBrowser(click)) {
        return
      }
      click.event.preventDefault()
      navigate(to, { replace, preventScrollReset, viewTransition: isSeenToMove(to) })
    },
    [navigate],
  )
  return <FollowContext.Provider value={follow}>{children}</FollowContext.Provider>
}

/**
 * The click handler of an element whose links are plain anchors, followed like `Link`s without a
 * component and a handler for each: a list has eighty of them. A link that opens a dialog leaves the
 * page where it is scrolled to.
 */
export function useFollowedLinks(): { onClick: (event: MouseEvent<HTMLElement>) => void } {
  const follow = useContext(FollowContext)
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = clickedLink(event)
      if (link !== null && event.currentTarget.contains(link)) {
        const to = `${link.pathname}${link.search}${link.hash}`
        const preventScrollReset = new URLSearchParams(link.search).has('dialog')
        follow?.({ event, link }, to, { preventScrollReset })
      }
    },
    [follow],
  )
  return { onClick }
}

/** The link that was clicked, wherever its handler stands. */
export function clickedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** Another tab, another window, a download: those are not steps within the page. */
export function isForTheBrowser({ event, link: { target } }: Click): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (target !== '' && target !== '_self')
  )
}

/**
 * Another page is faded into; a dialog, a tab or the next rows of a list are there at once, and
 * whoever wants no motion gets none (base.css says how long it takes).
 */
function isSeenToMove(to: string): boolean {
  const { pathname, href } = window.location
  return (
    new URL(to, href).pathname !== pathname &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** The address that one is at already does not want a second place in the history. */
function isHere(to: string): boolean {
  const { pathname, search, hash } = window.location
  return to === `${pathname}${search}${hash}`
}
