import { browsersCampaign } from './campaigns/browsers.mjs'
import { ceiling } from './campaigns/ceiling.mjs'
import { crash } from './campaigns/crash.mjs'
import { exportsCampaign } from './campaigns/exports.mjs'
import { fuzz } from './campaigns/fuzz.mjs'
import { graph } from './campaigns/graph.mjs'
import { interaction } from './campaigns/interaction.mjs'
import { lighthouse } from './campaigns/lighthouse.mjs'
import { lines } from './campaigns/lines.mjs'
import { list } from './campaigns/list.mjs'
import { matrix } from './campaigns/matrix.mjs'
import { offline } from './campaigns/offline.mjs'
import { openapi } from './campaigns/openapi.mjs'
import { outbox } from './campaigns/outbox.mjs'
import { page } from './campaigns/page.mjs'
import { powerCut } from './campaigns/power-cut.mjs'
import { remix } from './campaigns/remix.mjs'
import { restarts } from './campaigns/restarts.mjs'
import { search } from './campaigns/search.mjs'
import { signInFlood } from './campaigns/sign-in.mjs'
import { tests } from './campaigns/tests.mjs'
import { widgets } from './campaigns/widgets.mjs'

/** What a campaign may be told, with what it is told unless somebody says otherwise. */
export const usual = {
  entries: 100_000,
  connections: 10,
  seconds: 10,
  rounds: 20,
  seed: 1,
  share: 3,
  kills: 50,
  writes: 20_000,
  forms: 100,
  events: 10_000,
  minutes: 600,
  perCall: 2000,
  files: 2000,
}

const few = { entries: 2000, seconds: 3, rounds: 1 }
const least = { entries: 200, seconds: 1, rounds: 1 }

/**
 * Every campaign: how it runs, what it is told unless asked (`usual`), its short form (`quick`), which
 * shows that it works and whose figures say nothing, and what it is told where it is only started
 * (`least`): a world at its smallest, each thing asked once.
 */
export const campaigns = {
  browsers: {
    run: browsersCampaign,
    ...{ quick: { only: 'firefox, mouse' }, least: { only: 'firefox, mouse, sign in' } },
  },
  ceiling: { run: ceiling, quick: few, least },
  crash: {
    run: crash,
    usual: { kills: 200 },
    quick: { kills: 2, writes: 20 },
    least: { kills: 1, writes: 1, only: 'pglite' },
  },
  exports: { run: exportsCampaign, quick: few, least },
  fuzz: { run: fuzz, quick: { perCall: 5 }, least: { perCall: 1 } },
  graph: { run: graph, quick: few, least },
  interaction: { run: interaction, usual: { rounds: 5 }, quick: { rounds: 1 }, least },
  lighthouse: { run: lighthouse, usual: { times: 5 }, quick: { times: 1 }, least: { times: 1 } },
  lines: { run: lines, quick: {}, least: {} },
  list: { run: list, quick: { ...few, only: 'tabs' }, least },
  matrix: { run: matrix, quick: { isCut: true }, least: { isCut: true } },
  offline: { run: offline, quick: { kills: 1, forms: 2 }, least: { kills: 1, only: 'kills' } },
  openapi: { run: openapi, quick: { only: '/my-form' }, least: { only: '/my-form-vote' } },
  outbox: {
    run: outbox,
    quick: { events: 200, rounds: 2, heldS: 2 },
    least: { events: 20, rounds: 1, heldS: 1 },
  },
  page: { run: page, quick: few, least },
  'power-cut': {
    run: powerCut,
    usual: { rounds: 200 },
    quick: { rounds: 200, minutes: 1, costRounds: 1, isFresh: true },
    least: { rounds: 1, minutes: 5, only: 'states', isFresh: true },
  },
  remix: { run: remix, quick: few, least },
  restarts: {
    run: restarts,
    usual: { rounds: 30 },
    quick: { rounds: 2 },
    least: { rounds: 1, only: 'pglite' },
  },
  search: {
    run: search,
    usual: { rounds: 10 },
    quick: { entries: 2000, files: 100, rounds: 1 },
    least: { entries: 200, files: 5, rounds: 1 },
  },
  'sign-in': { run: signInFlood, quick: { seconds: 3 }, least: { seconds: 1 } },
  tests: { run: tests, quick: { only: 'sandbox' }, least: { isListed: true } },
  widgets: {
    run: widgets,
    usual: { rounds: 2 },
    quick: { rounds: 1, isKept: false },
    least: { only: 'sizes', isKept: false },
  },
}

const daysRound = 6

/**
 * Those that are started on that day: all of them within six days, because all at once take minutes
 * (decision 0091).
 */
export function startedOn(day) {
  const number = Math.floor(day.getTime() / 86_400_000)
  return Object.keys(campaigns).filter((_, at) => at % daysRound === number % daysRound)
}
