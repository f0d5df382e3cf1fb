/** Style of the report, a file beside the page; stripes tell what was not tried without colour. */
export const reportStyle = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 1120px; margin: 32px auto; padding: 0 20px; background: #f5f3ee; color: #1c1a17; }
header { display: flex; flex-wrap: wrap; gap: 12px; align-items: baseline; }
header span { background: #e8e5dd; border-radius: 4px; padding: 2px 8px; font-size: 13px; }
h1, .figure { font-family: Georgia, serif; font-weight: 500; margin: 0; }
h2 { font: 500 24px Georgia, serif; margin: 32px 0 10px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px; margin-top: 16px; }
.cards div { background: #fdfcfa; border: 1px solid #c9c5bb; border-radius: 10px; padding: 16px 20px; }
.cards h2 { font: 600 15px system-ui, sans-serif; margin: 0; }
.figure { font-size: 46px; line-height: 1.2; }
meter { width: 100%; }
.cards .bad { background: #fff2f0; border: 2px solid #a3182b; }
.cards .good { background: #eef6f0; border: 2px solid #17613f; }
table { width: 100%; border: 1px solid #c9c5bb; border-spacing: 0; border-radius: 10px; background: #fdfcfa; font-size: 14px; }
th, td { text-align: start; padding: 8px 10px; vertical-align: top; }
code { overflow-wrap: anywhere; }
tbody :is(th, td) { border-top: 1px solid #e4e1d8; }
thead th { font-size: 13px; font-weight: 600; color: #55524b; }
.number { text-align: end; }
pre { background: #111814; color: #f4f4ee; padding: 12px 16px; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
i { display: inline-block; width: 11px; height: 14px; border: 1px solid #55524b; vertical-align: middle; }
.bar { white-space: nowrap; }
.p { background: #17613f; }
.w { background: #d9bc72; border-style: dashed; }
.f { background: #a3182b; border-width: 3px; }
.n { background: repeating-linear-gradient(135deg, #fff 0 4px, #b9b6ad 4px 7px); }
footer { margin: 32px 0; font-size: 13px; }
@media (max-width: 640px) { table { display: block; overflow-x: auto; } th, td { padding: 6px; font-size: 13px; } .bar i { width: 3px; border: 0; } }
@media print { body { background: none; } * { print-color-adjust: exact; } }
`.trimStart();
