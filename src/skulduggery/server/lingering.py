"""A socket that sent too much is told so before it is closed."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS = 3.0
BYTES = 16_000_000


class Lingering(WebSocketsSansIOProtocol):
    """Closing while the other side still sends would throw away the word that says why. So what
    still comes is read and dropped for a while."""

    dropped = -1

    def data_received(self, data: bytes) -> None:
        if self.dropped < 0:
            super().data_received(data)
            return
        self.dropped += len(data)
        if self.dropped > BYTES:
            self.transport.close()

    def handle_parser_exception(self) -> None:
        closing = self.conn.close_sent
        assert closing is not None
        self.stop_keepalive()
        code, reason = closing.code, closing.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_sent = True
        self.dropped = 0
        self.close_timer = self.loop.call_later(SECONDS, self.transport.close)
        self.transport.resume_reading()
