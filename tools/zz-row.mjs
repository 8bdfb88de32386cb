import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const p = await b.newPage({ viewport: { width: 1280, height: 900 } });
await p.goto('http://localhost:8123/#/search?size=200');
await p.waitForSelector('tbody tr a');
await p.waitForTimeout(1500);
console.log(await p.evaluate(() => { const rows = [...document.querySelectorAll('tbody tr')]; const n = rows.map((r) => r.querySelectorAll('*').length); return [rows.length, n.reduce((a, b) => a + b, 0), document.querySelectorAll('*').length, rows[5].outerHTML, rows[100].outerHTML].join('\n\n'); }));
await b.close();
