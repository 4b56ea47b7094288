import type { Server } from 'node:http'
import type { ApiHost } from './api-host.ts'
import { greeting } from './greeting.ts'
import { createHttpServer, listen, refuseTakenPort } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { readSettings, type Settings } from './settings.ts'
import { startFailure } from './start-failure.ts'

const say = (line: string): void => console.log(line)

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const { PORT, HOST, PUBLIC_ORIGIN, HOLDPOINT_DEV } = settings
  // React and Remix ask for it as they load.
  process.env['NODE_ENV'] ??= HOLDPOINT_DEV ? 'development' : 'production'
  await refuseTakenPort(PORT, HOST)
  const server = createHttpServer()
  const { api, setUpCode, listener, close } = await openStage(settings, server)
  server.on('request', listener)
  endOnSignals(server, close)
  const port = await listen(server, PORT, HOST)
  const address = PUBLIC_ORIGIN ?? `http://localhost:${port}`
  say(greeting(address, await demoOf(api), setUpCode))
}

async function openStage(settings: Settings, server: Server) {
  // Each is loaded alone: one wants Vite, the other the build.
  if (settings.HOLDPOINT_DEV) {
    const { openDevStage } = await import('./dev.ts')
    return await openDevStage(settings, server, say)
  }
  const { openProductionStage } = await import('./production.ts')
  return await openProductionStage(settings, say)
}

async function demoOf(api: ApiHost) {
  const origin = { requestId: 'start', clientAddress: 'this process', isSecure: false }
  const caller = await api.callerOf(undefined, origin)
  const reply = await caller.client('UTC').auth.loginSettings({})
  return reply.status === 200 ? reply.content.demo : null
}

/** The first signal stops in order, a second one at once. */
function endOnSignals(server: Server, closeRest: () => Promise<void>): void {
  const stopInOrder = orderlyStop({ server, closeRest })
  let isStopping = false
  const stop = (exitCode: number, sentence: string): void => {
    if (isStopping) {
      process.exit(1)
    }
    isStopping = true
    say(sentence)
    stopInOrder().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop(0, 'Stopping: finishing the requests under way'))
  process.on('SIGINT', () => stop(0, 'Stopping: finishing the requests under way'))
  // A promise that nobody waited for leaves nothing half done: transactions end by themselves.
  process.on('unhandledRejection', (error) =>
    console.error('A failure that nobody handled:', error),
  )
  // After this nothing is known for certain any more, so the process ends and may be started anew.
  process.on('uncaughtException', (error) => {
    console.error('A failure that nobody expected:', error)
    stop(1, 'Stopping because of it')
  })
  // The terminal that was watched may go away; the server need not.
  process.stdout.on('error', () => undefined)
}

main().catch((error: unknown) => {
  console.error(startFailure(error))
  process.exit(1)
})
