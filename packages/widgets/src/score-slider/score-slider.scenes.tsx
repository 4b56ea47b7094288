import { type FormEvent } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
import { ScoreSlider } from './index.ts'
import './score-slider.register.ts'
import { type RootProps } from './score-slider.tsx'

const slider = (props: RootProps = {}) => (
  <ScoreSlider.Root onValueChange={(value) => hear('change', value)} {...props}>
    <ScoreSlider.Output />
    <ScoreSlider.Track>
      <ScoreSlider.Range />
      <ScoreSlider.Thumb end="low" />
      <ScoreSlider.Thumb end="high" />
    </ScoreSlider.Track>
  </ScoreSlider.Root>
)

function element(properties: Partial<HTMLElementTagNameMap['hp-score-slider']> = {}) {
  const score = tag('hp-score-slider', properties)
  listen(score, 'hp-change', 'change')
  return score
}

const sent = (event: Event | FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLFormElement) {
    hear('sent', Object.fromEntries(new FormData(event.currentTarget)))
  }
}

function formAround(score: HTMLElement) {
  const form = document.createElement('form')
  const fieldset = document.createElement('fieldset')
  const send = document.createElement('button')
  send.textContent = 'Send'
  const reset = Object.assign(document.createElement('button'), { type: 'reset' })
  reset.textContent = 'Reset'
  fieldset.append(score)
  form.append(fieldset, send, reset)
  form.addEventListener('submit', sent)
  return form
}

export const scenes = {
  any: { react: () => slider(), element: () => element() },
  chosen: {
    react: () => slider({ defaultValue: '40-80' }),
    element: () => element({ defaultValue: '40-80' }),
  },
  narrow: {
    react: () => slider({ defaultValue: '100-100' }),
    element: () => element({ defaultValue: '100-100' }),
  },
  disabled: {
    react: () => slider({ defaultValue: '40-80', disabled: true }),
    element: () => element({ defaultValue: '40-80', disabled: true }),
  },
  form: {
    react: () => (
      <form onSubmit={sent}>
        <fieldset>{slider({ defaultValue: '40-80' })}</fieldset>
        <button>Send</button>
        <button type="reset">Reset</button>
      </form>
    ),
    element: () => formAround(element({ defaultValue: '40-80' })),
  },
}
