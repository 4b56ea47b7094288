import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { CopyField } from '../../ui/copy-field.tsx'
import { isConnected, readChoice } from '../../embed/embed-choice.ts'
import { EmbedFacts } from '../../embed/embed-facts.tsx'
import { EmbedForm } from '../../embed/embed-form.tsx'
import { EmbedPreview } from '../../embed/embed-preview.tsx'
import { words } from '../../embed/embed.words.ts'
import { keyPlace, snippetsOf } from '../../embed/snippets.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import type { Trail } from '../../shell/crumbs.tsx'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { Link } from '../../ui/link.tsx'
import styles from './embed.module.css'

const trail: Trail = [{ name: shellWords.settings, to: paths.settings() }]

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

/** Whoever may keep the keys of other sites sees this page: the list of keys decides it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const { data } = contentOf(await context.api.apiKeys.list({}), request, { forbidden: 'settings' })
  const release = await context.embedRelease()
  const choice = readChoice(new URL(request.url).searchParams, release.widgets)
  if (choice === undefined) {
    return { embed: null }
  }
  const keys = data
    .filter(({ state, origins }) => state === 'living' && origins.length > 0)
    .map(({ id, name, scopes }) => ({ id, name, scopes }))
  const key = keys.find(({ id }) => id === choice.keyId)
  const known = { ...choice, keyId: key?.id }
  return {
    embed: {
      choice: known,
      widgets: release.widgets.map(({ tag, title }) => ({ tag, title })),
      keys: isConnected(choice.widget) ? keys.map(({ id, name }) => ({ id, name })) : undefined,
      keyName: key?.name,
      handedIn: choice.widget.data.filter(({ name }) => name !== 'getToken'),
      ...snippetsOf(known, release, context.publicOrigin),
    },
  }
}

/** Makes the lines that another team's page needs for a widget. */
export default function Embed() {
  const { embed } = useLoaderData<typeof loader>()
  if (embed === null) {
    return (
      <>
        <LowerPageHead title={words.title} trail={trail} />
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{words.none}</EmptyMessage.Message>
        </EmptyMessage.Root>
      </>
    )
  }
  const { choice, widgets, keys, keyName, head, code, csp, attributes, handedIn } = embed
  return (
    <>
      <LowerPageHead title={words.title} trail={trail} />
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.columns}>
        <EmbedForm choice={choice} widgets={widgets} keys={keys} />
        <div className={styles.result}>
          <EmbedPreview
            tag={choice.widget.tag}
            attributes={attributes}
            data={handedIn}
            canOpen={choice.settings.some(({ property }) => property === 'open')}
          />
          <CopyField id="head" label={words.head} value={head} />
          <CopyField id="code" label={words.code} value={code} />
          {keyName !== undefined && (
            <div className={styles.note}>
              <p>
                {words.keyBefore} <code>{keyPlace}</code> {words.keyMiddle} <b>{keyName}</b>.{' '}
                {words.keyAfter} <Link to={paths.newApiKey()}>{words.keyMake}</Link>
              </p>
              <p>{words.tokenHint}</p>
            </div>
          )}
          <CopyField id="csp" label={words.csp} hint={words.cspHint} value={csp} />
          <EmbedFacts widget={choice.widget} />
        </div>
      </div>
    </>
  )
}
