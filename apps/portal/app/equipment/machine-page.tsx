import type { ReactNode } from 'react'
import { RecordRows } from '../find/record-rows.tsx'
import type { FoundRows, RecordRow } from '../find/found-view.ts'
import { StartForms } from '../my-forms/fill-menu/start-forms.tsx'
import { paths } from '../paths.ts'
import { Facts } from '../records/facts.tsx'
import parts from '../records/record-parts.module.css'
import { RecordPage } from '../records/record-page.tsx'
import { classNames } from '../ui/class-names.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Lock } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { QrImage } from '../ui/qr-code.tsx'
import type { QrPicture } from '../ui/qr-drawing.server.ts'
import { labelWords, words } from './equipment.words.ts'
import { raiseAt } from './machine-commands.ts'
import type { MachineView } from './machine-view.server.ts'
import styles from './machine-page.module.css'

interface MachinePageProps {
  view: MachineView
  /** Whether the reader may begin a lockout of it. */
  mayPlan: boolean
  readsTemplates: boolean
  /** Its label's code. */
  picture: QrPicture
  formKey: string
}

/** One machine: whether it is locked out, what is open on it, what was found on it, what to begin. */
export function MachinePage({ view, mayPlan, readsTemplates, picture, formKey }: MachinePageProps) {
  const { id, code, name, category, isRetired } = view
  const inLists = paths.ofMachine(id)
  return (
    <RecordPage
      trail={[{ name: words.equipment, to: paths.search({ q: code, kind: 'equipment' }) }]}
      number={code}
      title={name}
      badge={isRetired ? <span className={styles.retired}>{words.retired}</span> : null}
      facts={words.facts(category)}
      aside={
        <>
          <Facts rows={view.facts} />
          <section className={classNames(parts.plate, styles.label)} aria-labelledby="label">
            <h2 id="label">{labelWords.title(1)}</h2>
            <div className={styles.code}>
              <QrImage picture={picture} label={labelWords.opens(code)} />
            </div>
            <ButtonLink to={paths.machineLabels([id])}>{words.label}</ButtonLink>
          </section>
        </>
      }
    >
      <Held lockouts={view.lockouts} to={inLists.lockouts} />
      {view.forms.length > 0 && (
        <section className={classNames(parts.plate, styles.begins)} aria-labelledby="fill">
          <h2 id="fill">{words.fill}</h2>
          <StartForms forms={view.forms} formKey={formKey} assetId={id} />
        </section>
      )}
      {readsTemplates && (
        <Part part="templates" found={view.templates} to={inLists.templates}>
          {view.templates.rows.length === 0 && <p>{words.noTemplates}</p>}
          {mayPlan &&
            view.templates.rows.map(({ id: templateId, code: painted }) => (
              <p key={templateId} className={styles.begins}>
                <ButtonLink to={paths.lockoutEdit({ templateId, assetId: id })}>
                  {words.beginFrom(painted)}
                </ButtonLink>
              </p>
            ))}
        </Part>
      )}
      <Part part="actions" found={view.actions} to={inLists.actions}>
        {view.actions.rows.length === 0 && <p>{words.noActions}</p>}
        {!isRetired && (
          <p className={styles.begins}>
            <ButtonLink to={raiseAt(view)}>{words.raise}</ButtonLink>
          </p>
        )}
      </Part>
      {view.workOrders.rows.length > 0 && (
        <Part
          part="workOrders"
          found={view.workOrders}
          to={paths.search({ q: code, kind: 'workOrders' })}
        />
      )}
      {view.drafts.rows.length > 0 && (
        <Part part="drafts" found={view.drafts} to={inLists.drafts} />
      )}
      <Part part="entries" found={view.entries} to={inLists.entries}>
        {view.entries.rows.length === 0 && <p>{words.noEntries}</p>}
      </Part>
      <Part part="reports" found={view.reports} to={inLists.reports}>
        {view.reports.rows.length === 0 && <p>{words.noReports}</p>}
      </Part>
      <p className={styles.note}>{words.onlyReadable}</p>
    </RecordPage>
  )
}

/** Whether it is locked out, before all else; silence is never told as safety. */
function Held({ lockouts, to }: { lockouts: FoundRows<RecordRow>; to: string }) {
  const isHeld = lockouts.rows.length > 0
  return (
    <section className={classNames(parts.plate, isHeld && styles.held)} aria-labelledby="held">
      <h2 id="held">
        {isHeld && <Lock aria-hidden="true" />}
        {isHeld ? words.heldTitle : words.notHeld}
      </h2>
      <p>{isHeld ? words.held : words.notHeldNote}</p>
      {isHeld && <RecordRows rows={lockouts.rows} />}
      {lockouts.hasMore && <Link to={to}>{words.all.lockouts}</Link>}
    </section>
  )
}

interface PartProps {
  part: Exclude<keyof typeof words.all, 'lockouts'>
  found: FoundRows<RecordRow>
  /** The list that shows all of it. */
  to: string
  children?: ReactNode
}

/** Some of what hangs on it, with the way to all of it. */
function Part({ part, found: { rows, hasMore }, to, children }: PartProps) {
  return (
    <section className={classNames(parts.plate, styles.part)} aria-labelledby={part}>
      <h2 id={part}>{words[part]}</h2>
      {rows.length > 0 && <RecordRows rows={rows} />}
      {children}
      {hasMore && (
        <Link to={to} className={styles.all}>
          {words.all[part]}
        </Link>
      )}
    </section>
  )
}
