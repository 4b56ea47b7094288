import { install, isInstalled } from './install.mjs'
import { becomePnpm } from './pnpm.mjs'
import { runMain, StepFailed, withProgress } from './progress.mjs'

/** Commands of packages that `npm start` does not install. @type {Record<string, string[]>} */
const commands = {
  embed: ['--filter', '@holdpoint/embed-demo', 'dev'],
  build: ['--recursive', 'run', 'build'],
}

async function workspace() {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (command === undefined) {
    throw new StepFailed(`Name a command: ${Object.keys(commands).join(' or ')}.`)
  }
  if (!isInstalled('everything')) {
    await withProgress('Installing the packages', () => install('everything'))
  }
  becomePnpm([...command, ...args])
}

runMain(workspace)
