/** A text message. `to` is a number in E.164. */
export interface TextMessage {
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. Rejects if the message was not accepted. */
export interface SmsTransport {
  send(message: TextMessage): Promise<void>;
}
