-- Mails on their way: written in the transaction of what caused them, handed over afterwards.

create table mail_outbox (
  shard_key text not null,
  id text not null,
  -- What caused it, such as invite.
  kind text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  html text,
  -- What the secret of the address in it is derived from; the address itself is never kept.
  link_id text,
  state text not null,
  tries integer not null default 0,
  -- waiting: not before this. sending: taken for lost after this.
  next_try_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  -- When it was taken, or given up.
  settled_at timestamptz,
  constraint mail_outbox_state_is_known
    check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'no_server')),
  primary key (shard_key, id)
);

create index mail_outbox_due on mail_outbox (next_try_at) where state in ('waiting', 'sending');
