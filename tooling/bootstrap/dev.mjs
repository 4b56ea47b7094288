import { becomeNode } from './become.mjs'
import { install, isInstalled } from './install.mjs'
import { parsePort, refuseTakenPort } from './port.mjs'
import { runMain, withProgress } from './progress.mjs'
import { tsxArguments } from './tsx.mjs'

async function dev() {
  const { PORT, HOST = '127.0.0.1' } = process.env
  await refuseTakenPort(parsePort(PORT), HOST)
  if (!isInstalled('portal')) {
    await withProgress('1/2 Installing the packages', () => install('portal'))
  }
  console.log('2/2 Starting the server with reload')
  // From the root, so that `.holdpoint` is the same folder as under `npm start`.
  becomeNode([...tsxArguments('apps/portal'), 'apps/portal/server/main.ts'], {
    ...process.env,
    NODE_ENV: 'development',
    HOLDPOINT_DEV: '1',
  })
}

runMain(dev)
