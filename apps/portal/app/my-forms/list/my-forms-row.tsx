import { Link } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  CircleCheck,
  Clock,
  EllipsisVertical,
  Eye,
  Layers,
  ListTodo,
  MessageSquare,
  ThumbsUp,
  Trash2,
} from '../../ui/icons.ts'
import { Menu, menuItemClass } from '../../ui/menu.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { MyFormRow } from './my-forms.rows.server.ts'
import { addressOf, type MyFormsSearch } from '../search/my-forms.search.ts'
import { counted, countNames, words } from '../my-forms.words.ts'
import styles from './my-forms-table.module.css'

interface MyFormsRowProps {
  row: MyFormRow
  search: MyFormsSearch
  hasSignature: boolean
}

/** One entry: the whole row is the link of its name; the menu lies above it. */
export function MyFormsRow({ row, search, hasSignature }: MyFormsRowProps) {
  const { started } = row
  return (
    <tr>
      <td className={styles.form}>
        <Link to={row.to} className={styles.name}>
          {row.title}
        </Link>
        <FormLine row={row} />
      </td>
      <td className={styles.status}>
        <StatusBadge badge={row.badge} />
        {row.score !== null && (
          <small className={classNames(styles.score, row.score.result && styles[row.score.result])}>
            {row.score.percent}
            {row.score.result !== null && <span> {row.score.result}</span>}
          </small>
        )}
        {hasSignature && (
          <div className={styles.underStatus}>
            <Signature state={row.signature} />
          </div>
        )}
      </td>
      {hasSignature && (
        <td className={styles.signature}>
          <Signature state={row.signature} />
        </td>
      )}
      <td className={styles.crew}>{row.crew}</td>
      <td className={styles.pad}>{row.padNames}</td>
      <td className={styles.started}>
        <time dateTime={started.instant} title={started.exact}>
          {started.day} <small>{started.clock}</small>
        </time>
      </td>
      <td className={styles.activity}>
        <Counts row={row} />
      </td>
      <td className={styles.more}>
        <RowMenu row={row} search={search} />
      </td>
    </tr>
  )
}

function FormLine({ row }: { row: MyFormRow }) {
  const place = [row.padNames, row.crew].filter((part) => part !== '' && part !== 'N/A').join(', ')
  return (
    <>
      <div className={styles.line}>
        {row.elevatedFrom !== null && (
          <Tag kind="elevated" title={`Elevated from ${row.elevatedFrom}`} />
        )}
        {row.isReopened && <Tag kind="reopened" />}
        <span className={styles.place}>{place}</span>
        <span className={styles.lead}>
          <b>{row.typeName}</b>
          {row.answer !== null && <span className={styles.answer}>{row.answer.shown}</span>}
        </span>
      </div>
      {row.answer !== null && row.answer.whole !== null && (
        <details className={styles.whole}>
          <summary>
            <span className={styles.readMore}>{words.readMore}</span>
            <span className={styles.readLess}>{words.readLess}</span>
          </summary>
          <p>{row.answer.whole}</p>
        </details>
      )}
    </>
  )
}

function Signature({ state }: { state: MyFormRow['signature'] }) {
  const Icon = state === 'complete' ? CircleCheck : Clock
  return (
    <span className={classNames(styles.sign, styles[state])}>
      <Icon aria-hidden="true" />
      {words.signature[state]}
    </span>
  )
}

const countIcons = {
  comments: MessageSquare,
  votes: ThumbsUp,
  actions: ListTodo,
  subForms: Layers,
} as const

const countKinds = ['comments', 'votes', 'actions', 'subForms'] as const

function Counts({ row }: { row: MyFormRow }) {
  return (
    <ul className={styles.counts}>
      {countKinds.map((kind) => {
        const Icon = countIcons[kind]
        const count = row.counts[kind]
        const isMine = kind === 'votes' && row.isVotedByMe
        const name = counted(count, countNames[kind])
        return (
          <li
            key={kind}
            title={isMine ? `${name}, one of them yours` : name}
            className={classNames(count === 0 && styles.zero, isMine && styles.mine)}
          >
            <Icon aria-hidden="true" />
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}

function RowMenu({ row, search }: { row: MyFormRow; search: MyFormsSearch }) {
  const toDelete = paths.myForms(addressOf({ ...search, dialog: { kind: 'delete', id: row.id } }))
  return (
    <Menu
      label={`${words.columns.more} for ${row.title}, ${row.started.day} ${row.started.clock}`}
      summary={<EllipsisVertical aria-hidden="true" />}
      summaryClassName={buttonClass({ tone: 'quiet', isIcon: true })}
    >
      <ul>
        <li>
          <Link to={row.to} className={menuItemClass()}>
            <Eye aria-hidden="true" />
            {sentences.buttons.view}
          </Link>
        </li>
        {row.canDelete && (
          <li>
            <Link to={toDelete} className={menuItemClass(true)} preventScrollReset>
              <Trash2 aria-hidden="true" />
              {words.remove}
            </Link>
          </li>
        )}
      </ul>
    </Menu>
  )
}
