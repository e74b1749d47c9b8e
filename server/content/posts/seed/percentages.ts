import type { FirstPost } from './first-post.ts';

export const PERCENTAGES: FirstPost = {
  title: 'Percentages in the shop',
  slug: 'percentages-in-the-shop',
  description: 'Discounts, tips and offers worked out in your head: one building block, one turn-around, and two traps.',
  content: `<p>A sign says 30% off. Another one says three for the price of two. The bill comes, and you would like to leave something. All of these are percentages, and for none of them do you need a telephone. You need one building block, and the patience to put it together.</p>
<h2>Ten per cent is the building block</h2>
<p>Per cent means “of each hundred”. Ten per cent is a tenth, so the point moves one place to the left: <code>10% of 64 = 6.4</code>. From there you get almost everything by doubling, halving and adding.</p>
<ul><li>Twice as much: <code>20% of 64 = 12.8</code></li><li>Half as much: <code>5% of 64 = 3.2</code></li><li>Both at once: <code>15% of 64 = 6.4 + 3.2 = 9.6</code></li><li>A tenth of it: <code>1% of 64 = 0.64</code></li></ul>
<p>So 35% is three tenths and a half of one: <code>3 × 6.4 + 3.2 = 22.4</code>. And for 12% you take a tenth and two hundredths. On a bill of 43.50 that is <code>4.35 + 0.87 = 5.22</code>.</p>
<p>Some percentages are easier as parts. It is worth knowing these by heart:</p>
<table><thead><tr><th>per cent</th><th>is</th><th>of 240</th></tr></thead><tbody><tr><td>50%</td><td>a half</td><td><code>240 ÷ 2 = 120</code></td></tr><tr><td>25%</td><td>a quarter</td><td><code>240 ÷ 4 = 60</code></td></tr><tr><td>20%</td><td>a fifth</td><td><code>240 ÷ 5 = 48</code></td></tr><tr><td>12.5%</td><td>an eighth</td><td><code>240 ÷ 8 = 30</code></td></tr><tr><td>75%</td><td>three quarters</td><td><code>240 − 60 = 180</code></td></tr></tbody></table>
<h2>Look at what you pay, not at what you save</h2>
<p>A coat costs 80, and there is 30% off. You could work out the discount and take it away. But 30% off means that 70% are left, and <code>70% of 80 = 7 × 8 = 56</code> is one step. In the same way 25% off leaves three quarters: <code>75% of 60 = 3 × 15 = 45</code>.</p>
<p>With an awkward number, take the discount in pieces and let each piece go at once. 15% off 60 is a tenth off and half a tenth off: <code>60 − 6 − 3 = 51</code>.</p>
<h2>Turn the question around</h2>
<p>This is the nicest secret of percentages: you may swap the two numbers. 16% of 25 looks unfriendly, but it is the same as 25% of 16, and that is a quarter.</p>
<ul><li><code>16% of 25 = 25% of 16 = 4</code></li><li><code>4% of 75 = 75% of 4 = 3</code></li><li><code>18% of 50 = 50% of 18 = 9</code></li></ul>
<p>Why? A percentage is a product divided by a hundred, and in a product the order makes no difference: <code>16 × 25 ÷ 100 = 25 × 16 ÷ 100</code>. So whenever one of the two numbers is 10, 20, 25, 50 or 75, let that one be the percentage.</p>
<h2>First trap: two discounts are not their sum</h2>
<p>A price of 100 is reduced by 20%, and at the till by another 10%. That is not 30% off. After the first reduction the price is 80, and the second one takes a tenth of 80, not of 100: <code>80 − 8 = 72</code>. So you save 28.</p>
<p>It helps to think of what is left each time. After 20% off there is 0.8 of the price, after 10% off there is 0.9 of that, and <code>0.8 × 0.9 = 0.72</code>. It also shows that it makes no difference which discount comes first: <code>0.9 × 0.8 = 0.72</code>.</p>
<h2>Second trap: the way back is another one</h2>
<p>A shop raises a price of 80 by 25%, and later takes 25% off. Is it 80 again? It is not. Up: <code>80 + 20 = 100</code>. Down: <code>100 − 25 = 75</code>. The same percentage of a larger number is more. To get back to 80 from 100 you have to take 20% off.</p>
<p>The same happens with a tax. If 120 contains a tax of 20%, the price without it is not <code>120 − 24 = 96</code>, for the 20% were taken of the smaller price. Ask what was multiplied by 1.2 to give 120: <code>120 ÷ 1.2 = 100</code>. A test is quickly made: <code>100 + 20 = 120</code>.</p>
<h2>How much is it off?</h2>
<p>Sometimes the sign shows two prices and no percentage. Then ask which part of the old price has gone. A book was 24 and is 18 now: <code>24 − 18 = 6</code> has gone, and 6 is a quarter of 24, so it is 25% off. A lamp was 35 and is 28: <code>35 − 28 = 7</code>, a fifth of 35, so 20%. If the parts are less friendly, change them a little. 6 off 19 is almost 6 off 18, so it is a bit less than a third.</p>
<h2>Which offer is better?</h2>
<p>Turn each offer into the share that you pay for one piece.</p>
<ul><li>Three for the price of two: <code>2 ÷ 3 ≈ 0.67</code>, so about a third off.</li><li>The second one at half price: <code>1.5 ÷ 2 = 0.75</code>, so a quarter off.</li><li>30% off each: you pay 0.7 of the price.</li></ul>
<p>Three for two is the best of these, if you want three. If you want one, it is worth nothing. For packages of different sizes, compare what the same amount costs. 400 grams for 3.20 are <code>3.20 ÷ 4 = 0.8</code> for a hundred grams. 250 grams for 2.10 are <code>2.10 ÷ 2.5 = 0.84</code>. Here the larger package is cheaper, but not by much.</p>
<h2>When nearly is good enough</h2>
<p>For a tip nobody expects cents. Round the bill first, then use the building block. If 43.50 is about 44, ten per cent are <code>44 ÷ 10 = 4.4</code>, five per cent are half of that, and fifteen per cent are <code>4.4 + 2.2 = 6.6</code>. You would say six and a half and be done.</p>
<h2>Try it</h2>
<ol><li>15% of 80</li><li>35% of 60</li><li>A jacket for 45, with 20% off</li><li>32% of 50</li><li>A price of 90, raised by 10% and then reduced by 10%</li></ol>
<p>The answers: <code>15% of 80 = 8 + 4 = 12</code>; <code>35% of 60 = 18 + 3 = 21</code>; <code>80% of 45 = 8 × 4.5 = 36</code>; <code>32% of 50 = 50% of 32 = 16</code>; and <code>99 − 9.9 = 89.1</code>, which is less than it was.</p>
<p><a href="/games/speed-math">Speed Math</a> has percentages among its operations, from single digits to large numbers. More ways to the same answers are on the page <a href="/mental-math-tricks">Mental Math Tricks</a>.</p>`,
};
