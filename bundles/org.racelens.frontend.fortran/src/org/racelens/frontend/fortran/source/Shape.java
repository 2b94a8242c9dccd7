package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.Map;
import org.racelens.frontend.fortran.source.Node.Status;

/**
 * A node of the syntax tree of some text, wherever that stands.
 *
 * @param start first character in the text
 * @param end one past the last character
 * @see Node
 */
record Shape(String kind, String field, Status status, int start, int end, List<Shape> children) {
	Shape {
		children = List.copyOf(children);
	}

	boolean is(String other) {
		return kind.equals(other);
	}

	boolean isBroken() {
		return status == Status.BROKEN || children.stream().anyMatch(Shape::isBroken);
	}

	/** The node of a prepared text in which the text begins at an offset. */
	Node in(PreparedText text, int offset) {
		return new Node(text, kind, field, status, start + offset, end + offset, children.stream().map(c -> c.in(text, offset)).toList());
	}

	Shape with(List<Shape> others) {
		return new Shape(kind, field, status, start, end, others);
	}

	/** The same in a longer text. */
	Shape moved(int by) {
		return new Shape(kind, field, status, start + by, end + by, children.stream().map(c -> c.moved(by)).toList());
	}

	/** The same with other nodes in the place of those that have their kinds and begin where they do; each that is taken is removed. */
	Shape replaced(Map<Integer, Shape> others) {
		Shape other = others.get(start);
		if (other != null && other.kind.equals(kind)) {
			others.remove(start);
			return new Shape(kind, field, status, other.start, other.end, other.children);
		}
		return others.isEmpty() ? this : with(children.stream().map(c -> c.replaced(others)).toList());
	}
}
