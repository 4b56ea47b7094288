import { becomeNode } from './become.mjs'
import { install, isInstalled } from './install.mjs'
import { runMain, withProgress } from './progress.mjs'
import { tsxArguments } from './tsx.mjs'

/** Runs a command of the operator's. */
async function holdpoint() {
  if (!isInstalled('portal')) {
    await withProgress('Installing the packages', () => install('portal'))
  }
  const program = [...tsxArguments('packages/server'), 'packages/server/src/commands/main.ts']
  becomeNode([...program, ...process.argv.slice(2)], process.env)
}

runMain(holdpoint)
