import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import { MomentTime } from '../../records/moment-time.tsx'
import { contentOf, throwProblem } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { words } from '../../sessions/sessions.words.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormKey, formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import styles from './sessions.module.css'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const { data } = contentOf(await context.api.auth.sessions({}), request, {
    forbidden: 'settings',
  })
  const sessions = data.map((session) => ({
    id: session.id,
    isCurrent: session.isCurrent,
    device: session.deviceName || (words.devices[session.deviceType] ?? words.unknownDevice),
    network: session.network.replace(/::\/64$/, ''),
    provider: session.provider,
    since: momentOf(session.startedAt, context),
    lastUsed: momentOf(session.lastUsedAt, context),
    formKey: context.mintFormKey(),
  }))
  return { sessions, formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const sessionId = formText(form, 'id')
  const once = { idempotencyKey: formText(form, formKeyField) }
  const { auth } = context.api
  const answer =
    sessionId === ''
      ? await auth.endOtherSessions({}, once)
      : await auth.endSession({ sessionId }, once)
  if (answer.status === 'problem' && answer.problem.status !== 404) {
    throwProblem(answer.problem, answer.requestId, request, { forbidden: 'settings' })
  }
  const done = sessionId === '' ? words.endedOthers : words.ended
  return redirectWithToast(
    context,
    paths.sessions(),
    answer.status === 200
      ? { tone: 'success', text: done }
      : {
          tone: 'info',
          text: answer.status === 'problem' ? answer.problem.message : answer.message,
        },
  )
}

/** Where one is signed in, each with a button that ends it there. */
export default function Sessions() {
  const { sessions, formKey } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <p className={styles.intro}>{words.intro}</p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <h2>{session.device}</h2>
            {session.isCurrent ? (
              <b>{words.current}</b>
            ) : (
              <Form method="post">
                <FormKey value={session.formKey} />
                <input type="hidden" name="id" value={session.id} />
                <button className={buttonClass()}>
                  {words.end}
                  <span className="visually-hidden"> {session.device}</span>
                </button>
              </Form>
            )}
            <dl>
              <div>
                <dt>{words.since}</dt>
                <dd>
                  <MomentTime moment={session.since} />
                </dd>
              </div>
              <div>
                <dt>{words.lastUsed}</dt>
                <dd>
                  <MomentTime moment={session.lastUsed} />
                </dd>
              </div>
              <div>
                <dt>{words.network}</dt>
                <dd>{session.network}</dd>
              </div>
              {session.provider !== null && (
                <div>
                  <dt>{words.provider}</dt>
                  <dd>{session.provider}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          <FormKey value={formKey} />
          <button className={buttonClass()}>{words.endOthers}</button>
        </Form>
      ) : (
        <p>{words.noOthers}</p>
      )}
    </>
  )
}
