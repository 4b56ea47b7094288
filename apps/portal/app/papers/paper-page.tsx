import { Form } from '@remix-run/react'
import { Facts } from '../records/facts.tsx'
import { GatePlate } from '../session/gate.tsx'
import { Button } from '../ui/button.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { TriangleAlert, CircleCheck } from '../ui/icons.ts'
import { CompareFile } from './compare-file.tsx'
import type { PaperView } from './papers-load.server.ts'
import styles from './paper-page.module.css'
import { words } from './papers.words.ts'

interface PaperPageProps {
  typed: string
  problem: string | null
  paper: PaperView | null
}

/** What a paper is worth, for whoever holds it: they need no account. */
export function PaperPage({ typed, problem, paper }: PaperPageProps) {
  const error = problem ?? undefined
  return (
    <GatePlate title={words.title}>
      {paper === null ? <p>{words.intro}</p> : <Known paper={paper} />}
      <Form method="get" key={typed} className={styles.ask}>
        <Field id="code" label={words.code} hint={words.codeHint} error={error}>
          <input
            {...fieldControl('code', { hint: true, error })}
            name="code"
            defaultValue={typed}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Button tone={paper === null ? 'go' : 'plain'} isWide>
          {words.check}
        </Button>
      </Form>
    </GatePlate>
  )
}

function Known({ paper }: { paper: PaperView }) {
  const { isSound, lastAt, sha256 } = paper
  const worth = !isSound ? 'none' : lastAt === null ? 'good' : 'old'
  const Sign = isSound ? CircleCheck : TriangleAlert
  return (
    <>
      <div className={styles.verdict} data-worth={worth} role="status">
        <Sign aria-hidden="true" />
        <div>
          <h2>{isSound ? words.made : words.unsound}</h2>
          <p>{isSound ? whatHappened(paper) : words.unsoundWhy}</p>
        </div>
      </div>
      <Facts
        rows={[
          { term: words.facts.organisation, text: paper.organisation },
          { term: words.facts.record, text: `${paper.kind} ${paper.number}` },
          { term: words.facts.status, text: paper.status },
          { term: words.facts.madeAt, text: paper.madeAt },
        ]}
      />
      <p>{words.compare}</p>
      <section aria-labelledby="file-title" className={styles.ask}>
        <h2 id="file-title">{words.file}</h2>
        <CompareFile key={sha256} sha256={sha256} />
        <p className={styles.print}>
          {words.fingerprint} <code>{sha256}</code>
        </p>
      </section>
    </>
  )
}

function whatHappened({ isRemoved, count, lastAt }: PaperView): string {
  if (lastAt === null) {
    return words.unchanged
  }
  return isRemoved ? words.removed(lastAt) : words.changed(count, lastAt)
}
