-- Which key of another site spoke, where one did: by its grant, or by the session opened with it.
-- Rows without one keep the hash that they have.

alter table audit_events add column api_key_id text;
