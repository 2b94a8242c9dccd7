// The list

let shown = [];
const list = byId('list');

function row(id) {
	const finding = findings[id];
	const inside = element('div', { class: 'body' });
	const details = element('details', {}, element('summary', {},
		element('h3', {}, element('span', { class: 'badge' }, labels.get(finding.kind)), ' ',
			finding.state ? [element('span', { class: 'state ' + finding.state }, finding.state), ' '] : '', finding.title),
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

// The controls

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
	for (const key of ['sort', 'compared']) {
		byId(key).addEventListener('change', () => {
			state[key] = byId(key).value;
			changed();
		});
	}
	byId('baseline').hidden = !findings.some(finding => finding.state);
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
	byId('compared').value = state.compared;
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
	const root = document.documentElement;
	const apply = value => value ? root.setAttribute('data-theme', value) : root.removeAttribute('data-theme');
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
