import type { FirstPost } from './first-post.ts';

export const CHECKS: FirstPost = {
  title: 'Is that answer right? Three checks without doing it twice',
  slug: 'three-checks-for-an-answer',
  description: 'Estimate first, look at the last digit, then cast out the nines: how to catch a wrong answer in a few seconds.',
  content: `<p>Everybody makes slips. The difference lies in who notices. To work a problem out a second time is slow, and the same slip likes to come again. It is better to look at the answer from another side. Here are three such looks. Each takes a few seconds, and together they catch nearly everything.</p>
<h2>Before you begin: an estimate</h2>
<p>Round both numbers so far that you can do the rest at once. For 38 times 52 that is <code>40 × 50 = 2,000</code>. Now you know what to expect, and an answer of 197 or 19,760 cannot fool you. The exact one is <code>38 × 52 = 1,976</code>.</p>
<p>An estimate gets better if its errors work against each other:</p>
<ul><li>In a product, round one number up and the other one down. For 68 times 34, <code>70 × 33 = 2,310</code> comes very close to <code>68 × 34 = 2,312</code>. With both rounded up, <code>70 × 35 = 2,450</code>, it is far off.</li><li>In a division, look for a pair that goes evenly. For 413 divided by 7 that is <code>420 ÷ 7 = 60</code>. The answer is a little less: <code>413 ÷ 7 = 59</code>.</li><li>In a long sum, round each part to the nearest whole and let ups and downs even out. For four prices, <code>5 + 3 + 2 + 10 = 20</code> stands for <code>4.85 + 3.20 + 1.95 + 9.99 = 19.99</code>.</li></ul>
<p>Say the estimate before you calculate, not after. Afterwards it is tempting to find a reason why the answer might still be right.</p>
<h2>The last digit</h2>
<p>The last digit of a sum, a difference or a product depends on the last digits alone. 47 times 58 must end as <code>7 × 8 = 56</code> does, in a 6. A sum of 684 and 957 must end as <code>4 + 7 = 11</code> does, in a 1. If yours does not, you need not look any further.</p>
<h2>Casting out nines</h2>
<p>The third look is the strongest, and it is more than a thousand years old. Add up the digits of a number. If the sum has two digits, add these up again, until one digit is left. Take 4,738: <code>4 + 7 + 3 + 8 = 22</code>, and <code>2 + 2 = 4</code>. Let us call the 4 the <em>mark</em> of 4,738. A mark of 9 counts as 0, so nines, and digits that make nine together, can be left out from the start: in 4,738 nothing makes nine, but in 5,498 the 9 goes, and so do the 5 and the 4. What stays is 8.</p>
<p>Marks obey the same arithmetic as the numbers they belong to. So do the problem with the marks and compare.</p>
<p><strong>A product.</strong> Is 47 times 58 really 2,726? For 47: <code>4 + 7 = 11</code> and <code>1 + 1 = 2</code>. For 58: <code>5 + 8 = 13</code> and <code>1 + 3 = 4</code>. The marks give <code>2 × 4 = 8</code>. For the answer: <code>2 + 7 + 2 + 6 = 17</code> and <code>1 + 7 = 8</code>. It fits, and indeed <code>47 × 58 = 2,726</code>. Had somebody said 2,626, the mark would have been 7, for <code>2 + 6 + 2 + 6 = 16</code> and <code>1 + 6 = 7</code>. That answer would be wrong for certain.</p>
<p><strong>A sum.</strong> 684 has the mark 0, because <code>6 + 8 + 4 = 18</code> and <code>1 + 8 = 9</code>. 957 has the mark 3, because the 9 goes and <code>5 + 7 = 12</code>, <code>1 + 2 = 3</code>. So the sum must have the mark 3, and <code>684 + 957 = 1,641</code> has it: <code>1 + 6 + 4 + 1 = 12</code>.</p>
<p><strong>A difference.</strong> Turn it into a sum. To check <code>812 − 365 = 447</code>, look whether 447 and 365 together have the mark of 812. The marks are 6 and 5, <code>6 + 5 = 11</code>, so 2; and <code>8 + 1 + 2 = 11</code>, so 2 as well.</p>
<h2>Why nines?</h2>
<p>Our numbers are made of tens, hundreds and thousands, and each of these is one more than a number of nines: <code>10 = 9 + 1</code>, <code>100 = 99 + 1</code>, <code>1,000 = 999 + 1</code>. Divide 700 things among nine people, and from each hundred one thing is left over: <code>700 = 7 × 99 + 7</code>. So the digits count what is left over. The mark is nothing else than the remainder when you divide by nine, and <code>4,738 = 9 × 526 + 4</code> shows it. Remainders can be added and multiplied like the numbers themselves. That is the whole reason.</p>
<h2>What each look misses</h2>
<p>No check is perfect, and it is good to know its blind spot.</p>
<ul><li>The estimate does not see small slips: 2,716 is near <code>50 × 55 = 2,750</code>, too.</li><li>The last digit sees only the end.</li><li>The nines do not see digits that changed places, for the sum stays the same: 2,762 has the mark of 2,726. They do not see a nought too many either: so has 27,260.</li></ul>
<p>But look how well they work together. The wrong order ends in a 2 where a 6 must stand. The nought too many is ten times the estimate. And 2,716 has the mark 7, because <code>2 + 7 + 1 + 6 = 16</code>. A slip that gets past all three is rare.</p>
<h2>Try it</h2>
<p>Two of these four answers are right. Find the others without working anything out twice.</p>
<ol><li>29 times 41 is 1,189</li><li>76 times 84 is 6,394</li><li>518 plus 376 is 894</li><li>903 divided by 7 is 119</li></ol>
<p>The first is right: <code>29 × 41 = 1,189</code>. In the second the last digit fits, but the marks do not: 4 and 3 give <code>4 × 3 = 12</code>, so 3, and 6,394 has the mark 4. Right would be <code>76 × 84 = 6,384</code>. The third is right: <code>518 + 376 = 894</code>. The fourth cannot be, because 7 times 119 ends in a 3, as it should, but <code>7 × 120 = 840</code> is far too small. Right is <code>903 ÷ 7 = 129</code>.</p>
<p>In <a href="/games/speed-math">Speed Math</a> you can try it at once: say the last digit of each answer before you type the first one. More about rounding is on the page <a href="/math-tips">Math Tips</a>.</p>`,
};
