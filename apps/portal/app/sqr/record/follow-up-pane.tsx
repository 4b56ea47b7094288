import { StatusBadge } from '@holdpoint/widgets/status-badge'
import type { ReactNode } from 'react'
import { ActionBadge } from '../../actions/action-badge.tsx'
import { words as actionWords } from '../../actions/actions.words.ts'
import { paths } from '../../paths.ts'
import { FileList, RecordFiles } from '../../records/record-files.tsx'
import parts from '../../records/record-parts.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Link2, Paperclip, Plus, Trash2 } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { SeverityBadge } from '../severity-badge.tsx'
import type { FollowUpView, LinkView } from './follow-up-view.server.ts'
import { raiseAt } from './sqr-commands.ts'
import type { SqrView } from './sqr-view.server.ts'
import { followUpWords as words, lineWords } from './sqr.words.ts'
import styles from './sqr-page.module.css'

interface FollowUpPaneProps {
  view: SqrView
  followUp: FollowUpView
}

/** What follows from a report: its actions, its forms, its files, and what it is linked with. */
export function FollowUpPane({ view, followUp }: FollowUpPaneProps) {
  const { id, can, formKey } = view
  const { actions, forms, files, parent, children } = followUp
  const asked = (dialog: 'attach' | 'link') => paths.sqr(id, { pane: 'followUp', dialog })
  return (
    <div className={styles.pane}>
      <Part
        title={words.actions}
        tool={
          can.raiseAction && (
            <ButtonLink to={raiseAt(id)}>
              <Plus aria-hidden="true" /> {words.raise}
            </ButtonLink>
          )
        }
      >
        {actions.length === 0 ? (
          <p>{words.noActions}</p>
        ) : (
          <ul className={styles.lines}>
            {actions.map((action) => (
              <ActionLine key={action.id} sqrId={id} action={action} />
            ))}
          </ul>
        )}
      </Part>
      <Part
        title={words.forms}
        tool={
          can.edit && (
            <ButtonLink to={asked('attach')} preventScrollReset>
              <Paperclip aria-hidden="true" /> {words.attach}
            </ButtonLink>
          )
        }
      >
        {forms.length === 0 ? (
          <p>{words.noForms}</p>
        ) : (
          <ul className={styles.lines}>
            {forms.map(({ id: formId, name, detail, status, to }) => (
              <li key={formId}>
                <div>
                  {to === null ? <b>{name}</b> : <Link to={to}>{name}</Link>}
                  <small>{detail}</small>
                </div>
                {to !== null && <StatusBadge.Root status={status} />}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={words.files}>
        {files.length === 0 && !can.editNcr && <p>{words.noFiles}</p>}
        {can.editNcr ? (
          <RecordFiles files={files} formKey={formKey} canChange canAdd={followUp.canAddFile} />
        ) : (
          <FileList files={files} />
        )}
      </Part>
      <Part
        title={words.links}
        tool={
          can.link && (
            <ButtonLink to={asked('link')} preventScrollReset>
              <Link2 aria-hidden="true" /> {words.link}
            </ButtonLink>
          )
        }
      >
        {parent === null && children.length === 0 && <p>{words.noLinks}</p>}
        {parent !== null && <Links name={words.above} links={[parent]} />}
        {children.length > 0 && <Links name={words.below} links={children} />}
      </Part>
    </div>
  )
}

function ActionLine({ sqrId, action }: { sqrId: string; action: FollowUpView['actions'][number] }) {
  const { id, number, title, status, to, who, due, isLate, canDelete } = action
  return (
    <li>
      <div>
        {to === null ? <b>{title}</b> : <Link to={to}>{title}</Link>}
        <small>{[number, who].filter(Boolean).join(', ')}</small>
        {due !== '' && <small className={isLate ? styles.late : undefined}>{due}</small>}
      </div>
      <ActionBadge status={status} />
      {canDelete && (
        <ButtonLink
          to={paths.sqr(sqrId, { pane: 'followUp', dialog: 'action', line: id })}
          preventScrollReset
          isIcon
          aria-label={lineWords.ofLine(actionWords.remove, title)}
        >
          <Trash2 aria-hidden="true" />
        </ButtonLink>
      )}
    </li>
  )
}

interface PartProps {
  title: string
  tool?: ReactNode
  children: ReactNode
}

function Part({ title, tool, children }: PartProps) {
  return (
    <section className={parts.part} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {tool}
      </header>
      {children}
    </section>
  )
}

function Links({ name, links }: { name: string; links: readonly LinkView[] }) {
  return (
    <>
      <h3>{name}</h3>
      <ul className={styles.lines}>
        {links.map(({ id, name: linked, detail, severity, to }) => (
          <li key={id}>
            <div>
              {to === null ? <b>{linked}</b> : <Link to={to}>{linked}</Link>}
              <small>{detail}</small>
            </div>
            <SeverityBadge level={severity} />
          </li>
        ))}
      </ul>
    </>
  )
}
