-- What stood in the embedded inbox in clear is forgotten; its keys stay, so that nothing is sent twice.
UPDATE "mail_messages" SET "recipient" = '', "subject" = '', "text" = '', "html" = NULL WHERE "recipient" <> '';
