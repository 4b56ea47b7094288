import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { CriticalMessages } from '../../home/critical-messages.tsx'
import { FirstSteps } from '../../home/first-steps.tsx'
import styles from '../../home/home.module.css'
import { words } from '../../home/home.words.ts'
import { toRunning } from '../../home/running-view.server.ts'
import { RunningNow } from '../../home/running.tsx'
import { ThanksList } from '../../home/thanks.tsx'
import { WaitingSign } from '../../home/waiting-sign.tsx'
import { quietAction } from '../../lists/quiet-action.ts'
import { mayMakeForms } from '../../manage-forms/list/manage-forms.source.server.ts'
import { StartForms } from '../../my-forms/fill-menu/start-forms.tsx'
import { startForm } from '../../my-forms/fill-menu/start-form.server.ts'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { fillPlace } from '../../shell/places.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Plus } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { dayInWords } from '../../ui/time.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const answer = await context.api.home.get({})
  const { crew, firstSteps, waiting, running, thanks, quickFill } = contentOf(answer, request)
  const { timeZone } = context
  const now = context.now().toISOString()
  return {
    ...{ crew, firstSteps, waiting, timeZone, now },
    mayMakeForms: mayMakeForms(context.person?.permissions ?? []),
    running: toRunning(running, context),
    thanks: thanks.map(({ givenBy, at, ...one }) => ({
      ...{ ...one, by: givenBy.fullName, moment: momentOf(at, context) },
    })),
    forms: quickFill.map((form) => ({ ...form, about: form.formTypeName })),
    formKey: context.mintFormKey(),
  }
}

/** One press starts a form: the page has no other form. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return startForm({ context, request, form, list: paths.home(), isQuiet: false })
}

export const clientAction = quietAction

export const shouldRevalidate = isReadAnew

/** What waits for the person who is here, what runs where they work, and the forms that they fill most. */
export default function Home() {
  const page = useLoaderData<typeof loader>()
  const { crew, firstSteps, waiting, running, thanks, timeZone, now, forms, formKey } = page
  return (
    <>
      <PageHead title={crew ?? words.title} about={dayInWords(now, timeZone)}>
        <ButtonLink tone="go" to={fillPlace.to} className={styles.fill} data-in-bar="">
          <Plus aria-hidden="true" />
          {sentences.myForms.fillForm}
        </ButtonLink>
      </PageHead>
      <CriticalMessages formKey={formKey} />
      <div className={styles.home}>
        <div className={styles.column}>
          {firstSteps.length > 0 && (
            <FirstSteps steps={firstSteps} mayMakeForms={page.mayMakeForms} />
          )}
          <WaitingSign {...{ waiting, timeZone, now }} />
          {running !== null && <RunningNow running={running} />}
          <ThanksList thanks={thanks} />
        </div>
        {forms.length > 0 && (
          <section className={styles.quick} aria-labelledby="quick-fill">
            <div className={styles.quickHead}>
              <h2 id="quick-fill">{words.quickFill}</h2>
              <Link to={fillPlace.to}>{words.allForms}</Link>
            </div>
            <StartForms forms={forms} formKey={formKey} />
          </section>
        )}
      </div>
    </>
  )
}
