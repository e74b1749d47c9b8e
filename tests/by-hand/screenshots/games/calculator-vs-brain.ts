import type { Page } from 'playwright';
import { asked, duelStage, onKeyboard, type Plan } from '../../../browser/steps/calculator-vs-brain.ts';
import type { Journey, Walk } from '../journeys.mjs';
import { pass, until } from '../told-time.ts';
import { gameWalk, startButton } from './game-walk.ts';

const slug = 'calculator-vs-brain';
const calculatorMs = 3_000;
/** How long keys are ignored after a round, in ms, because they may be meant for that round. */
const ignoredMs = 1_000;

async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Easy/ }).check();
  await page.getByRole('radio', { name: /^Addition/ }).check();
  await startButton(page).click();
  await duelStage(page).waitFor();
}

/** Another number with as many digits. */
const wrongFor = (answer: number) => String(answer).replace(/.$/, (digit) => (digit === '9' ? '8' : '9'));

/** Plays a round to its result. */
async function playRound(page: Page, plan: Plan, ms: number): Promise<void> {
  const { answer } = await asked(page);
  await pass(page, plan === 'wait' ? calculatorMs : ms);
  if (plan !== 'wait') await onKeyboard.answer(page, plan === 'win' ? String(answer) : wrongFor(answer));
  await until(page, duelStage(page).getByRole('button', { name: 'Next Round' }));
}

async function next(page: Page): Promise<void> {
  await pass(page, ignoredMs);
  await onKeyboard.next(page);
}

async function playRounds(page: Page, plans: readonly Plan[], paceMs: number): Promise<void> {
  for (const [place, plan] of plans.entries()) {
    await playRound(page, plan, paceMs + ((place * 7) % 5) * 150);
    if (place < plans.length - 1) await next(page);
  }
}

const end = (page: Page) => duelStage(page).getByRole('button', { name: 'End Game' }).first().click();

async function guest(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest } = gameWalk(walk, slug);
  await open();
  await shot('setup');
  await begin(page);
  await asked(page);
  await pass(page, 400);
  await shot('question');
  await playRound(page, 'win', 1_100);
  await shot('won');
  await next(page);
  const { answer } = await asked(page);
  await pass(page, 1_900);
  await page.keyboard.type(String(answer).slice(0, 1));
  await shot('play');
  await pass(page, calculatorMs);
  await until(page, duelStage(page).getByRole('button', { name: 'Next Round' }));
  await shot('too-late');
  await next(page);
  await playRound(page, 'err', 1_400);
  await shot('wrong');
  await next(page);
  await playRounds(page, ['win', 'win', 'win', 'err', 'win'], 1_200);
  await end(page);
  await rest();
  await shot('result-guest');
  await shotWhole('result-guest');
}

async function before(walk: Walk): Promise<void> {
  const { page, open, rest } = gameWalk(walk, slug);
  await open();
  await begin(page);
  await playRounds(page, ['win', 'err', 'win', 'wait'], 1_700);
  await end(page);
  await rest();
}

async function learner(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest, comeBack } = gameWalk(walk, slug);
  await open(page.getByText('Your best with this set-up'));
  await shot('setup-learner');
  await begin(page);
  await playRounds(page, ['win', 'win', 'err'], 1_200);
  await comeBack();
  await begin(page);
  await playRounds(page, ['win', 'win', 'win', 'win', 'err', 'win'], 900);
  await end(page);
  await rest();
  await shot('result-learner');
  await shotWhole('result-learner');
}

export const journeys: readonly Journey[] = [
  { name: slug, as: 'guest', told: true, walk: guest },
  { name: `${slug}-learner`, as: 'learner', told: true, before, walk: learner },
];
