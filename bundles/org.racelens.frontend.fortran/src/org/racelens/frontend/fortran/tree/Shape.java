package org.racelens.frontend.fortran.tree;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.frontend.fortran.source.PreparedText;

/**
 * A node of the syntax tree of some text, wherever that stands. All nodes of a text are made of them at each keystroke, so streams are too
 * dear here.
 *
 * @param start first character in the text
 * @param end one past the last character
 * @see Node
 */
record Shape(String kind, String field, Status status, int start, int end, List<Shape> children) {
	/** Statements that no other ones are in. */
	private static final Set<String> STATEMENTS = Set.of("assignment_statement", "pointer_association_statement", "subroutine_call",
			"call_expression", "print_statement", "write_statement", "read_statement", "keyword_statement", "variable_declaration",
			"variable_modification", "implicit_statement", "use_statement", "import_statement", "common_statement", "variable_group",
			"namelist_statement", "save_statement", "parameter_statement", "equivalence_statement", "data_statement", "private_statement",
			"public_statement");

	Shape {
		children = List.copyOf(children);
	}

	boolean is(String other) {
		return kind.equals(other);
	}

	boolean isBroken() {
		if (status == Status.BROKEN) {
			return true;
		}
		for (Shape child : children) {
			if (child.isBroken() || isTaken(child)) {
				return true;
			}
		}
		return false;
	}

	/** How much of the text is not understood. */
	int lost() {
		if (isFault()) {
			return Math.max(1, end - start);
		}
		int lost = 0;
		for (Shape child : children) {
			lost += child.lost();
		}
		return lost;
	}

	/** Whether all of it is not understood: it cannot be read, or it is a statement with a part right inside that cannot. */
	boolean isFault() {
		if (status == Status.BROKEN || !STATEMENTS.contains(kind)) {
			return status == Status.BROKEN;
		}
		for (Shape child : children) {
			if (child.status == Status.BROKEN || isTaken(child)) {
				return true;
			}
		}
		return false;
	}

	/** Whether a part is a directive that stands behind the statement: that one does not end where its line does. */
	private boolean isTaken(Shape part) {
		return part.is("comment") && STATEMENTS.contains(kind);
	}

	/** The same, in which statements with directives in them cannot be read. */
	Shape withoutTaken() {
		boolean takes = children.stream().anyMatch(this::isTaken);
		return new Shape(kind, field, takes ? Status.BROKEN : status, start, end, children.stream().map(Shape::withoutTaken).toList());
	}

	/** The node of a prepared text in which the text begins at an offset. */
	Node in(PreparedText text, int offset) {
		Node[] inside = new Node[children.size()];
		for (int i = 0; i < inside.length; i++) {
			inside[i] = children.get(i).in(text, offset);
		}
		return new Node(text, kind, field, status, start + offset, end + offset, List.of(inside));
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
