import { DownloadLink } from '../../lists/downloads/download-link.tsx'
import { words as downloadWords } from '../../lists/downloads/downloads.words.ts'
import { paths } from '../../paths.ts'
import { Facts } from '../../records/facts.tsx'
import { RecordHistory } from '../../records/history/record-history.tsx'
import { MoveBar } from '../../records/move-bar.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import parts from '../../records/record-parts.module.css'
import { RecordTools } from '../../records/record-tools.tsx'
import { reviewsPlaces } from '../../reviews/reviews.place.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { ChevronDown, Sheet } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Menu, menuItemClass } from '../../ui/menu.tsx'
import { DraftPart } from './draft-part.tsx'
import { FormBadge } from './form-badge.tsx'
import { buildingOf, formMoveAt, formTools } from './managed-form-commands.ts'
import { ManagedFormDialogs } from './managed-form-dialogs.tsx'
import styles from './managed-form-page.module.css'
import type { ManagedFormLoaded, ManagedFormView } from './managed-form-view.server.ts'
import { usageWords, words } from './managed-form.words.ts'
import { VersionsPart } from './versions-part.tsx'

/** One form as those who make it see it: what is written, what was published, how it is used. */
export function ManagedFormPage(page: ManagedFormLoaded) {
  const { view, warnings, pausedBecause, events, older } = page
  const { title, description, status, formKey, rowVersion } = view
  return (
    <>
      <RecordPage
        trail={[{ name: words.forms, to: paths.manageForms() }]}
        number={title}
        kind={words.kind}
        title={title}
        badge={<FormBadge status={status} />}
        facts={view.by}
        tools={
          <>
            <RecordTools tools={formTools(view)} />
            <FilesMenu view={view} />
          </>
        }
        aside={<Facts rows={view.facts} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={formMoveAt(view)}
            instead={buildingOf(view)}
          />
        }
      >
        {status === 'paused' && <p className={parts.reason}>{words.paused}</p>}
        {status === 'archived' && <p className={parts.reason}>{words.archived}</p>}
        {description !== '' && (
          <div className={parts.plate}>
            <p className={parts.text}>{description}</p>
          </div>
        )}
        <DraftPart view={view} />
        <VersionsPart view={view} />
        <UsagePart view={view} />
        <FormsPart id="leads-title" title={words.leads} forms={view.leads} />
        <FormsPart id="above-title" title={words.above} forms={view.above} />
        <RecordHistory events={events} older={older} />
      </RecordPage>
      <ManagedFormDialogs {...{ view, warnings, pausedBecause }} />
    </>
  )
}

/** The form as a file, and a file as its draft. */
function FilesMenu({ view: { id, can } }: { view: ManagedFormView }) {
  return (
    <Menu
      summaryClassName={buttonClass()}
      summary={
        <>
          {words.files}
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <ul>
        <li>
          <a className={menuItemClass()} href={paths.formFile(id, 'xlsx')} download>
            {words.asXlsForm}
          </a>
        </li>
        <li>
          <a className={menuItemClass()} href={paths.formFile(id, 'json')} download>
            {words.asJson}
          </a>
        </li>
        {can.edit && (
          <li>
            <Link className={menuItemClass()} to={paths.formImport(id)}>
              {words.import}
            </Link>
          </li>
        )}
      </ul>
    </Menu>
  )
}

function UsagePart({ view: { id, usage, entryCount } }: { view: ManagedFormView }) {
  return (
    <section className={parts.part} aria-labelledby="usage-title">
      <h2 id="usage-title">{usageWords.title}</h2>
      {usage.length === 0 ? <p>{usageWords.never}</p> : <Facts rows={usage} />}
      {entryCount > 0 && <EntriesOf formId={id} />}
    </section>
  )
}

/** What was handed in of a form: those that one may read, as a list and as a workbook. */
function EntriesOf({ formId }: { formId: string }) {
  const entries = reviewsPlaces.plain.with({ section: 'all' }).filteredBy({ formIds: [formId] })
  return (
    <p className={styles.ways}>
      <ButtonLink to={entries.address}>{usageWords.entries}</ButtonLink>
      <DownloadLink
        to={entries.addressAt(paths.reviewsAnswers())}
        name={downloadWords.excelFile}
        className={buttonClass()}
        Icon={Sheet}
      >
        {downloadWords.answersExcel}
      </DownloadLink>
    </p>
  )
}

type FormsPartProps = { id: string; title: string; forms: ManagedFormView['leads'] }

/** Other forms that have to do with this one; nothing where none has. */
function FormsPart({ id, title: heading, forms }: FormsPartProps) {
  return forms.length === 0 ? null : (
    <section className={parts.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={parts.rows}>
        {forms.map(({ formId, title }) => (
          <li key={formId}>
            <Link to={paths.managedForm(formId)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
