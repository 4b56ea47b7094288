import { redirect, type AppLoadContext } from '@remix-run/node'
import {
  allNotifyEvents,
  catalogue,
  eventWords,
  moduleOfEvent,
  notifyModules,
  type NotifyEvent,
  type NotifyModule,
} from '@holdpoint/api'
import { readWords } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { audienceAskedFor, audienceInWords, audienceOptions } from '../records/audience.server.ts'
import { choiceOf } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleIn } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { words } from './notify.words.ts'

type Ask = { context: AppLoadContext; request: Request }

const forbidden = { forbidden: 'settings' } as const

/** Loads the rules of a module, or of one form. */
export async function loadRules(ask: Ask) {
  const { context, request } = ask
  const query = new URL(request.url).searchParams
  const module = notifyModules.find((known) => known === query.get('module')) ?? 'forms'
  const form = module === 'forms' ? await formIn(ask) : null
  const sought = module === 'forms' ? readWords(query.get('words')) : ''
  const [answer, options, found] = await Promise.all([
    context.api.notify.get({ moduleType: module, uniqueId: form?.id ?? '' }),
    audienceOptions(ask),
    sought === '' ? null : context.api.forms.search({ search: sought }),
  ])
  const { rules } = contentOf(answer, request, forbidden)
  return {
    ...{ module, form, sought },
    found: found === null ? null : contentOf(found, request, forbidden),
    rules: rules.map(({ event, audience, total }) => ({
      ...{ event, total },
      what: words.somebody(eventWords(event)),
      to: paths.notifyRule(event, form === null ? {} : { form: form.id }),
      parts: [
        ...audienceInWords({ ...audience, personIds: [] }, options),
        ...(audience.people.length === 0
          ? []
          : [
              {
                term: words.people,
                text: audience.people.map(({ fullName }) => fullName).join(', '),
              },
            ]),
      ],
    })),
  }
}

/** The form that an address names; null where it names none, or none that there is. */
async function formIn({ context, request }: Ask): Promise<{ id: string; title: string } | null> {
  const id = new URL(request.url).searchParams.get('form') ?? ''
  if (id === '') {
    return null
  }
  const [form] = contentOf(await context.api.forms.byIds({ formIds: [id] }), request, forbidden)
  return form === undefined ? null : { id, title: form.title }
}

type Rule = { event: NotifyEvent; module: NotifyModule }

/** The rule that an address is about; leads to all rules where there is none of the name. */
function ruleIn(name: string | undefined): Rule {
  const event = allNotifyEvents.find((known) => known === name)
  if (event === undefined) {
    throw redirect(paths.notifyRules())
  }
  return { event, module: moduleOfEvent(event) }
}

/** Loads the form that says whom a rule tells. */
export async function loadRule(name: string | undefined, ask: Ask) {
  const { context, request } = ask
  const { event, module } = ruleIn(name)
  const form = module === 'forms' ? await formIn(ask) : null
  const asked = { moduleType: module, uniqueId: form?.id ?? '' }
  const { rules } = contentOf(await context.api.notify.get(asked), request, forbidden)
  const rule = rules.find((one) => one.event === event)
  const { people, ...codes } = rule?.audience ?? { people: [] }
  return {
    ...{ module, form },
    what: words.somebody(eventWords(event)),
    start: codes,
    rowVersion: rule?.rowVersion,
    offered: people.map(choiceOf),
    options: await audienceOptions(ask),
    formKey: context.mintFormKey(),
    backTo: rulesOf(module, form?.id),
  }
}

const rulesOf = (module: NotifyModule, form: string | undefined) =>
  paths.notifyRules({ module, ...(form === undefined ? {} : { form }) })

/** Takes the form: saves the rule, counts whom it tells, or finds people for it. */
export async function takeRule(name: string | undefined, ask: Ask) {
  const { context, request } = ask
  const { event, module } = ruleIn(name)
  const uniqueId = new URL(request.url).searchParams.get('form') ?? ''
  const form = await request.formData()
  const about = { moduleType: module, uniqueId, event }
  Object.entries(about).forEach(([field, value]) => form.set(field, value))
  const submission = readEdit(form, catalogue.notify.save.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['personIds'], ask) }
  const onTheWay = await audienceAskedFor(ask, form, came, 'settings')
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.notify.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden: 'settings' })
  }
  contentOf(answer, request)
  const to = rulesOf(module, uniqueId === '' ? undefined : uniqueId)
  return redirectWithToast(context, to, { tone: 'success', text: answer.message })
}
