// Drawings: SceneJson says what the numbers mean

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
