// Runs one campaign: `npm run bench -- page --entries 100000`. Each prints its figures with the
// machine and engine they were made on, and leaves them in out/bench/<campaign>.json.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browsersCampaign } from './campaigns/browsers.mjs'
import { ceiling } from './campaigns/ceiling.mjs'
import { crash } from './campaigns/crash.mjs'
import { exportsCampaign } from './campaigns/exports.mjs'
import { fuzz } from './campaigns/fuzz.mjs'
import { graph } from './campaigns/graph.mjs'
import { interaction } from './campaigns/interaction.mjs'
import { lighthouse } from './campaigns/lighthouse.mjs'
import { list } from './campaigns/list.mjs'
import { matrix } from './campaigns/matrix.mjs'
import { offline } from './campaigns/offline.mjs'
import { openapi } from './campaigns/openapi.mjs'
import { outbox } from './campaigns/outbox.mjs'
import { page } from './campaigns/page.mjs'
import { powerCut } from './campaigns/power-cut.mjs'
import { remix } from './campaigns/remix.mjs'
import { signInFlood } from './campaigns/sign-in.mjs'
import { tests } from './campaigns/tests.mjs'
import { widgets } from './campaigns/widgets.mjs'
import { machine } from './parts/machine.mjs'
import { repository } from './parts/portal.mjs'

const campaigns = {
  ...{
    browsers: browsersCampaign,
    ceiling,
    crash,
    exports: exportsCampaign,
    fuzz,
    graph,
    interaction,
    lighthouse,
    list,
  },
  ...{
    offline,
    openapi,
    outbox,
    matrix,
    page,
    'power-cut': powerCut,
    remix,
    'sign-in': signInFlood,
    tests,
    widgets,
  },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    entries: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '3' },
    kills: { type: 'string', default: '50' },
    forms: { type: 'string', default: '100' },
    events: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
})

const name = positionals[0] ?? ''
const campaign = Object.hasOwn(campaigns, name) ? campaigns[name] : undefined
if (campaign === undefined) {
  console.error(`Name a campaign: ${Object.keys(campaigns).join(', ')}.`)
  process.exit(2)
}

// A round that drives a browser takes long.
const usualRounds = { widgets: '2', interaction: '5', 'power-cut': '200' }
const { only, rounds = usualRounds[name] ?? '20', ...others } = values
const numbers = Object.fromEntries(
  Object.entries({ ...others, rounds }).map(([option, value]) => {
    const number = Number(value)
    if (!Number.isInteger(number) || number < 1) {
      console.error(`--${option} takes a whole number from 1.`)
      process.exit(2)
    }
    return [option, number]
  }),
)
const result = await campaign({ ...numbers, only })
const report = { campaign: name, at: new Date().toISOString(), machine: machine(), ...result }
mkdirSync(join(repository, 'out/bench'), { recursive: true })
writeFileSync(join(repository, `out/bench/${name}.json`), `${JSON.stringify(report, null, 2)}\n`)
console.log(JSON.stringify(report, null, 2))
process.exit(report.passed ? 0 : 1)
