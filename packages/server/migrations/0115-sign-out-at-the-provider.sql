-- Signing out at the company's identity provider (decision 0147). The ID token of a session, sealed, for as
-- long as the session lives and not longer; and what the provider calls its own session, by which it
-- ends ours.
alter table sessions add column provider_hint text;
alter table sessions add column provider_session text;
alter table sessions add constraint sessions_over_keep_no_hint
  check (revoked_at is null or provider_hint is null);
create index sessions_of_provider_session on sessions (provider_session)
  where provider_session is not null;
create index sessions_with_hint on sessions (expires_at) where provider_hint is not null;
