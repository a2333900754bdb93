import { messageOf } from '../core/errors.js';
import type { DeliverAnswer } from '../runtime/surroundings.js';
import { Mailbox } from '../store/mailbox.js';

const LOOK_EVERY_MS = 300;

/**
 * Looks for answers that `raymond answer` leaves beside the lock of a run that is at work, and tells what became of
 * them (spec 8.2). What an earlier orchestrator has left is nobody's any more.
 * @returns ends that
 */
export function listenForAnswers(lock: string, deliver: DeliverAnswer): () => void {
  const mailbox = new Mailbox(lock);
  mailbox.remove();
  const look = (): void => {
    for (const { name, letter } of mailbox.take()) {
      const said =
        letter === null
          ? Promise.resolve({ ok: false, message: 'The answer cannot be read.' })
          : deliver({ askId: letter.ask_id ?? undefined, text: letter.text }).then(
              (message) => ({ ok: true, message }),
              (error) => ({ ok: false, message: messageOf(error) }),
            );
      // Who has left it sees from the lock that we are gone.
      void said.then((receipt) => mailbox.acknowledge(name, receipt)).catch(() => {});
    }
  };
  const timer = setInterval(() => {
    try {
      look();
    } catch {
      // A folder that cannot be read now is looked at again.
    }
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
