import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { EndCode, KioskKeys, NewCode } from '../../sds/kiosk-keys.tsx'
import { loadKioskKeys, takeKioskKeyPost } from '../../sds/kiosk-keys.server.ts'
import styles from '../../sds/kiosk-keys.module.css'
import { KioskOnce } from '../../sds/kiosk-once.tsx'
import { keyWords as words } from '../../sds/kiosk.words.ts'
import { words as sheetWords } from '../../sds/sheet.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadKioskKeys({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeKioskKeyPost({ context, request, form: await request.formData() })
}

/** The codes that open the sheets of a pad without signing in, for whoever keeps sheets. */
export default function KioskCodes() {
  const { keys, pads, ending, formKey } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const made = answered !== undefined && 'made' in answered ? answered.made : null
  const again = answered !== undefined && 'lastResult' in answered ? answered : undefined
  return (
    <>
      <LowerPageHead title={words.title} trail={[{ name: sheetWords.sheets, to: paths.sds() }]} />
      <div className={styles.page}>
        <p>{words.intro}</p>
        {made === null ? <NewCode {...{ pads, formKey, again }} /> : <KioskOnce made={made} />}
        <KioskKeys keys={keys} />
      </div>
      {ending !== null && <EndCode {...{ ending, formKey }} />}
    </>
  )
}
