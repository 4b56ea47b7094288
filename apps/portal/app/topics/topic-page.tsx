import { useActionData } from '@remix-run/react'
import { Facts } from '../records/facts.tsx'
import { RecordHistory } from '../records/history/record-history.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import parts from '../records/record-parts.module.css'
import { FollowButton } from '../records/follow-button.tsx'
import { RecordFiles } from '../records/record-files.tsx'
import { RecordPage } from '../records/record-page.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { RecordTools } from '../records/record-tools.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionCard } from './question-card.tsx'
import { TopicBadge } from './topic-badges.tsx'
import { topicMoveAt, topicTools } from './topic-commands.ts'
import { TopicDialog } from './topic-dialog.tsx'
import type { loadTopic } from './topic-load.server.ts'
import { words } from './topic-page.words.ts'
import { questionsStep, topicAt } from './topic-said.ts'

type TopicPageProps = Awaited<ReturnType<typeof loadTopic>>

/** One topic: what it says, what was asked about it, and what moves it. */
export function TopicPage(props: TopicPageProps) {
  const { view, follow, said, questions, hidden, duplicates, earlier, history, older } = props
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
        tools={
          <>
            <FollowButton follow={follow} here={paths.topic(view.id)} />
            <RecordTools tools={topicTools(view)} />
          </>
        }
        aside={<Facts rows={view.rows} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={view.rowVersion}
            askAt={topicMoveAt}
          />
        }
      >
        {view.body !== '' && (
          <section className={parts.plate} aria-label={words.about}>
            <p className={parts.text}>{view.body}</p>
          </section>
        )}
        {(view.files.length > 0 || view.can.edit) && (
          <section className={parts.part} aria-labelledby="files">
            <h2 id="files">{recordWords.files}</h2>
            <RecordFiles files={view.files} formKey={formKey} canChange={view.can.edit} />
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
        <section className={parts.part} aria-labelledby="questions">
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
        <RecordHistory events={history} older={older} />
      </RecordPage>
      <TopicDialog {...{ said, questions, formKey, duplicates, earlier, answer }} />
    </>
  )
}
