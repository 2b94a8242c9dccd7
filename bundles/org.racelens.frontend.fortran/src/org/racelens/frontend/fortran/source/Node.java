package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.SourceRange;

/**
 * A node of the syntax tree.
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
		return Stream.of(kinds).anyMatch(kind::equals);
	}

	/** Whether the text of it, or of a part of it, could not be read. */
	public boolean isBroken() {
		return status == Status.BROKEN || children.stream().anyMatch(Node::isBroken);
	}

	/** The parts with names, without words, marks and comments. */
	public List<Node> parts() {
		return children.stream().filter(c -> c.status == Status.NAMED && !c.is("comment")).toList();
	}

	/** The first child of a kind. */
	public Optional<Node> child(String ofKind) {
		return children.stream().filter(c -> c.kind.equals(ofKind)).findFirst();
	}

	/** The children of a kind. */
	public List<Node> all(String ofKind) {
		return children.stream().filter(c -> c.kind.equals(ofKind)).toList();
	}

	/** The child that is something to this node. */
	public Optional<Node> field(String name) {
		return children.stream().filter(c -> c.field.equals(name)).findFirst();
	}

	/** Whether a word or a mark is among the children. */
	public boolean hasToken(String word) {
		return children.stream().anyMatch(c -> c.status == Status.TOKEN && c.kind.equals(word));
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
