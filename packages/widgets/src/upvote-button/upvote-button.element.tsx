import { type ReactNode } from 'react'
import { connectionData, connectionSettings } from '../internals/connection-settings.ts'
import { callerOf, repeatOf } from '../internals/connection.ts'
import controlsCss from '../internals/controls.css?inline'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import inlineHostCss from '../internals/inline-host.css?inline'
import { flag, number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './upvote-button.css?inline'
import { voteBy } from './upvote-button.source.ts'
import * as UpvoteButton from './upvote-button.tsx'
import { type OnVote } from './use-upvote.ts'

const data: { vote: OnVote | undefined } & typeof connectionData = {
  ...connectionData,
  vote: undefined,
}

/** `<hp-upvote-button>`: votes for a form and takes the vote back. */
export class HpUpvoteButtonElement extends withSettings(HpReactElement, {
  css: inlineHostCss + controlsCss + css,
  settings: {
    count: number(0),
    voted: flag(),
    own: flag(),
    myFormId: text(),
    word: text('Upvote'),
    ownReason: text('You cannot upvote your own form.'),
    locale: text('en-US'),
    ...connectionSettings,
  },
  data,
  events: { 'hp-vote': detail<{ voted: boolean }>() },
}) {
  readonly #record: OnVote = async (isVoted) => {
    const caller = callerOf(this)
    const vote = this.vote ?? (caller && voteBy(caller, this.myFormId, repeatOf(this)))
    const answer = await vote?.(isVoted)
    this.voted = answer?.isVoted ?? isVoted
    this.count = answer?.count ?? this.count + (isVoted ? 1 : -1)
    return answer
  }

  protected view(): ReactNode {
    return (
      <UpvoteButton.Root
        part="root"
        count={this.count}
        isVoted={this.voted}
        isOwn={this.own}
        locale={this.locale}
        onVote={this.#record}
      >
        <UpvoteButton.Button
          part="button"
          word={this.word}
          ownReason={this.ownReason}
          onClick={(event) => {
            const isVoted = event.currentTarget.getAttribute('aria-pressed') === 'true'
            if (!this.own && !this.emit('hp-vote', { voted: !isVoted })) {
              event.preventDefault()
            }
          }}
        />
        <UpvoteButton.Problem part="problem" />
      </UpvoteButton.Root>
    )
  }
}
