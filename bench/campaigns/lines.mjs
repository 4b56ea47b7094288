import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../parts/portal.mjs'

// What each room and each module costs: lines of its files as they stand, blank ones and comments
// among them, without tests, seeds, migrations and what is made. A plain module is to cost at most
// 2,500 in all layers, a heavy one 6,000, a shared room 2,500 in a layer (4,000 for `lists` in the
// portal).

const api = 'packages/api/src'
const server = 'packages/server/src'
const portal = 'apps/portal/app'
const areas = (...names) =>
  names.flatMap((name) => [`${api}/areas/${name}/`, `${server}/areas/${name}/`])
const pages = (...names) => names.map((name) => `${portal}/${name}/`)
const routes = (...names) => names.map((name) => `${portal}/routes/${name}`)

/** Where the files of each lie; a file counts for the first one that has it. */
const places = {
  rooms: {
    lists: [`${api}/lists/`, `${server}/lists/`, `${portal}/lists/`],
    'records and moves': [`${api}/moves/`, `${server}/records/`, `${portal}/records/`],
    audience: [`${api}/audience/`],
    'outbox and clock': [`${server}/outbox/`, `${server}/clock/`],
    shell: [`${portal}/shell/`, `${portal}/ui/`],
    offline: [`${portal}/offline/`],
  },
  modules: {
    'my forms, filling among it': [
      ...areas('my-forms', 'forms'),
      ...pages('my-forms', 'my-forms-graph', 'fill-out'),
      ...routes('_shell.my-form'),
    ],
    reviews: [
      ...areas('review-forms'),
      ...pages('reviews', 'review-question', 'shared-form'),
      ...routes('_shell.review-form', 'shared-form'),
    ],
    actions: [
      ...areas('actions'),
      ...pages('actions', 'entry-actions'),
      ...routes('_shell.actions'),
    ],
    'pending approvals': [
      ...areas('pending-approvals'),
      ...pages('pending-approvals'),
      ...routes('_shell.pending-approvals'),
    ],
    home: [...areas('home'), ...pages('home'), ...routes('_shell._index')],
    topics: [...areas('topics'), ...pages('topics'), ...routes('_shell.topics', 'topics.')],
    messages: [...areas('messages'), ...pages('messages'), ...routes('_shell.message-center')],
    files: [
      ...areas('files'),
      ...pages('files'),
      ...routes('_shell.files', '_shell.file-preview'),
      `${server}/file-text/`,
    ],
    'safety data sheets': [...areas('sds'), ...pages('sds'), ...routes('_shell.sds', 'sds.')],
    'master hazards': [
      `${api}/areas/jsa/jsa.hazards.`,
      `${server}/areas/jsa/jsa.hazards.`,
      `${portal}/jsa/hazards/`,
      ...routes('_shell.jsa.manage-hazard'),
    ],
    'job safety analyses': [...areas('jsa'), ...pages('jsa'), ...routes('_shell.jsa')],
    'lockout templates': [
      `${api}/areas/loto/loto.templates.`,
      `${server}/areas/loto/loto.templates.`,
      `${portal}/loto/templates/`,
      ...routes('_shell.loto.templates'),
    ],
    lockouts: [...areas('loto'), ...pages('loto'), ...routes('_shell.loto')],
    'quality reports': [...areas('sqr'), ...pages('sqr'), ...routes('_shell.sqr')],
    'form types': [
      ...areas('form-types'),
      ...pages('form-types'),
      ...routes('_shell.manage-form-type'),
    ],
    'manage forms': [
      ...areas('manage-forms'),
      ...pages('manage-forms'),
      ...routes('_shell.manage-forms'),
    ],
    'form schedules': [
      ...areas('form-schedules'),
      ...pages('form-schedules'),
      ...routes('_shell.form-schedules'),
    ],
    inquiries: [...areas('inquiries'), ...pages('inquiries'), ...routes('_shell.inquiries')],
    reports: [...areas('reports'), ...pages('reports'), ...routes('_shell.reports')],
    'notifications, rules, followers': [
      ...areas('notifications', 'notify', 'subscriptions', 'settings'),
      ...pages('notifications', 'notify', 'settings'),
      ...routes('_shell.notifications', '_shell.settings', 'follow', 'unsubscribe'),
    ],
    'people, accounts and rights': [
      ...areas('people', 'accounts', 'auth', 'permissions'),
      ...pages('employees', 'accounts', 'sessions', 'session', 'permissions', 'profile'),
      ...routes('_shell.employees', 'setup', 'login', 'choose-password', 'forgotten-password'),
    ],
    search: [...areas('search'), ...pages('find'), ...routes('_shell.search', 'search.')],
  },
}

const isCounted = (file) =>
  /\.(ts|tsx|css|mjs)$/.test(file) &&
  !/\.(test|spec|test-d)\.|\/tests?\/|\.generated\.|test-[^/]*$/.test(file)

const layerOf = (file) =>
  file.startsWith(api) ? 'contract' : file.startsWith(server) ? 'server' : 'portal'

/** Counts the lines of each room and module by layer. */
export async function lines() {
  const { stdout } = spawnSync('git', ['ls-files', api, server, portal], {
    cwd: repository,
    encoding: 'utf8',
  })
  const files = stdout.split('\n').filter(isCounted)
  const figures = {}
  for (const [kind, named] of Object.entries(places)) {
    let left = files
    figures[kind] = Object.fromEntries(
      Object.entries(named).map(([name, starts]) => {
        const isOwn = (file) => starts.some((start) => file.startsWith(start))
        const count = countOf(left.filter(isOwn))
        left = left.filter((file) => !isOwn(file))
        return [name, count]
      }),
    )
  }
  return {
    limit: '2,500 for a plain module, 6,000 for a heavy one; nothing fails for it',
    passed: true,
    figures,
  }
}

function countOf(files) {
  const count = { contract: 0, server: 0, portal: 0, all: 0 }
  for (const file of files) {
    const length = readFileSync(join(repository, file), 'utf8').split('\n').length - 1
    count[layerOf(file)] += length
    count.all += length
  }
  return count
}
