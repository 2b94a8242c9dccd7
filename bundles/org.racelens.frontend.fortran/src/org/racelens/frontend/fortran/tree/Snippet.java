package org.racelens.frontend.fortran.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.unit.FrontEndException;

/** Parts of statements that are parsed by themselves, with the places that they have in their file. */
public final class Snippet {
	private static final String BEFORE = "x = ";
	private static final String LIST = "x = x(";

	private Snippet() {
	}

	/** A list of subscripts or bounds, all at the place of a node; empty where the text is none. */
	public static Optional<Node> list(Node place, String text) {
		int at = place.source().offset(place.range());
		return parsed(place.source(), LIST, text, ")", i -> at).flatMap(e -> e.child("argument_list"));
	}

	/**
	 * An expression.
	 *
	 * @param place of its first character
	 * @return empty where the text is none
	 */
	public static Optional<Node> expression(PreparedText file, String text, SourceRange place) {
		int at = file.offset(place);
		return parsed(file, BEFORE, text, "", i -> at + i)
				.filter(e -> !e.isBroken() && e.end() - e.start() >= text.strip().length());
	}

	/** An assignment, or a call without its first word; empty where the text is neither. All of it stands at one place. */
	public static Optional<Node> statement(PreparedText file, String text, SourceRange place) {
		int at = file.offset(place);
		boolean call = value(file, text, at).isEmpty();
		return tree(file, (call ? "call " : "") + text + "\nend\n", i -> at)
				.flatMap(t -> find(t, call ? "subroutine_call" : "assignment_statement"))
				.filter(s -> !s.isBroken());
	}

	private static Optional<Node> value(PreparedText file, String text, int at) {
		return tree(file, text + "\nend\n", i -> at).flatMap(t -> find(t, "assignment_statement")).filter(s -> !s.isBroken());
	}

	private static Optional<Node> find(Node n, String kind) {
		return n.is(kind) ? Optional.of(n) : n.children().stream().map(c -> find(c, kind)).flatMap(Optional::stream).findFirst();
	}

	private static Optional<Node> tree(PreparedText file, String text, IntUnaryOperator origin) {
		try {
			return Optional.of(SyntaxTree.of(file.part(text, origin)));
		} catch (FrontEndException e) {
			return Optional.empty();
		}
	}

	private static Optional<Node> parsed(PreparedText file, String before, String text, String after, IntUnaryOperator origin) {
		String whole = before + text + after + "\nend\n";
		PreparedText part = file.part(whole, i -> origin.applyAsInt(Math.max(0, Math.min(text.length(), i - before.length()))));
		try {
			return value(SyntaxTree.of(part));
		} catch (FrontEndException e) {
			return Optional.empty();
		}
	}

	/** The right side of the assignment. */
	private static Optional<Node> value(Node n) {
		if (n.is("assignment_statement")) {
			return n.field("right");
		}
		List<Node> children = n.children();
		return children.stream().map(Snippet::value).flatMap(Optional::stream).findFirst();
	}
}
