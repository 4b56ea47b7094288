import type { ReactNode } from 'react'
import { answerPreviewLengthMax, notesPreviewLengthMax, sentences } from '@holdpoint/api'
import { ReadMore } from '@holdpoint/widgets/read-more'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { Tag } from '@holdpoint/widgets/tag'
import { subFormsId } from '../../entry-sub-forms/entry-sub-forms.ts'
import { paths } from '../../paths.ts'
import { Panes } from '../../records/panes.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { MomentTime } from '../../records/moment-time.tsx'
import { counted, countNames, words as pageWords } from '../my-forms.words.ts'
import styles from './info-dialog.module.css'
import { InfoList } from './info-lists.tsx'
import type { InfoView } from './info-view.ts'
import { subFormsOf, words } from './info.words.ts'
import {
  infoPanes,
  type InfoPane,
  type MyFormsDialog,
  type MyFormsPlace,
} from '../my-forms.place.ts'

interface InfoDialogProps {
  place: MyFormsPlace
  /** The pane that the address names; the first one without. */
  pane: InfoPane | undefined
  info: InfoView
}

/** What is known about an entry, for somebody who does not want to open it. */
export function InfoDialog({ place, pane = infoPanes[0], info }: InfoDialogProps) {
  const { id, counts } = info
  const to = (dialog: MyFormsDialog) => place.withDialog(dialog).address
  const opensAt =
    place.said.section === 'signature' ? paths.reviewQuestion(id, { tab: 6 }) : paths.fillOut(id)
  return (
    <Dialog title={words.title} size="large" closeTo={place.closed.address}>
      <div className={styles.head}>
        <h3 className={styles.name}>{info.title}</h3>
        <StatusBadge.Root badge={info.badge} />
        {info.elevatedFrom !== null && <Tag.Root kind="elevated" />}
        {info.isReopened && <Tag.Root kind="reopened" />}
      </div>
      <Panes
        label={words.title}
        current={pane}
        panes={infoPanes.map((value) => ({
          ...{ value, name: words.panes[value], count: countsOf(info)[value] },
          to: to({ kind: 'info', id, pane: value }),
        }))}
      >
        {pane === 'about' ? (
          <Facts info={info} opensAt={opensAt} />
        ) : (
          <InfoList pane={pane} info={info} />
        )}
      </Panes>
      <DialogActions>
        <Link
          to={to({ kind: 'comments', id, chosen: null })}
          replace
          preventScrollReset
          className={buttonClass()}
        >
          {counted(counts.comments, countNames.comments)}
        </Link>
        <Link to={to({ kind: 'actions', id })} replace preventScrollReset className={buttonClass()}>
          {counted(counts.actions, countNames.actions)}
        </Link>
        <ButtonLink tone="go" to={opensAt}>
          {sentences.buttons.view}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}

/** How many of each list there are; the facts are not counted. */
function countsOf({ approvals, attachments, historyCount }: InfoView) {
  return {
    about: undefined,
    approvals: approvals.length,
    attachments: attachments.length,
    history: historyCount,
  }
}

interface FactsProps {
  info: InfoView
  /** Where the reader opens the entry. */
  opensAt: string
}

function Facts({ info, opensAt }: FactsProps) {
  const { score } = info
  return (
    <dl className={styles.facts}>
      <Fact name={words.number}>{info.number}</Fact>
      <Fact name={words.type}>{info.typeName}</Fact>
      <Fact name={words.version}>{info.formVersion}</Fact>
      <Fact name={words.startedBy}>{info.startedBy}</Fact>
      <Fact name={words.started}>
        <MomentTime moment={info.started} />
      </Fact>
      <Fact name={words.submitted}>
        {info.submitted === null ? words.notSubmitted : <MomentTime moment={info.submitted} />}
      </Fact>
      <Fact name={words.crew}>{info.crew || words.none}</Fact>
      <Fact name={words.pads}>{info.padNames}</Fact>
      <Fact name={words.score}>
        {score === null
          ? words.none
          : `${score.percent}${score.result === null ? '' : ` ${score.result}`}`}
      </Fact>
      <Fact name={words.passMark}>{info.passMark ?? words.none}</Fact>
      <Fact name={words.signature}>
        {info.approvals.length === 0 ? words.noSignature : pageWords.signature[info.signature]}
      </Fact>
      <Fact name={words.subForms}>
        <SubForms info={info} opensAt={opensAt} />
      </Fact>
      {info.elevatedFrom !== null && <Fact name={words.elevatedFrom}>{info.elevatedFrom}</Fact>}
      {info.answer !== '' && (
        <Fact name={words.answer} isWide>
          <ReadMore.Root text={info.answer} length={answerPreviewLengthMax} />
        </Fact>
      )}
      {info.notes !== '' && (
        <Fact name={words.notes} isWide>
          <ReadMore.Root text={info.notes} length={notesPreviewLengthMax} />
        </Fact>
      )}
    </dl>
  )
}

/** How many sub-forms there are, and the way to them. */
function SubForms({ info: { subForms }, opensAt }: FactsProps) {
  const said = subFormsOf(subForms)
  const hasNone = subForms.ofForm + subForms.added === 0
  return hasNone ? said : <Link to={`${opensAt}#${subFormsId}`}>{said}</Link>
}

interface FactProps {
  name: string
  isWide?: boolean
  children: ReactNode
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
