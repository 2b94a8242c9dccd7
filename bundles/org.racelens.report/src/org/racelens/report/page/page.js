'use strict';
// Shows the findings that the page has as data. All texts become text nodes: nothing here makes markup of a text.
(function () {
	const SVG = 'http://www.w3.org/2000/svg';
	const PAGE = 50;
	const byId = id => document.getElementById(id);
	const index = JSON.parse(byId('index').textContent);
	const findings = index.findings || [];
	const files = index.files || [];
	const bundles = Array.from(document.querySelectorAll('script.bundle'));
	const parsed = new Map();
	const kinds = index.kinds.map(kind => kind.id);
	const labels = new Map(index.kinds.map(kind => [kind.id, kind.label]));

	// ---- elements

	function fill(node, children) {
		for (const child of children.flat(Infinity)) {
			if (child !== null && child !== undefined && child !== '') {
				node.append(child);
			}
		}
		return node;
	}

	function element(name, attributes, ...children) {
		const node = document.createElement(name);
		for (const [key, value] of Object.entries(attributes || {})) {
			node.setAttribute(key, value);
		}
		return fill(node, children);
	}

	const paragraph = (...children) => element('p', {}, ...children);

	function svgElement(name, attributes, ...children) {
		const node = document.createElementNS(SVG, name);
		for (const [key, value] of Object.entries(attributes)) {
			node.setAttribute(key, value);
		}
		return fill(node, children);
	}

	// ---- what is told of a finding

	function told(id) {
		const at = Math.floor(id / index.bundled);
		if (!parsed.has(at)) {
			parsed.set(at, JSON.parse(bundles[at].textContent));
		}
		const bundle = parsed.get(at);
		const finding = bundle.findings[id % index.bundled];
		return { finding, region: finding.region === undefined ? null : bundle.regions[finding.region] };
	}

	function excerpt(at) {
		const shown = at.excerpt;
		if (!shown) {
			return '';
		}
		const above = shown.above || [];
		const below = shown.below || [];
		const width = String(shown.line + below.length).length;
		const number = line => element('span', { class: 'number' }, String(line).padStart(width) + ' | ');
		const code = element('code', {});
		above.forEach((text, i) => code.append(number(shown.line - above.length + i), text + '\n'));
		code.append(number(shown.line), shown.before || '', element('mark', {}, shown.marked || ' '), shown.after || '');
		below.forEach((text, i) => code.append('\n', number(shown.line + 1 + i), text));
		return element('pre', { tabindex: '0', role: 'group', 'aria-label': 'Source at ' + at.place }, code);
	}

	const place = at => [element('p', { class: 'place' }, element('code', {}, at.place)), excerpt(at)];

	function end(access) {
		return element('section', { class: 'end ' + access.access }, element('h4', {}, access.what), paragraph('by ' + access.who),
			(access.how || []).map(text => paragraph(text)), place(access));
	}

	function items(lead, list) {
		if (!list || list.length === 0) {
			return [];
		}
		return [paragraph(lead + ':'), element('ul', {}, list.map(item => element('li', {}, item.text || '', ' ',
			element('span', { class: 'code' }, item.kind || ''), (item.tried || []).map(text => paragraph(text)), place(item))))];
	}

	function schedule(shown) {
		const table = element('table', {},
			element('thead', {}, element('tr', {}, shown.heads.map(head => element('th', { scope: 'col' }, head)))),
			element('tbody', {}, shown.rows.map(row => element('tr', {}, row.cells.map(cell => element('td', {}, cell))))));
		return [drawing(shown.drawing, []), element('details', {}, element('summary', {}, capital(shown.lead)),
			element('div', { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Schedule' }, table),
			(shown.remarks || []).map(text => paragraph(text)))];
	}

	const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

	function about(region) {
		return element('section', { class: 'about' },
			element('h4', {}, 'Region: ' + region.title + ', lines ' + region.place.split(':').slice(-2)[0] + ' to ' + region.endLine + ': ' + region.verdict),
			items(region.verdict === 'UNKNOWN' ? 'Not decided because' : 'Not everything was understood', region.gaps),
			items(capital(region.lead || ''), region.conditions),
			(region.runs || []).map(text => paragraph(capital(text))),
			paragraph(region.figures),
			(region.facts || []).map(text => paragraph('Proved: ' + text)),
			(region.assumptions || []).map(text => paragraph('Assuming that ' + text)));
	}

	function body(id, room) {
		const { finding, region } = told(id);
		const constraint = finding.constraint
			? element('details', {}, element('summary', {}, 'The constraint as SMT-LIB 2'), element('pre', { tabindex: '0' }, finding.constraint))
			: '';
		return [
			finding.ends ? element('div', { class: 'ends' }, finding.ends.map(end)) : '',
			finding.code ? [place(finding), element('p', { class: 'code' }, finding.code)] : '',
			finding.witness ? paragraph('Witness: ', element('code', {}, finding.witness)) : '',
			finding.further ? paragraph(capital(finding.further)) : '',
			(finding.tried || []).map(text => paragraph(capital(text))),
			items('Only possible because', finding.reasons),
			finding.accepted ? items('Accepted', [finding.accepted]) : '',
			finding.drawing ? drawing(finding.drawing, finding.narrow ? [finding.narrow] : [], room) : '',
			(finding.schedules || []).map(schedule),
			constraint,
			region ? about(region) : '',
			paragraph(element('a', { href: '#' + fragment(Object.assign({}, state, { open: id })) }, 'Link to this finding'))
		];
	}

	// ---- drawings: SceneJson says what the numbers mean

	const colour = (role, part) => 'var(' + index.legend.roles[role] + '-' + part + ')';

	function stroked(node, role, stroke) {
		if (stroke > 0) {
			node.style.stroke = colour(role, 'line');
			node.style.strokeWidth = stroke === 2 ? '3' : '1';
			node.style.strokeDasharray = stroke === 3 ? '4 4' : '';
		}
		return node;
	}

	function painted(node, role, part) {
		node.style.fill = colour(role, part);
		return node;
	}

	function box([role, x, y, width, height, radius, stroke]) {
		return stroked(painted(svgElement('rect', { x, y, width, height, rx: radius }), role, 'fill'), role, stroke);
	}

	function line([role, x1, y1, x2, y2, stroke, tip]) {
		const drawn = [stroked(svgElement('line', { x1, y1, x2, y2 }), role, stroke)];
		if (tip === 1) {
			const points = x1 === x2 ? [x2 - 4, y2 - 8, x2 + 4, y2 - 8] : [x2 - 8, y2 - 4, x2 - 8, y2 + 4];
			drawn.push(painted(svgElement('polygon', { points: points.concat(x2, y2).join(' ') }), role, 'line'));
		} else if (tip === 2) {
			drawn.push(painted(svgElement('circle', { cx: x1, cy: y1, r: 4 }), role, 'line'));
			drawn.push(painted(svgElement('circle', { cx: x2, cy: y2, r: 4 }), role, 'line'));
		}
		return drawn;
	}

	function label([role, x, y, style, align, text]) {
		const attributes = { x, y, class: 's' + style, 'font-size': index.legend.sizes[style], 'text-anchor': align === 1 ? 'middle' : 'start' };
		return painted(svgElement('text', attributes, text), role, 'text');
	}

	const shape = numbers => (numbers.length === 7 ? box : numbers.length === 8 ? line : label)(numbers);

	function part([description, ...shapes]) {
		return description === '' ? svgElement('g', { 'aria-hidden': 'true' }, shapes.map(shape))
			: svgElement('g', {}, svgElement('title', {}, description), shapes.map(shape));
	}

	// the first that fits, else the last
	function drawing(wide, narrower, room) {
		const chosen = [wide].concat(narrower).find(scene => scene.width <= room) || narrower[narrower.length - 1] || wide;
		const { title, width, height, parts } = chosen;
		return element('div', { class: 'drawing', tabindex: '0', role: 'group', 'aria-label': 'Drawing' },
			svgElement('svg', { width, height, viewBox: '0 0 ' + width + ' ' + height, role: 'img', 'aria-label': title }, parts.map(part)));
	}

	// ---- the filter, which the fragment of the address holds

	const first = () => ({ kinds: new Set(kinds), file: '', variable: '', sort: 'kind', page: 1, open: null });
	let state = first();

	function fragment(wanted) {
		const parts = new URLSearchParams();
		if (wanted.kinds.size < kinds.length) {
			parts.set('verdict', kinds.filter(kind => wanted.kinds.has(kind)).join(','));
		}
		for (const key of ['file', 'variable']) {
			if (wanted[key]) {
				parts.set(key, wanted[key]);
			}
		}
		if (wanted.sort !== 'kind') {
			parts.set('sort', wanted.sort);
		}
		if (wanted.open !== null) {
			parts.set('open', wanted.open);
		} else if (wanted.page > 1) {
			parts.set('page', wanted.page);
		}
		return parts.toString();
	}

	function read(text) {
		const parts = new URLSearchParams(text.replace(/^#/, ''));
		const result = first();
		if (parts.has('verdict')) {
			const wanted = parts.get('verdict').split(',');
			result.kinds = new Set(kinds.filter(kind => wanted.includes(kind)));
		}
		result.file = parts.get('file') || '';
		result.variable = parts.get('variable') || '';
		result.sort = ['file', 'variable'].includes(parts.get('sort')) ? parts.get('sort') : 'kind';
		result.page = Math.max(1, parseInt(parts.get('page'), 10) || 1);
		const open = parseInt(parts.get('open'), 10);
		result.open = open >= 0 && open < findings.length ? open : null;
		return result;
	}

	// a whole name where there is one, else parts of names
	function named(wanted) {
		const lower = wanted.toLowerCase();
		const whole = findings.some(finding => (finding.variables || []).includes(wanted));
		return finding => (finding.variables || []).some(name => whole ? name === wanted : name.toLowerCase().includes(lower));
	}

	const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
	const orders = {
		kind: (a, b) => a - b,
		file: (a, b) => findings[a].file - findings[b].file || findings[a].line - findings[b].line || a - b,
		variable: (a, b) => compare(firstName(a), firstName(b)) || a - b
	};
	// what names no variable comes last
	const firstName = id => (findings[id].variables || ['\uffff'])[0];

	function matching() {
		const isNamed = state.variable ? named(state.variable) : () => true;
		const path = state.file.toLowerCase();
		const ids = [];
		findings.forEach((finding, id) => {
			const isHere = path === '' || files[finding.file].path.toLowerCase().includes(path) || finding.place.toLowerCase().includes(path);
			if (state.kinds.has(finding.kind) && isHere && isNamed(finding)) {
				ids.push(id);
			}
		});
		return ids.sort(orders[state.sort]);
	}

	// ---- the list

	let shown = [];
	const list = byId('list');

	function row(id) {
		const finding = findings[id];
		const inside = element('div', { class: 'body' });
		const details = element('details', {}, element('summary', {},
			element('h3', {}, element('span', { class: 'badge' }, labels.get(finding.kind)), ' ', finding.title),
			element('span', { class: 'where' }, finding.place, finding.region ? ' · ' + finding.region : '')), inside);
		function open() {
			if (!inside.hasChildNodes()) {
				fill(inside, body(id, list.clientWidth - 40));
			}
		}
		if (state.open === id) {
			details.open = true;
			open();
		}
		details.addEventListener('toggle', () => {
			if (details.open) {
				open();
			}
			if (details.open !== (state.open === id)) {
				state.open = details.open ? id : null;
				keep();
			}
		});
		return element('li', { class: 'finding ' + finding.kind, id: 'finding-' + id }, details);
	}

	const pages = () => Math.max(1, Math.ceil(shown.length / PAGE));
	const number = n => n.toLocaleString('en');
	const counted = (n, noun) => number(n) + ' ' + noun + (n === 1 ? '' : 's');

	function say() {
		const from = (state.page - 1) * PAGE;
		const to = Math.min(shown.length, from + PAGE);
		const which = shown.length === findings.length ? counted(findings.length, 'finding')
			: number(shown.length) + ' of ' + counted(findings.length, 'finding');
		byId('count').textContent = shown.length === 0 ? which + (findings.length === 0 ? '.' : ' match the filter.')
			: which + (pages() > 1 ? '; here are ' + number(from + 1) + ' to ' + number(to) + '.' : '.');
	}

	function turn(page) {
		state.page = page;
		state.open = null;
		keep();
		draw();
		byId('findings').focus();
	}

	function navigation() {
		for (const nav of document.querySelectorAll('nav.pages')) {
			const back = element('button', { type: 'button' }, 'Previous');
			const next = element('button', { type: 'button' }, 'Next');
			back.disabled = state.page === 1;
			next.disabled = state.page === pages();
			back.addEventListener('click', () => turn(state.page - 1));
			next.addEventListener('click', () => turn(state.page + 1));
			nav.replaceChildren(back, element('span', {}, 'Page ' + number(state.page) + ' of ' + number(pages())), next);
			nav.hidden = pages() === 1;
		}
	}

	function draw() {
		state.page = Math.min(state.page, pages());
		list.replaceChildren(...shown.slice((state.page - 1) * PAGE, state.page * PAGE).map(row));
		navigation();
		say();
	}

	function keep() {
		const text = fragment(state);
		history.replaceState(null, '', '#' + text);
	}

	function update() {
		shown = matching();
		if (state.open !== null) {
			const at = shown.indexOf(state.open);
			state.open = at < 0 ? null : state.open;
			state.page = at < 0 ? state.page : Math.floor(at / PAGE) + 1;
		}
		draw();
	}

	function changed() {
		state.page = 1;
		state.open = null;
		keep();
		update();
	}

	// ---- controls

	const boxes = new Map();

	function controls() {
		for (const kind of kinds) {
			const count = findings.filter(finding => finding.kind === kind).length;
			if (count > 0) {
				const box = element('input', { type: 'checkbox', value: kind });
				box.addEventListener('change', () => {
					box.checked ? state.kinds.add(kind) : state.kinds.delete(kind);
					changed();
				});
				boxes.set(kind, box);
				byId('kinds').append(element('label', { class: kind }, box, element('span', { class: 'badge' }, labels.get(kind)), ' ' + number(count)));
			}
		}
		const names = Array.from(new Set(findings.flatMap(finding => finding.variables || []))).sort();
		fill(byId('names'), names.slice(0, 1000).map(value => element('option', { value })));
		fill(byId('paths'), files.slice(0, 1000).map(file => element('option', { value: file.path })));
		for (const key of ['file', 'variable']) {
			let waiting = 0;
			byId(key).addEventListener('input', () => {
				clearTimeout(waiting);
				waiting = setTimeout(() => {
					state[key] = byId(key).value.trim();
					changed();
				}, 200);
			});
		}
		byId('sort').addEventListener('change', () => {
			state.sort = byId('sort').value;
			changed();
		});
		byId('filter').addEventListener('submit', event => event.preventDefault());
		byId('filter').addEventListener('reset', event => {
			event.preventDefault();
			state = first();
			changed();
			show();
		});
		byId('filter').hidden = false;
	}

	function show() {
		boxes.forEach((box, kind) => { box.checked = state.kinds.has(kind); });
		byId('file').value = state.file;
		byId('variable').value = state.variable;
		byId('sort').value = state.sort;
	}

	function follow() {
		state = read(location.hash);
		show();
		update();
		if (state.open !== null) {
			const opened = byId('finding-' + state.open);
			const top = opened.getBoundingClientRect().top;
			if (top < 0 || top > window.innerHeight / 2) {
				opened.scrollIntoView();
			}
		}
	}

	function theme() {
		const choice = byId('theme');
		const apply = value => value ? document.documentElement.setAttribute('data-theme', value) : document.documentElement.removeAttribute('data-theme');
		let kept = '';
		try {
			kept = localStorage.getItem('racelens-theme') || '';
		} catch (refused) {
			// a page from a file may have no storage: the choice then lasts as long as the page
		}
		choice.value = ['light', 'dark'].includes(kept) ? kept : '';
		apply(choice.value);
		choice.addEventListener('change', () => {
			apply(choice.value);
			try {
				localStorage.setItem('racelens-theme', choice.value);
			} catch (refused) {
				// as above
			}
		});
		byId('look').hidden = false;
	}

	function table() {
		const details = byId('files').querySelector('details');
		byId('files-count').textContent = counted(files.length, 'file');
		details.addEventListener('toggle', () => {
			const rows = byId('rows');
			if (!details.open || rows.hasChildNodes()) {
				return;
			}
			const counts = new Array(files.length).fill(0);
			findings.forEach(finding => { counts[finding.file]++; });
			fill(rows, files.map((file, i) => {
				const button = element('button', { type: 'button', class: 'link' }, file.path);
				button.addEventListener('click', () => {
					state = first();
					state.file = file.path;
					changed();
					show();
					byId('findings').focus();
				});
				return element('tr', {}, element('td', {}, button), element('td', {}, file.verdict), element('td', {}, number(file.regions)),
					element('td', {}, number(counts[i])));
			}));
		});
		byId('files').hidden = files.length === 0;
	}

	theme();
	controls();
	table();
	window.addEventListener('hashchange', follow);
	follow();
}());
