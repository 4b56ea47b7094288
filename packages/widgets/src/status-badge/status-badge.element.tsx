import { type ReactNode } from 'react'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import inlineHostCss from '../internals/inline-host.css?inline'
import { choice, flag, text } from '../internals/settings.ts'
import { withSettings } from '../internals/with-settings.ts'
import css from './status-badge.css?inline'
import { statusLooks } from './status-badge.icons.ts'
import * as StatusBadge from './status-badge.tsx'

/** `<hp-status-badge>`: a status as a plate with an icon and words. */
export class HpStatusBadgeElement extends withSettings(HpReactElement, {
  css: inlineHostCss + css,
  settings: {
    status: text(),
    label: text(),
    look: choice(statusLooks),
    ownSignPending: flag(),
    ownApprovalPending: flag(),
  },
}) {
  protected view(): ReactNode {
    return (
      <StatusBadge.Root
        part="badge"
        status={this.status}
        label={this.label || undefined}
        look={this.look || undefined}
        isOwnSignPending={this.ownSignPending}
        isOwnApprovalPending={this.ownApprovalPending}
      />
    )
  }
}
