import type { Badge, StatusSign } from '@holdpoint/api'
import {
  BadgeCheck,
  CircleCheck,
  CirclePlus,
  CircleX,
  Clock,
  Eye,
  FileCheck2,
  Info,
  PenLine,
} from './icons.ts'
import { classNames } from './class-names.ts'
import styles from './status-badge.module.css'

const icons = {
  completed: CircleCheck,
  approved: BadgeCheck,
  'in-progress': PenLine,
  filled: FileCheck2,
  'in-review': Eye,
  pending: Clock,
  rejected: CircleX,
  new: CirclePlus,
  neutral: Info,
} as const satisfies Record<StatusSign, unknown>

interface StatusBadgeProps {
  badge: Pick<Badge, 'label' | 'style'> & Partial<Pick<Badge, 'sign'>>
  /** Drawn in place of the icon that the look of the badge has. */
  Icon?: (typeof icons)[StatusSign]
}

/** A status as a solid plate with a word and an icon: never colour alone. */
export function StatusBadge({ badge, Icon = icons[badge.sign ?? badge.style] }: StatusBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[badge.style])}>
      <Icon aria-hidden="true" />
      {badge.label}
    </span>
  )
}
