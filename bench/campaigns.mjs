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
  forms: 100,
  events: 10_000,
  perCall: 2000,
}

const few = { entries: 2000, seconds: 3, rounds: 1 }

/**
 * Every campaign: how it runs, what it is told unless asked (`usual`), and its short form (`quick`),
 * which shows that it works and whose figures say nothing. One that cannot be shortened has an empty
 * one.
 */
export const campaigns = {
  browsers: { run: browsersCampaign, quick: { only: 'firefox, mouse' } },
  ceiling: { run: ceiling, quick: few },
  crash: { run: crash, quick: { rounds: 2 } },
  exports: { run: exportsCampaign, quick: few },
  fuzz: { run: fuzz, quick: { perCall: 5 } },
  graph: { run: graph, quick: few },
  interaction: { run: interaction, usual: { rounds: 5 }, quick: { rounds: 1 } },
  lighthouse: { run: lighthouse, quick: {} },
  lines: { run: lines, quick: {} },
  list: { run: list, quick: { ...few, only: 'tabs' } },
  matrix: { run: matrix, quick: { isCut: true } },
  offline: { run: offline, quick: { kills: 1, forms: 2 } },
  openapi: { run: openapi, quick: {} },
  outbox: { run: outbox, quick: { events: 200, rounds: 2, heldS: 2 } },
  page: { run: page, quick: few },
  'power-cut': { run: powerCut, usual: { rounds: 200 }, quick: { rounds: 3 } },
  remix: { run: remix, quick: few },
  'sign-in': { run: signInFlood, quick: { seconds: 3 } },
  tests: { run: tests, quick: { only: 'sandbox' } },
  widgets: { run: widgets, usual: { rounds: 2 }, quick: { only: 'sizes' } },
}
