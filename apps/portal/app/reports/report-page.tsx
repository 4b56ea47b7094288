import { Form, useSearchParams } from '@remix-run/react'
import { reportWindowLabels, reportWindows } from '@holdpoint/api/vocabulary'
import { DownloadLink } from '../lists/downloads/download-link.tsx'
import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import { options } from '../records/choices.ts'
import '../records/delete/delete-dialog.module.css'
import { Facts } from '../records/facts.tsx'
import { MomentTime } from '../records/moment-time.tsx'
import { RecordPage } from '../records/record-page.tsx'
import parts from '../records/record-parts.module.css'
import { RecordTools } from '../records/record-tools.tsx'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { BadgeCheck, FileSpreadsheet, Lock, Users } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { reportTools } from './report-commands.ts'
import { ReportGroups } from './report-groups.tsx'
import type { CountedView, ReportView } from './report-view.server.ts'
import { words } from './report.words.ts'
import styles from './report-page.module.css'

const looks: Readonly<Record<ReportView['standing'], StateLook>> = {
  library: { style: 'neutral', Icon: BadgeCheck },
  shared: { style: 'approved', Icon: Users },
  own: { style: 'neutral', Icon: Lock },
}

/** One report: what it counts, and what it says to whoever reads it. */
export function ReportPage({ view }: { view: ReportView }) {
  const { id, title, description, rowVersion, formKey, standing, counted, failed } = view
  const [asked] = useSearchParams()
  return (
    <>
      <RecordPage
        trail={[{ name: words.reports, to: paths.reports() }]}
        number={title}
        kind={words.kind}
        title={title}
        badge={<StatePlate look={looks[standing]} label={words.standing[standing]} />}
        facts={view.says}
        tools={
          <>
            <RecordTools tools={reportTools(view)} />
            <DownloadLink
              to={view.excel}
              name={downloadWords.excelFile}
              className={buttonClass()}
              Icon={FileSpreadsheet}
            >
              {words.excel}
            </DownloadLink>
          </>
        }
      >
        {description !== '' && <p className={parts.text}>{description}</p>}
        {view.filterUnread !== '' && <p className={parts.text}>{view.filterUnread}</p>}
        <div className={styles.reach}>
          {counted !== null && <Total view={counted} />}
          <WindowForm view={view} />
        </div>
        {failed !== '' && <p className={styles.empty}>{failed}</p>}
        {counted !== null && <Counted view={counted} />}
        {view.facts.length > 0 && <Facts rows={view.facts} />}
      </RecordPage>
      {asked.get('dialog') === 'delete' && view.can.delete && (
        <DeleteDialog
          title={words.remove}
          question={words.confirmDelete}
          record={{ id, rowVersion, name: title, detail: view.says }}
          closeTo={paths.report(id)}
          formKey={formKey}
        />
      )}
    </>
  )
}

function Counted({ view }: { view: CountedView }) {
  return (
    <>
      {view.isEmpty ? <p className={styles.empty}>{words.none}</p> : <ReportGroups view={view} />}
      <p className={styles.note}>
        {words.counted} <MomentTime moment={view.at} />, {words.ownEyes}
      </p>
    </>
  )
}

/** The number of all that was counted, which leads to the list, or says what each of it is. */
function Total({ view: { total, days, rowsLabel, each } }: { view: CountedView }) {
  return (
    <div className={styles.total}>
      <p>
        <b>{total.text}</b> <span>{total.says}</span>
      </p>
      <p>{days}</p>
      {total.to === null ? (
        <p>{each}</p>
      ) : (
        <Link to={total.to}>
          {words.toList}
          <span className="visually-hidden">: {rowsLabel}</span>
        </Link>
      )}
    </div>
  )
}

function WindowForm({ view: { id, window } }: { view: ReportView }) {
  return (
    <Form method="get" action={paths.report(id)} className={styles.window} preventScrollReset>
      <label htmlFor="report-window">{words.window}</label>
      <select
        id="report-window"
        // A way back in the history shows what the address asks for.
        key={window}
        name="window"
        defaultValue={window}
        // Nor does the browser put back what was chosen there.
        autoComplete="off"
        className={inputClass()}
      >
        {options(reportWindows, reportWindowLabels).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Button>{words.show}</Button>
    </Form>
  )
}
