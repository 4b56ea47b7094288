import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { paths } from '../../paths.ts'
import { deviceName } from '../../session/device-name.ts'
import { toSignInAgain } from '../../session/provider-refused.server.ts'
import { endTrip, tripOf } from '../../session/trip-cookie.server.ts'

/** Where the identity provider leads back to: lets in whom it knows, and leads on without its answer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (context.person !== null) {
    // Whoever is signed in stays who they are: no link makes somebody act as somebody else.
    return redirect(paths.home())
  }
  const { trip, to } = await tripOf(context, request)
  const answer = await context.api.auth.finishProviderSignIn({
    trip,
    returnQuery: new URL(request.url).search.slice(1),
    deviceName: deviceName(request.headers.get('User-Agent')),
  })
  const onwards =
    answer.status === 200
      ? redirect(to, {
          headers: {
            'Set-Cookie': context.signInCookie(answer.content.accessToken, { keepSignedIn: false }),
          },
        })
      : await toSignInAgain(context, answer, to)
  onwards.headers.append('Set-Cookie', await endTrip(context))
  onwards.headers.set('Referrer-Policy', 'no-referrer')
  return onwards
}
