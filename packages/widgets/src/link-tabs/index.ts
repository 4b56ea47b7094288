export * as LinkTabs from './link-tabs.tsx'
