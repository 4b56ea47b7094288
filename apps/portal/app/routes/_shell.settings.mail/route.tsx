import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { MailList } from '../../mail/mail-list.tsx'
import { words } from '../../mail/mail.words.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { Pager } from '../../ui/pager.tsx'

const pageSize = 20

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const pOffset = Number.isInteger(page) && page > 0 && page < 10_000 ? (page - 1) * pageSize : 0
  const reply = await context.api.mail.outbox({ pOffset, pLimit: pageSize })
  return {
    ...contentOf(reply, request, { forbidden: 'settings' }),
    timeZone: context.timeZone,
    now: context.now().toISOString(),
  }
}

/** What was written to people, for administrators. */
export default function Mail() {
  const { data, totalRecords, offset, timeZone, now } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <p>{words.intro}</p>
      {data[0]?.state === 'no_server' && <p>{words.noServer}</p>}
      {data.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{words.none}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <>
          <MailList mails={data} timeZone={timeZone} now={new Date(now)} />
          <Pager
            {...{ offset, pageSize }}
            shown={data.length}
            total={totalRecords}
            isTotalAbout={false}
            toPage={(page) => paths.mail({ page })}
          />
        </>
      )}
    </>
  )
}
