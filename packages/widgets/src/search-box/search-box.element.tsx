import { searchBoxDelayMs } from '@holdpoint/api/vocabulary'
import { type ReactNode } from 'react'
import controlsCss from '../internals/controls.css?inline'
import { type FormState, formSettings } from '../internals/hp-form-element.ts'
import { HpLabelledElement } from '../internals/hp-labelled-element.ts'
import { safeAddress } from '../internals/safe-address.ts'
import { number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './search-box.css?inline'
import * as SearchBox from './search-box.tsx'

/**
 * `<hp-search-box>`: a search field that tells of its words after a pause. Inside a form it is a
 * field of that form; with `action` it is a GET form of its own.
 */
export class HpSearchBoxElement extends withSettings(HpLabelledElement, {
  css: controlsCss + css,
  settings: {
    ...formSettings,
    action: text(),
    defaultValue: text(),
    delay: number(searchBoxDelayMs),
    label: text('Search'),
    placeholder: text(),
    submitLabel: text('Search'),
    clearLabel: text('Clear the search'),
    requiredWords: text('Please enter what to search for'),
  },
  data: { value: undefined as string | undefined },
  events: { 'hp-input': detail<string>(), 'hp-search': detail<string>() },
}) {
  get #words(): string {
    return this.value ?? this.defaultValue
  }

  readonly #type = (words: string) => {
    this.value = words
    this.emit('hp-input', words)
  }

  /** What the person asked for goes to listeners first, then to the address. */
  readonly #search = (words: string) => {
    const isLeft = this.emit('hp-search', words)
    const { baseURI } = this.ownerDocument
    const action = isLeft && this.action !== '' ? safeAddress(this.action) : undefined
    if (action !== undefined && URL.canParse(action, baseURI)) {
      const address = new URL(action, baseURI)
      address.searchParams.set(this.name || 'search', words)
      this.ownerDocument.location.assign(address)
    }
  }

  protected view(): ReactNode {
    return (
      <SearchBox.Root
        part="form"
        value={this.#words}
        delayMs={this.delay}
        disabled={this.isOff}
        onValueChange={this.#type}
        onSearch={this.#search}
      >
        {this.outerName === undefined && (
          <SearchBox.Label part="label">{this.label}</SearchBox.Label>
        )}
        <SearchBox.Input
          part="input"
          aria-label={this.outerName}
          name={this.name || 'search'}
          placeholder={this.placeholder || undefined}
          required={this.required}
        />
        <SearchBox.Clear part="clear" aria-label={this.clearLabel}>
          <span aria-hidden="true">×</span>
        </SearchBox.Clear>
        <SearchBox.Submit part="submit">{this.submitLabel}</SearchBox.Submit>
      </SearchBox.Root>
    )
  }

  protected formState(): FormState {
    const isMissing = this.required && this.#words.trim() === ''
    return { value: this.#words, isMissing, problem: isMissing ? this.requiredWords : '' }
  }

  protected resetValue(): void {
    this.value = undefined
  }

  protected restoreValue(value: string | FormData): void {
    this.value = typeof value === 'string' ? value : undefined
  }
}
