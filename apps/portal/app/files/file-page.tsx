import { paths, withQuery } from '../paths.ts'
import { AcknowledgementPeople } from '../records/acknowledgement/acknowledgement-people.tsx'
import { useAskedWaiver } from '../records/acknowledgement/asked-waiver.ts'
import { WaiveDialog } from '../records/acknowledgement/waive-dialog.tsx'
import { useAskedMove } from '../records/asked-move.ts'
import { Facts } from '../records/facts.tsx'
import { HistoryLines } from '../records/history/record-history.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import { Panes } from '../records/panes.tsx'
import { FollowButton } from '../records/follow-button.tsx'
import { RecordPage } from '../records/record-page.tsx'
import { RecordTools } from '../records/record-tools.tsx'
import parts from '../records/record-parts.module.css'
import { Asked } from './asked.tsx'
import { FileBadge } from './file-badge.tsx'
import { fileMoveAt, fileTools } from './file-commands.ts'
import type { loadFile } from './file-load.server.ts'
import { FileVersions } from './file-versions.tsx'
import { words } from './file.words.ts'
import { Pinned } from './pinned.tsx'

type FilePageProps = Awaited<ReturnType<typeof loadFile>>

/** One file: what it is, what is asked of its reader, its versions, and who has acknowledged it. */
export function FilePage({ view, follow, pane, people, events, older }: FilePageProps) {
  const { id, formKey, rowVersion } = view
  // Whoever edits a file keeps it; others may see who has acknowledged it, and waive nothing.
  const canWaive = view.can.edit
  const here = paths.file(id)
  const { move, again } = useAskedMove(view.moves)
  const waiver = useAskedWaiver(people?.rows, again)
  return (
    <>
      <RecordPage
        trail={[{ name: words.files, to: paths.files() }]}
        number={view.number}
        title={view.name}
        badge={<FileBadge status={view.status} />}
        facts={view.about}
        tools={
          <>
            <FollowButton follow={follow} here={here} />
            <RecordTools tools={fileTools(view)} />
          </>
        }
        aside={
          <>
            <Asked view={view} />
            <Pinned view={view} />
            <Facts rows={view.rows} />
          </>
        }
        bar={
          view.moves.length > 0 && (
            <MoveBar
              moves={view.moves}
              formKey={formKey}
              rowVersion={rowVersion}
              askAt={fileMoveAt(id)}
            />
          )
        }
      >
        {view.statusReason !== null && <p className={parts.reason}>{view.statusReason}</p>}
        {view.description !== '' && <p className={parts.text}>{view.description}</p>}
        <FileVersions view={view} />
        {pane !== null && (
          <Panes
            label={words.panes.name}
            current={pane}
            panes={[
              { value: 'people', name: words.panes.people, to: paths.file(id, { pane: 'people' }) },
              {
                value: 'history',
                name: words.panes.history,
                to: paths.file(id, { pane: 'history' }),
              },
            ]}
          >
            {people !== null && (
              <AcknowledgementPeople
                people={people}
                at={(state) => paths.file(id, { pane: 'people', state })}
                older={older}
                {...(canWaive && {
                  waiveAt: (person) => withQuery(people.here, { dialog: 'waive', person }),
                })}
              />
            )}
            {events !== null && <HistoryLines events={events} older={older} />}
          </Panes>
        )}
      </RecordPage>
      {move !== undefined && (
        <MoveDialog key={move.event} {...{ move, formKey, rowVersion, again }} closeTo={here} />
      )}
      {canWaive && waiver !== undefined && (
        <WaiveDialog {...{ formKey, again }} {...waiver} closeTo={people?.here ?? here} />
      )}
    </>
  )
}
