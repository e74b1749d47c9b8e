import type { FirstPost } from './first-post.ts';

export const SQUARES: FirstPost = {
  title: 'Squaring numbers near 50 and near 100',
  slug: 'squares-near-50-and-100',
  description: 'Two small steps give the square of any number close to 50 or 100, and a drawing shows why.',
  content: `<p>48 times 48, 97 times 97, 106 times 106: these look as if they needed paper. They do not. When a number lies close to 50 or to 100, its square falls apart into two small steps, and both fit into one head. This page shows the steps, says why they are right, and ends with a few squares to try for yourself.</p>
<h2>What you need to know already</h2>
<p>Two squares are the landmarks: <code>50² = 2,500</code> and <code>100² = 10,000</code>. Besides them you need the small squares. If some of these are new to you, learn them first, a row at a time. They turn up everywhere.</p>
<table><tbody><tr><td><code>2² = 4</code></td><td><code>3² = 9</code></td><td><code>4² = 16</code></td></tr><tr><td><code>5² = 25</code></td><td><code>6² = 36</code></td><td><code>7² = 49</code></td></tr><tr><td><code>8² = 64</code></td><td><code>9² = 81</code></td><td><code>10² = 100</code></td></tr><tr><td><code>11² = 121</code></td><td><code>12² = 144</code></td><td><code>13² = 169</code></td></tr></tbody></table>
<h2>Near 100: use the distance twice</h2>
<p>Take 97. Its distance from 100 is 3, and it lies below.</p>
<ol><li>Go the same distance once more: <code>97 − 3 = 94</code>. That is how many hundreds the square has.</li><li>Square the distance: <code>3 × 3 = 9</code>. That is the rest.</li><li>Put both together: <code>94 × 100 + 9 = 9,409</code>.</li></ol>
<p>So <code>97² = 9,409</code>. Above 100 you go up instead of down. For 106 the distance is 6: <code>106 + 6 = 112</code> hundreds, <code>6 × 6 = 36</code> for the rest, and the square is <code>112 × 100 + 36 = 11,236</code>.</p>
<p>Two things go wrong at first. The rest always fills two places: 103 gives <code>103 + 3 = 106</code> hundreds and a rest of 9, which is <code>106 × 100 + 9 = 10,609</code>, with a nought before the 9. And if the rest has three digits, its first digit joins the hundreds. 88 lies 12 below 100, so there are <code>88 − 12 = 76</code> hundreds and a rest of <code>12 × 12 = 144</code>; together <code>7,600 + 144 = 7,744</code>.</p>
<h2>Why that is right</h2>
<p>Picture a square sheet of paper, 100 wide and 100 high. You want a square of 97, so you cut a strip of width 3 from the right side and another one from the top. Each strip has an area of <code>3 × 100 = 300</code>. But the two strips cross in the corner, in a little square of 3 by 3, and you have counted that corner twice. Give it back once:</p>
<p><code>10,000 − 300 − 300 + 9 = 9,409</code></p>
<p>That is the whole secret. The hundreds come from the two strips, and the rest is the corner. For a number above 100 you glue two strips on, and the corner between them is missing until you add it. Either way the corner is added, never taken away. That is why the rest is never negative.</p>
<h2>Near 50: begin with 25 hundreds</h2>
<p>Around 50 each strip is only 50 long, and so the two strips together are as large as a single one of 100. That makes the first step even easier: begin with 25 hundreds, and go one hundred up or down for each step of the distance.</p>
<ul><li>48 lies 2 below: <code>25 − 2 = 23</code> hundreds, and <code>2 × 2 = 4</code> for the rest. <code>48² = 2,304</code></li><li>57 lies 7 above: <code>25 + 7 = 32</code> hundreds, and <code>7 × 7 = 49</code> for the rest. <code>57² = 3,249</code></li><li>39 lies 11 below: <code>25 − 11 = 14</code> hundreds, and <code>11 × 11 = 121</code> for the rest, of which one hundred joins the others. <code>39² = 1,400 + 121 = 1,521</code></li></ul>
<p>With the sheet of paper in mind, 48 is <code>2,500 − 100 − 100 + 4 = 2,304</code>: two strips of 2 by 50 cut off, and one corner given back.</p>
<h2>How far does it reach?</h2>
<p>As far as you know the squares of the distances. With the table above you can go 13 steps in each direction, from <code>50 − 13 = 37</code> to <code>50 + 13 = 63</code> and from <code>100 − 13 = 87</code> to <code>100 + 13 = 113</code>. Nothing breaks further out. Only the corner gets larger than the comfort. 75 is as far from 50 as it can be, and still it works: <code>25 + 25 = 50</code> hundreds, <code>25 × 25 = 625</code> for the rest, and <code>5,000 + 625 = 5,625</code>.</p>
<h2>Two relatives worth knowing</h2>
<p>If two numbers lie equally far from 50, one below and one above, their product needs the corner alone: <code>47 × 53 = 50² − 3² = 2,491</code>. What one strip takes away the other one adds, and only the corner is left to go. The same holds around any number: <code>96 × 104 = 100² − 4² = 9,984</code>, and <code>28 × 32 = 30² − 2² = 896</code>.</p>
<p>That explains a famous rule, too. A number that ends in 5 lies just between two round numbers. For 65 these are 60 and 70, and their product is a corner of 5 by 5 too small: <code>65² = 60 × 70 + 25 = 4,225</code>. In the same way <code>35² = 30 × 40 + 25 = 1,225</code>.</p>
<h2>A look at the last digit</h2>
<p>Before you trust an answer, compare its end. The last digit of a square depends on the last digit of the number alone. 57 ends in 7, and <code>7 × 7 = 49</code> ends in 9, so the square of 57 must end in 9. The one above does. Then look at the size: 57 lies between 50 and 60, so its square lies between <code>50² = 2,500</code> and <code>60² = 3,600</code>. These two looks take a second and catch most slips.</p>
<h2>Try it</h2>
<p>Say the hundreds first, then the rest, and do not write anything down.</p>
<ol><li>98 times 98</li><li>104 times 104</li><li>93 times 93</li><li>53 times 53</li><li>46 times 46</li><li>62 times 62</li></ol>
<p>Done? Here they are: <code>98² = 9,604</code>, <code>104² = 10,816</code>, <code>93² = 8,649</code>, <code>53² = 2,809</code>, <code>46² = 2,116</code>, <code>62² = 3,844</code>. If one of yours differs, draw its sheet of paper and look which strip or corner went missing.</p>
<p>There are more such ways on the pages <a href="/math-tips">Math Tips</a> and <a href="/mental-math-tricks">Mental Math Tricks</a>. To use them on problems that come one after the other, play <a href="/games/speed-math">Speed Math</a> with multiplication, and leave yourself plenty of time at first.</p>`,
};
