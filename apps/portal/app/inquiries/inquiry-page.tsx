import { useActionData, useSearchParams } from '@remix-run/react'
import { paths } from '../paths.ts'
import { useAskedMove } from '../records/asked-move.ts'
import { isEditAgain } from '../records/edit-again.ts'
import { Facts } from '../records/facts.tsx'
import type { EventView } from '../records/history/history-view.server.ts'
import { RecordHistory } from '../records/history/record-history.tsx'
import { MomentTime } from '../records/moment-time.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import { RecordPage } from '../records/record-page.tsx'
import parts from '../records/record-parts.module.css'
import { RecordTools } from '../records/record-tools.tsx'
import { Lock } from '../ui/icons.ts'
import { InquiryBadge } from './inquiry-badge.tsx'
import { inquiryMoveAt, inquiryTools } from './inquiry-commands.ts'
import type { InquiryView } from './inquiry-view.server.ts'
import { words } from './inquiry.words.ts'
import { ReplyForm } from './reply-form.tsx'
import styles from './inquiry-page.module.css'

interface InquiryPageProps {
  view: InquiryView
  events: readonly EventView[]
  /** Where older lines of the history stand; null without any. */
  older: string | null
}

/** One inquiry: what was asked, what was written below it, and what became of it. */
export function InquiryPage({ view, events, older }: InquiryPageProps) {
  const { id, formKey, rowVersion } = view
  const { move, again } = useAskedMove(view.moves)
  const tools = inquiryTools(view)
  return (
    <>
      <RecordPage
        trail={[{ name: words.inquiries, to: paths.inquiries() }]}
        number={view.number}
        title={view.subject}
        badge={<InquiryBadge status={view.status} />}
        facts={view.by}
        tools={tools.length > 0 && <RecordTools tools={tools} />}
        aside={<Facts rows={view.facts} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={inquiryMoveAt(id)}
          />
        }
      >
        {view.why !== null && <p className={parts.reason}>{view.why}</p>}
        <div className={parts.plate}>
          <p className={parts.text}>{view.description}</p>
        </div>
        <Replies view={view} />
        <RecordHistory events={events} older={older} />
      </RecordPage>
      {move !== undefined && (
        <MoveDialog
          key={move.event}
          {...{ move, formKey, rowVersion, again }}
          reasonLabel={words.reasons[move.event]}
          closeTo={paths.inquiry(id)}
        />
      )}
    </>
  )
}

function Replies({ view }: Pick<InquiryPageProps, 'view'>) {
  const { replies, canReply, canNote } = view
  const answer = useActionData<unknown>()
  const [asked] = useSearchParams()
  // What came back of a dialog is the dialog's.
  const again = isEditAgain(answer) && asked.get('dialog') === null ? answer : undefined
  return (
    <section className={parts.part} aria-labelledby="replies-title">
      <h2 id="replies-title">{words.replies}</h2>
      {replies.length === 0 ? (
        <p>{words.noReplies}</p>
      ) : (
        <ol className={styles.replies}>
          {replies.map(({ id, who, at, text, isInternal }) => (
            <li key={id} className={isInternal ? styles.note : undefined}>
              <p className={styles.by}>
                <b>{who}</b> <MomentTime moment={at} />
                {isInternal && (
                  <span>
                    <Lock aria-hidden="true" />
                    {words.note}
                  </span>
                )}
              </p>
              <p className={parts.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {(canReply || canNote || again !== undefined) && (
        // A form that was sent begins anew; what others write leaves it alone.
        <ReplyForm key={view.ownLast} view={view} again={again} />
      )}
    </section>
  )
}
