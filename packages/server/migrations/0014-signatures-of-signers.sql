-- What a listed signer signed with (decision 0038): drawn or typed, the name, and the upload.
alter table my_form_signers add column signature jsonb;

-- The SHA-256 of what was signed: the form, its version and the answers as they stood.
alter table my_form_signers add column content_hash text;
