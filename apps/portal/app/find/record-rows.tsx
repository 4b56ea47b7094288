import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { Link } from '../ui/link.tsx'
import type { RecordRow } from './found-view.ts'
import styles from './record-rows.module.css'

/** Records of whatever kind, a line each, with the way to them. */
export function RecordRows({ rows }: { rows: readonly RecordRow[] }) {
  return (
    <ul>
      {rows.map(({ id, to, name, detail, badge }) => (
        <li key={id}>
          <Link to={to} className={styles.row}>
            <span>
              <b>{name}</b>
              <small>{detail}</small>
            </span>
            {badge !== undefined && <StatusBadge.Root badge={badge} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
