export * as StatusBadge from './status-badge.tsx'
