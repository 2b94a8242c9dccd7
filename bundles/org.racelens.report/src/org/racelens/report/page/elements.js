// The page's data, and elements that are made of texts: nothing in these files makes markup of a text.
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
