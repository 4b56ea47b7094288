import { type About } from '../internals/about.ts'
import { type HpUpvoteButtonElement } from './upvote-button.element.tsx'

export const about: About<typeof HpUpvoteButtonElement> = {
  tag: 'hp-upvote-button',
  title: 'Upvote button',
  line: 'Votes for a form and takes the vote back; nobody votes for their own.',
  settings: {
    count: "How many votes the form has, the person's own included.",
    voted: "Whether the person's own vote is among them.",
    own: "Whether the form is the person's own, which takes no vote of theirs.",
    myFormId: 'The id of the entry, where the tag puts the vote on record by itself.',
    word: "The button's name, before the count.",
    ownReason: "Why one's own form takes no vote.",
    locale: 'How the count is written.',
    apiBase: 'The address of the portal; with it the tag puts the vote on record by itself.',
    apiKey: 'Names your page to the portal.',
    token:
      "Names the person to the portal. Taken out of the page's markup once read; taken off, by attribute or property, the person is signed out of the tag. getToken never stands there.",
  },
  data: {
    getToken: 'Answers the token before each call, where tokens are renewed.',
    vote: 'Puts the vote on record: takes whether it stands, may answer { isVoted, count } as they are now. Its rejection is shown by its message.',
  },
  events: {
    'hp-vote':
      'The person pressed the button; the detail says whether the vote is to stand. Prevent its default to leave it as it is.',
  },
  methods: {},
  slots: {
    default: 'A submit button in a form of the page, which works until the script has loaded.',
  },
  parts: { root: 'The box.', button: 'The button.', problem: 'Why the vote was taken back.' },
}
