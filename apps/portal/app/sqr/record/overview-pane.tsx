import { sqrHeaderGroups } from '@holdpoint/api/vocabulary'
import { paths } from '../../paths.ts'
import { DeclaredFacts } from '../../records/declared/declared-facts.tsx'
import parts from '../../records/record-parts.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import type { OverviewView } from './panes-view.server.ts'
import type { SqrView } from './sqr-view.server.ts'
import { verdictWords, words } from './sqr.words.ts'
import { Verdict } from './verdict.tsx'
import styles from './sqr-page.module.css'

interface OverviewPaneProps {
  view: SqrView
  overview: OverviewView
}

/** What is said of the report, group by group, and what was said of who is responsible. */
export function OverviewPane({ view, overview: { groups, party } }: OverviewPaneProps) {
  const shown = sqrHeaderGroups.flatMap(({ name, title, fields }) => {
    // The title of the report stands above.
    const { title: _title, ...texts } = groups.find((group) => group.name === name)?.texts ?? {}
    return Object.keys(texts).length === 0 ? [] : [{ name, title, fields, texts }]
  })
  return (
    <div className={styles.pane}>
      {shown.length === 0 && <p>{words.nothing}</p>}
      {shown.map(({ name, title, fields, texts }) => (
        <section key={name} className={parts.part} aria-label={title}>
          <h2>{title}</h2>
          {/* It has the heading's own words. */}
          {texts['description'] !== undefined && (
            <p className={parts.text}>{texts['description']}</p>
          )}
          <DeclaredFacts fields={fields} texts={texts} except={['description']} />
        </section>
      ))}
      {party !== null && (
        <section className={parts.part} aria-label={verdictWords.party}>
          <h2>{verdictWords.party}</h2>
          <Verdict verdict={party.verdict} />
          {view.can.verify && (
            <p>
              <ButtonLink to={paths.sqr(view.id, { dialog: 'verify' })} preventScrollReset>
                {verdictWords.verifyParty}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
