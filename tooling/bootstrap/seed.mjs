import { becomeNode } from './become.mjs'
import { install, isInstalled } from './install.mjs'
import { runMain, withProgress } from './progress.mjs'
import { tsxArguments } from './tsx.mjs'

async function seed() {
  if (!isInstalled('portal')) {
    await withProgress('1/2 Installing the packages', () => install('portal'))
  }
  const cli = [...tsxArguments('packages/server'), 'packages/server/seeds/cli.ts']
  becomeNode([...cli, ...process.argv.slice(2)], process.env)
}

runMain(seed)
