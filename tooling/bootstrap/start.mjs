import { becomeNode } from './become.mjs'
import { build, isBuilt, serverEntry, serverFlags } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { parsePort, refuseTakenPort } from './port.mjs'
import { runMain, withProgress } from './progress.mjs'

async function start() {
  const { PORT, HOST = '127.0.0.1' } = process.env
  await refuseTakenPort(parsePort(PORT), HOST)
  if (isInstalled('portal')) {
    console.log('1/3 Packages are installed')
  } else {
    await withProgress('1/3 Installing the packages', () => install('portal'))
  }
  if (isBuilt()) {
    console.log('2/3 The portal is built')
  } else {
    await withProgress('2/3 Building the portal', () => build())
  }
  console.log('3/3 Starting the server')
  becomeNode([...serverFlags, serverEntry, ...process.argv.slice(2)], {
    ...process.env,
    NODE_ENV: 'production',
  })
}

runMain(start)
