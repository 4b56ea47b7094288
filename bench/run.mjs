// Runs one campaign: `npm run bench -- page --entries 100000`. Each prints its figures with the
// machine and engine they were made on, and leaves them in out/bench/<campaign>.json. `--quick` runs
// its short form, and `npm run bench -- quick` the short form of each, one after the other. `start`
// starts those of today, `start --only all` all of them, `start --only page,list` some (decision 0091).
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { campaigns, startedOn, usual } from './campaigns.mjs'
import { machine } from './parts/machine.mjs'
import { repository } from './parts/portal.mjs'
import { isStarted, startedOnly } from './parts/started.mjs'

const numberOptions = Object.keys(usual)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(numberOptions.map((option) => [dashed(option), { type: 'string' }])),
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})

const name = positionals[0] ?? ''
if (name === 'quick') {
  const names = values.only?.split(',') ?? Object.keys(campaigns)
  process.exit(runEach(names, ['--quick']) ? 0 : 1)
}
if (name === 'start') {
  process.exit(runEach(namesToStart(values.only), [], startedOnly) ? 0 : 1)
}
const campaign = Object.hasOwn(campaigns, name) ? campaigns[name] : undefined
if (campaign === undefined) {
  console.error(`Name a campaign: ${Object.keys(campaigns).join(', ')}; or quick, or start.`)
  process.exit(2)
}
const result = await campaign.run({
  ...usual,
  ...campaign.usual,
  ...(values.quick ? campaign.quick : {}),
  ...(isStarted ? campaign.least : {}),
  ...asked(),
})
const report = { campaign: name, at: new Date().toISOString(), machine: machine(), ...result }
mkdirSync(join(repository, 'out/bench'), { recursive: true })
// Figures of a short form say nothing, so they replace none.
const form = isStarted ? '.started' : values.quick ? '.quick' : ''
const file = `out/bench/${name}${form}.json`
writeFileSync(join(repository, file), `${JSON.stringify(report, null, 2)}\n`)
console.log(JSON.stringify(report, null, 2))
// A short form is there to show that the campaign works, not that it reaches its figures.
process.exit(form !== '' || report.passed ? 0 : 1)

/** What the command line says. */
function asked() {
  const numbers = numberOptions
    .filter((option) => values[dashed(option)] !== undefined)
    .map((option) => [option, numberOf(option)])
  return { ...Object.fromEntries(numbers), ...(values.only && { only: values.only }) }
}

function numberOf(option) {
  const number = Number(values[dashed(option)])
  if (!Number.isInteger(number) || number < 1) {
    console.error(`--${dashed(option)} takes a whole number from 1.`)
    process.exit(2)
  }
  return number
}

function dashed(option) {
  return option.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)
}

function namesToStart(only) {
  if (only === 'all') {
    return Object.keys(campaigns)
  }
  return only?.split(',') ?? startedOn(new Date())
}

/** Some campaigns, one after the other; answers whether all of them ran. */
function runEach(names, more, env = {}) {
  const broken = names.filter((each) => {
    console.log(`\n== ${each}`)
    const args = [join(repository, 'bench/run.mjs'), each, ...more]
    return (
      spawnSync(process.execPath, args, {
        ...{ cwd: repository, stdio: 'inherit' },
        env: { ...process.env, ...env },
      }).status !== 0
    )
  })
  console.log(broken.length === 0 ? '\nAll of them run.' : `\nBroken: ${broken.join(', ')}.`)
  return broken.length === 0
}
