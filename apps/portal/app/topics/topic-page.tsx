import { useActionData } from '@remix-run/react'
import { MomentTime } from '../records/moment-time.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { RecordPage } from '../records/record-page.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionCard } from './question-card.tsx'
import { TopicBadge } from './topic-badges.tsx'
import { TopicDialog } from './topic-dialog.tsx'
import type { loadTopic } from './topic-load.server.ts'
import styles from './topic-page.module.css'
import { words } from './topic-page.words.ts'
import { questionsStep, topicAt } from './topic-said.ts'
import type { EventView, TopicView } from './topic-view.server.ts'

type TopicPageProps = Awaited<ReturnType<typeof loadTopic>>

/** One topic: what it says, what was asked about it, and what moves it. */
export function TopicPage(props: TopicPageProps) {
  const { view, said, questions, hidden, duplicates, earlier, history, older } = props
  const { formKey } = view
  const answer = useActionData<unknown>()
  return (
    <>
      <RecordPage
        trail={[{ name: words.topics, to: paths.topics() }]}
        number={view.number}
        title={view.title}
        badge={<TopicBadge status={view.status} />}
        facts={view.facts}
        tools={view.can.edit && <ButtonLink to={paths.editTopic(view.id)}>{words.edit}</ButtonLink>}
        aside={<Facts rows={view.rows} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={view.rowVersion}
            askAt={() => null}
          />
        }
      >
        {view.body !== '' && (
          <section className={styles.plate} aria-label={words.about}>
            <p className={styles.text}>{view.body}</p>
          </section>
        )}
        {view.can.ask && (
          // What was asked is gone from the form once it was.
          <AskForm
            key={`${view.questionCount}`}
            topicId={view.id}
            formKey={formKey}
            answer={answer}
          />
        )}
        <section className={styles.part} aria-labelledby="questions">
          <h2 id="questions">{words.questions(view.questionCount)}</h2>
          {questions.length === 0 && <p>{words.noQuestions}</p>}
          {questions.map((question) => (
            <QuestionCard
              // A new answer empties the form that it was written in.
              key={`${question.id} ${question.answerCount}`}
              {...{ question, said, formKey, answer }}
            />
          ))}
          {hidden > 0 && (
            <ButtonLink
              to={topicAt(said, { shown: said.shown + questionsStep })}
              preventScrollReset
            >
              {words.more(Math.min(hidden, questionsStep))}
            </ButtonLink>
          )}
        </section>
        <History events={history} older={older} />
      </RecordPage>
      <TopicDialog {...{ said, questions, formKey, duplicates, earlier, answer }} />
    </>
  )
}

/** Its facts; who may change who reads it is led there. */
function Facts({ rows }: Pick<TopicView, 'rows'>) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, text, to }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {to !== undefined && <Link to={to}>{words.access}</Link>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface HistoryProps {
  events: readonly EventView[]
  older: string | null
}

/** Who did what to the topic, when, and from what to what; newest first. */
function History({ events, older }: HistoryProps) {
  return (
    <section className={styles.part} id="history" aria-labelledby="history-title">
      <h2 id="history-title">{words.history}</h2>
      <ol className={styles.log}>
        {events.map(({ at, who, did, changes }, place) => (
          <li key={`${at.at}${place}`}>
            <MomentTime moment={at} className={styles.at} />
            <div>
              <p>
                <b>{who}</b> {did}.
              </p>
              {changes.map(({ label, words: change }) => (
                <p key={label} className={styles.at}>
                  {label}: {change}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {older !== null && <Link to={`${older}#history`}>{words.older}</Link>}
    </section>
  )
}
