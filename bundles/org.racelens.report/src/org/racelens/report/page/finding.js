// What is told of a finding

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

// drawn when it is opened
function graph(scene) {
	const details = element('details', {}, element('summary', {}, 'The phases of the region'));
	details.addEventListener('toggle', () => {
		if (details.open && !details.querySelector('svg')) {
			details.append(drawing(scene, []));
		}
	});
	return details;
}

function about(region) {
	return element('section', { class: 'about' },
		element('h4', {}, 'Region: ' + region.title + ', lines ' + region.place.split(':').slice(-2)[0] + ' to ' + region.endLine + ': '
			+ region.verdict),
		items(region.verdict === 'UNKNOWN' ? 'Not decided because' : 'Not everything was understood', region.gaps),
		items(capital(region.lead || ''), region.conditions),
		(region.runs || []).map(text => paragraph(capital(text))),
		region.graph ? graph(region.graph) : '',
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
		finding.gone ? paragraph(finding.gone) : '',
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
