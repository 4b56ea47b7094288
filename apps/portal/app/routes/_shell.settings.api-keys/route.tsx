import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { words } from '../../api-keys/api-keys.words.ts'
import { KeyList } from '../../api-keys/key-list.tsx'
import { toKeyView } from '../../api-keys/key-view.server.ts'
import { ReferenceLink } from '../../api-keys/reference-link.tsx'
import { RevokeDialog } from '../../api-keys/revoke-dialog.tsx'
import { paths } from '../../paths.ts'
import { contentOf, throwProblem } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { Plus } from '../../ui/icons.ts'
import styles from './api-keys.module.css'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const { data } = contentOf(await context.api.apiKeys.list({}), request, { forbidden: 'settings' })
  const query = new URL(request.url).searchParams
  const keys = data.map((key) => toKeyView(key, context.timeZone, context.now()))
  const asked = query.get('dialog') === 'revoke' ? query.get('id') : null
  const toRevoke = keys.find(({ id, state }) => id === asked && state === 'living')
  return {
    keys,
    revoking: toRevoke === undefined ? null : { key: toRevoke, formKey: context.mintFormKey() },
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const answer = await context.api.apiKeys.revoke(
    { apiKeyId: formText(form, 'id') },
    {
      idempotencyKey: formText(form, formKeyField),
      ifMatch: Number(formText(form, 'rowVersion')) || 0,
    },
  )
  if (
    answer.status === 'problem' &&
    (answer.problem.status === 401 || answer.problem.status === 403)
  ) {
    throwProblem(answer.problem, answer.requestId, request, { forbidden: 'settings' })
  }
  const text = answer.status === 'problem' ? answer.problem.message : answer.message
  return redirectWithToast(
    context,
    paths.apiKeys(),
    answer.status === 200 ? { tone: 'success', text: words.revokeDone } : { tone: 'error', text },
  )
}

/** The keys of other sites, for those who keep the settings. */
export default function ApiKeys() {
  const { keys, revoking } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <div className={styles.top}>
        <p>{words.intro}</p>
        <ReferenceLink />
        <ButtonLink tone="go" to={paths.newApiKey()}>
          <Plus aria-hidden="true" />
          {words.make}
        </ButtonLink>
      </div>
      {keys.length === 0 ? (
        <EmptyMessage.Root className={styles.empty}>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{words.none}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <KeyList keys={keys} />
      )}
      {revoking !== null && <RevokeDialog apiKey={revoking.key} formKey={revoking.formKey} />}
    </>
  )
}
