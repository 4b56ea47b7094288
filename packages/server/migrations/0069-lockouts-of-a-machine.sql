-- Whoever gives energy back to a machine asks who works on it under another lockout (decision 0107).

create index lotos_of_machine on lotos (shard_key, asset_id) where deleted_at is null;
