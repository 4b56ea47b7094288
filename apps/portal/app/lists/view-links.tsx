import type { ReactNode } from 'react'
import type { Eye } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { menuItemClass } from '../ui/menu.tsx'
import { MenuGroup } from './more-menu.tsx'

/** A way in which a list is shown, and the link to it. */
export type ViewLink = {
  readonly name: string
  readonly Icon: typeof Eye
  readonly to: string
  readonly isShown: boolean
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
}

interface ViewLinksProps {
  name: string
  links: readonly ViewLink[]
  /** What else there is to say of the views. */
  children?: ReactNode
}

/** Turns between the ways in which a list is shown: a group of its menu. */
export function ViewLinks({ name, links, children }: ViewLinksProps) {
  return (
    <MenuGroup name={name}>
      {links.map(({ name: view, Icon, isShown, ...link }) => (
        <Link
          key={view}
          {...link}
          className={menuItemClass()}
          aria-current={isShown ? 'true' : undefined}
        >
          <Icon aria-hidden="true" />
          {view}
        </Link>
      ))}
      {children}
    </MenuGroup>
  )
}
