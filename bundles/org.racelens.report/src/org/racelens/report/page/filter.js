// The filter, which the fragment of the address holds

const first = () => ({ kinds: new Set(kinds), file: '', variable: '', compared: '', sort: 'kind', page: 1, open: null });
let state = first();

function fragment(wanted) {
	const parts = new URLSearchParams();
	if (wanted.kinds.size < kinds.length) {
		parts.set('verdict', kinds.filter(kind => wanted.kinds.has(kind)).join(','));
	}
	for (const key of ['file', 'variable', 'compared']) {
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
	const isCompared = findings.some(finding => finding.state);
	result.compared = isCompared && ['new', 'known'].includes(parts.get('compared')) ? parts.get('compared') : '';
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

// what is gone may be of a file that is no more
const pathOf = finding => finding.file < files.length ? files[finding.file].path : '';

function matching() {
	const isNamed = state.variable ? named(state.variable) : () => true;
	const path = state.file.toLowerCase();
	const ids = [];
	findings.forEach((finding, id) => {
		const isHere = path === '' || pathOf(finding).toLowerCase().includes(path) || finding.place.toLowerCase().includes(path);
		const isAsked = state.compared === '' || finding.state === state.compared;
		if (state.kinds.has(finding.kind) && isAsked && isHere && isNamed(finding)) {
			ids.push(id);
		}
	});
	return ids.sort(orders[state.sort]);
}
