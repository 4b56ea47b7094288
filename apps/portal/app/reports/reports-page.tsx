import { Form } from '@remix-run/react'
import { reportDatasetNames, reportDatasets } from '@holdpoint/api/vocabulary'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { SearchInput } from '../lists/search/search-input.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import cards from '../ui/cards.module.css'
import { inputClass } from '../ui/field.tsx'
import { GoName } from '../ui/go-name.tsx'
import { Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { ReportGroupName, ReportRow, ReportsView } from './reports-load.server.ts'
import { words } from './reports.words.ts'
import styles from './reports-page.module.css'

/** All reports: those that come with Holdpoint, one's own, and those of others. */
export function ReportsPage({ view }: { view: ReportsView }) {
  const { search, dataset, groups } = view
  const isNarrowed = search !== '' || dataset !== null
  const isEmpty = groups.every(({ rows }) => rows.length === 0)
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.page}>
        <div className={styles.tools}>
          <ButtonLink tone="go" to={paths.editReport({ dataset: dataset ?? undefined })}>
            <Plus aria-hidden="true" />
            <GoName name={words.create} />
          </ButtonLink>
          <ReportsForm search={search} dataset={dataset} />
        </div>
        {isNarrowed && isEmpty ? (
          <Nothing search={search} />
        ) : (
          groups.map(({ name, rows }) => (
            <ReportsGroup key={name} {...{ name, rows, isNarrowed }} />
          ))
        )}
      </div>
    </>
  )
}

function ReportsForm({ search, dataset }: Pick<ReportsView, 'search' | 'dataset'>) {
  return (
    <Form
      method="get"
      action={paths.reports()}
      role="search"
      className={styles.search}
      // A link may ask for something else; what stands in the fields is what the address says.
      key={`${search} ${dataset ?? ''}`}
    >
      <SearchInput value={search} label={words.search} />
      <select
        name="dataset"
        defaultValue={dataset ?? ''}
        aria-label={words.dataset}
        className={inputClass()}
      >
        <option value="">{words.anyDataset}</option>
        {reportDatasetNames.map((name) => (
          <option key={name} value={name}>
            {reportDatasets[name].label}
          </option>
        ))}
      </select>
      <Button>{words.show}</Button>
    </Form>
  )
}

interface ReportsGroupProps {
  name: ReportGroupName
  rows: readonly ReportRow[]
  isNarrowed: boolean
}

function ReportsGroup({ name, rows, isNarrowed }: ReportsGroupProps) {
  const none = isNarrowed || name === 'library' || name === 'others' ? '' : words.none[name]
  if (rows.length === 0 && none === '') {
    return null
  }
  return (
    <section className={styles.group} aria-labelledby={`reports-${name}`}>
      <h2 id={`reports-${name}`}>{words.groups[name]}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={cards.cards}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link to={row.to}>{row.title}</Link>
              {row.description !== '' && <p>{row.description}</p>}
              <p className={cards.says}>{row.says}</p>
              {(row.told !== '' || row.by !== '') && (
                <p className={cards.says}>{[row.by, row.told].filter(Boolean).join('. ')}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Nothing({ search }: { search: string }) {
  return (
    <EmptyMessage.Root className={styles.empty}>
      <EmptyMessage.Icon />
      <EmptyMessage.Message>{words.nothing}</EmptyMessage.Message>
      {search !== '' && <p>{words.nothingOf(search)}</p>}
      <ButtonLink to={paths.reports()}>{words.all}</ButtonLink>
    </EmptyMessage.Root>
  )
}
