package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * A node of the syntax tree. What it is and has is asked of all nodes of a text at each keystroke, so streams are too dear here.
 *
 * @param kind as the grammar names it
 * @param field what it is to its parent; empty where the grammar has no name for that
 * @param status what the parser could make of it
 * @param start first character in the prepared text
 * @param end one past the last character
 * @param children in the order of the text, words and marks included
 */
public record Node(PreparedText source, String kind, String field, Status status, int start, int end, List<Node> children) {
	/** What the parser could make of a node. */
	public enum Status {
		/** a part of the grammar with a name of its own */
		NAMED,
		/** a word or a mark */
		TOKEN,
		/** could not be read, or is missing */
		BROKEN
	}

	public Node {
		children = List.copyOf(children);
	}

	/** Whether it is of one of some kinds. */
	public boolean is(String... kinds) {
		for (String other : kinds) {
			if (kind.equals(other)) {
				return true;
			}
		}
		return false;
	}

	/** Whether it is of a kind. */
	public boolean is(String other) {
		return kind.equals(other);
	}

	/** Whether the text of it, or of a part of it, could not be read. */
	public boolean isBroken() {
		if (status == Status.BROKEN) {
			return true;
		}
		for (Node child : children) {
			if (child.isBroken()) {
				return true;
			}
		}
		return false;
	}

	/** The parts with names, without words, marks and comments. */
	public List<Node> parts() {
		List<Node> parts = new ArrayList<>(children.size());
		for (Node child : children) {
			if (child.status == Status.NAMED && !child.is("comment")) {
				parts.add(child);
			}
		}
		return parts;
	}

	/** The first child of a kind. */
	public Optional<Node> child(String ofKind) {
		for (Node child : children) {
			if (child.kind.equals(ofKind)) {
				return Optional.of(child);
			}
		}
		return Optional.empty();
	}

	/** The children of a kind. */
	public List<Node> all(String ofKind) {
		List<Node> found = new ArrayList<>();
		for (Node child : children) {
			if (child.kind.equals(ofKind)) {
				found.add(child);
			}
		}
		return found;
	}

	/** The child that is something to this node. */
	public Optional<Node> field(String name) {
		for (Node child : children) {
			if (child.field.equals(name)) {
				return Optional.of(child);
			}
		}
		return Optional.empty();
	}

	/** Whether a word or a mark is among the children. */
	public boolean hasToken(String word) {
		for (Node child : children) {
			if (child.status == Status.TOKEN && child.kind.equals(word)) {
				return true;
			}
		}
		return false;
	}

	/** The text as the parser read it. */
	public String text() {
		return source.text(start, end);
	}

	/** The text of a name: Fortran tells no case. Fortran 2018 §6.1.2 */
	public String name() {
		return text().toLowerCase(Locale.ROOT);
	}

	/** Where it stands in the file. */
	public SourceRange range() {
		return source.range(start, end);
	}

	@Override
	public String toString() {
		return kind + " " + text();
	}
}
