-- Most notices are never answered: those that are no longer listed are deleted.
CREATE INDEX seat_notice_put_at ON seat_notice (put_at);
