import type { LoaderFunctionArgs } from '@remix-run/node'
import type { DeviceKeyAnswer } from '../../offline/device-key-answer.ts'

/**
 * Hands a page of ours what its browser's key is made of. Nobody signed in, no key; neither does
 * it show in a window of its own, and nothing may keep the answer.
 */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { person } = context
  const site = request.headers.get('Sec-Fetch-Site')
  const secret = site === null || site === 'same-origin' ? context.deviceSecret() : null
  const answer: DeviceKeyAnswer =
    person === null || secret === null ? null : { personId: person.user.personId, secret }
  return new Response(JSON.stringify(answer), {
    status: answer === null ? 401 : 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
}
