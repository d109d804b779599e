import { expect, it } from "vitest";
import { usedStyles } from "./used-styles.ts";

const html = `<div class="mt-4 sm:flex touch:min-h-9"><p class="text-ink hover:underline">Words</p><a class="[&amp;&gt;svg]:size-4 w-1/2">x</a></div>`;

it.each([
  [".mt-4{margin:0}.mt-5{margin:1px}", ".mt-4{margin:0}"],
  [".sm\\:flex{display:flex}.sm\\:grid{display:grid}", ".sm\\:flex{display:flex}"],
  [".w-1\\/2{width:50%}.w-1\\/3{width:33%}", ".w-1\\/2{width:50%}"],
  [".\\[\\&\\>svg\\]\\:size-4>svg{width:1px}.\\[\\&\\>p\\]\\:m-0>p{margin:0}", ".\\[\\&\\>svg\\]\\:size-4>svg{width:1px}"],
  [".hover\\:underline:hover,.other{a:b}", ".hover\\:underline:hover,.other{a:b}"],
  [".gone:hover,.other{a:b}", ""],
  // What does not begin at a class stays.
  ["p,.gone{a:b}:is(.gone,p){a:b}[data-x]{a:b}*{a:b}", "p,.gone{a:b}:is(.gone,p){a:b}[data-x]{a:b}*{a:b}"],
  // A class further on does not decide.
  [".mt-4 .gone{a:b}.mt-4:not(.gone,.too){a:b}", ".mt-4 .gone{a:b}.mt-4:not(.gone,.too){a:b}"],
  // Blocks inside blocks, and those that hold nothing any more.
  ["@media (width>=40rem){.sm\\:flex{a:b}.gone{a:b}}@media print{.gone{a:b}}", "@media (width>=40rem){.sm\\:flex{a:b}}"],
  ["@layer theme,base;@layer base{.gone{a:b}html{a:b}}", "@layer theme,base;@layer base{html{a:b}}"],
  // A rule stays or goes with all that is nested in it.
  [
    ".mt-4{a:b;@media (hover:hover){&:hover{c:d}}}.gone{@media (hover:hover){&:hover{c:d}}}.text-ink{a:b}",
    ".mt-4{a:b;@media (hover:hover){&:hover{c:d}}}.text-ink{a:b}",
  ],
  [
    '@keyframes spin{to{rotate:1turn}}@property --x{syntax:"*";inherits:false}',
    '@keyframes spin{to{rotate:1turn}}@property --x{syntax:"*";inherits:false}',
  ],
  // Braces and separators in strings, comments and escapes are none.
  [".mt-4:before{content:\"}.gone{\"}.gone:before{content:'},{'}.text-ink{a:b}", '.mt-4:before{content:"}.gone{"}.text-ink{a:b}'],
  ["/*! a licence; { */.gone{a:b}.gone{a:b}.mt-4{a:b}", "/*! a licence; { */.gone{a:b}.mt-4{a:b}"],
  [".\\32xl{a:b}", ".\\32xl{a:b}"],
])("%s", (css, expected) => {
  expect(usedStyles(css, html)).toBe(expected);
});
