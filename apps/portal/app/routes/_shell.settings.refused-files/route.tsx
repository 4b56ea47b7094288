import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import styles from '../../files/refused.module.css'
import { words } from '../../files/refused.words.ts'
import { paths } from '../../paths.ts'
import { Facts } from '../../records/facts.tsx'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { Pager } from '../../ui/pager.tsx'
import { dayAndClock } from '../../ui/time.ts'

const pageSize = 20

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const pOffset = Number.isInteger(page) && page > 0 && page < 10_000 ? (page - 1) * pageSize : 0
  const reply = await context.api.files.refused({ pOffset, pLimit: pageSize })
  const { data, ...listed } = contentOf(reply, request, { forbidden: 'settings' })
  const { timeZone } = context
  return {
    ...listed,
    files: data.map((file) => ({
      ...file,
      when: dayAndClock(file.refusedAt, timeZone, context.now()),
    })),
  }
}

/** Files that the operator's program did not take, for administrators. */
export default function RefusedFiles() {
  const { files, totalRecords, offset } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <p className={styles.intro}>{words.intro}</p>
      {files.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{words.none}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <>
          {files.map((file) => (
            <section key={file.id} className={styles.file} aria-labelledby={file.id}>
              <h2 id={file.id}>{file.fileName}</h2>
              <Facts
                rows={[
                  { term: words.why, text: file.why || words.nothing },
                  { term: words.sentBy, text: file.sentBy },
                  { term: words.when, text: file.when },
                  { term: words.kind, text: file.mediaType },
                  { term: words.id, text: file.id },
                ]}
              />
            </section>
          ))}
          <Pager
            {...{ offset, pageSize }}
            shown={files.length}
            total={totalRecords}
            isTotalAbout={false}
            toPage={(page) => paths.refusedFiles({ page })}
          />
        </>
      )}
    </>
  )
}
