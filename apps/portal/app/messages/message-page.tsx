import { DownloadLink } from '../lists/downloads/download-link.tsx'
import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import { paths } from '../paths.ts'
import { useAskedMove } from '../records/asked-move.ts'
import { Facts } from '../records/facts.tsx'
import type { EventView } from '../records/history/history-view.server.ts'
import { HistoryLines } from '../records/history/record-history.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import { Panes } from '../records/panes.tsx'
import { RecordPage } from '../records/record-page.tsx'
import { RecordTools } from '../records/record-tools.tsx'
import parts from '../records/record-parts.module.css'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { FileSpreadsheet } from '../ui/icons.ts'
import { AcknowledgeForm } from './acknowledge-form.tsx'
import { MessageBadge, PriorityMark } from './message-badge.tsx'
import { messageMoveAt, messageTools } from './message-commands.ts'
import { MessageLanguages } from './message-languages.tsx'
import { words } from './message-page.words.ts'
import { MessageReceipts } from './message-receipts.tsx'
import type { LanguagesView, MessageView, ReceiptsView } from './message-view.server.ts'
import styles from './message-page.module.css'

interface MessagePageProps {
  view: MessageView
  /** What its authors look at; null for those who read it. */
  pane: 'receipts' | 'languages' | 'history' | null
  languages: LanguagesView | null
  receipts: ReceiptsView | null
  events: readonly EventView[] | null
  /** Where the rest of it stands. */
  older: string | null
  excel: string | null
}

/** One message: what it says, what is asked of its reader, and for its authors what became of it. */
export function MessagePage(props: MessagePageProps) {
  const { view, pane, languages, receipts, events, older, excel } = props
  const { id, title, formKey, rowVersion } = view
  const { move, again } = useAskedMove(view.moves)
  return (
    <>
      <RecordPage
        trail={[{ name: words.messages, to: paths.messages() }]}
        number={view.number}
        title={title}
        language={view.language}
        badge={pane !== null && <MessageBadge status={view.status} />}
        facts={
          <>
            {view.by} <PriorityMark priority={view.priority} />
          </>
        }
        tools={
          (view.canEdit || excel !== null) && (
            <>
              <RecordTools tools={messageTools(view)} />
              {excel !== null && (
                <DownloadLink
                  to={excel}
                  name={downloadWords.excelFile}
                  className={buttonClass()}
                  Icon={FileSpreadsheet}
                >
                  {words.excel}
                </DownloadLink>
              )}
            </>
          )
        }
        aside={<Facts rows={view.facts} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={messageMoveAt(id)}
          />
        }
      >
        {view.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {view.isToAcknowledge && (
          <div className={styles.ask}>
            <p>{words.toAcknowledge}</p>
            <AcknowledgeForm messageId={id} round={view.round} title={title} formKey={formKey} />
          </div>
        )}
        <div className={styles.body}>
          {view.image !== null && <img src={view.image} alt={words.picture(title)} />}
          {view.languages.length > 1 && (
            <nav className={styles.states} aria-label={words.language}>
              {view.languages.map(({ code, name, to }) => (
                <Link
                  key={code}
                  to={to}
                  lang={code}
                  aria-current={code === view.language ? 'true' : undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              ))}
            </nav>
          )}
          <p className={parts.text} lang={view.language} dir="auto">
            {view.description}
          </p>
          {view.acknowledged !== null && <p className={styles.done}>{view.acknowledged}</p>}
        </div>
        {pane !== null && (
          <Panes
            label={words.panes.name}
            current={pane}
            panes={[
              { value: 'receipts', name: words.panes.receipts, to: paths.message(id) },
              ...(view.canEdit
                ? [
                    {
                      value: 'languages' as const,
                      name: words.panes.languages,
                      to: paths.message(id, { pane: 'languages' }),
                    },
                  ]
                : []),
              {
                value: 'history',
                name: words.panes.history,
                to: paths.message(id, { pane: 'history' }),
              },
            ]}
          >
            {languages !== null && <MessageLanguages id={id} languages={languages} />}
            {receipts !== null && <MessageReceipts id={id} receipts={receipts} older={older} />}
            {events !== null && <HistoryLines events={events} older={older} />}
          </Panes>
        )}
      </RecordPage>
      {move !== undefined && (
        <MoveDialog
          key={move.event}
          {...{ move, formKey, rowVersion, again }}
          closeTo={paths.message(id)}
        />
      )}
    </>
  )
}
