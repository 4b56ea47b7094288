import { type About } from '../internals/about.ts'
import { type HpLinkTabsElement } from './link-tabs.element.tsx'

export const about: About<typeof HpLinkTabsElement> = {
  tag: 'hp-link-tabs',
  title: 'Tabs that are links',
  line: 'The sections of a page, each with its own address and the number of what is there.',
  settings: { label: "The landmark's name.", locale: 'How counts are written.' },
  data: {
    tabs: 'The tabs: label, href, and where wanted count and isCurrent.',
  },
  events: {
    'hp-tab':
      'The person pressed a tab; the detail has its href and index. Prevent its default to change the section without leaving the page.',
  },
  methods: {},
  slots: {
    default:
      "Links of the page's own in place of the property, which work before the script has loaded; mark the current one with aria-current.",
  },
  parts: {
    tabs: 'The landmark.',
    tab: 'A link.',
    current: 'The link of the section that is shown.',
    count: 'The number on a link.',
  },
}
