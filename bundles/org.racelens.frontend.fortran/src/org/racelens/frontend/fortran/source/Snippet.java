package org.racelens.frontend.fortran.source;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Parts of statements that are parsed by themselves, with the places that they have in their file. */
public final class Snippet {
	private static final String BEFORE = "x = ";
	private static final String LIST = "x = x(";

	private Snippet() {
	}

	/** A list of subscripts or bounds, at the place of a node. */
	public static Node list(Node place, String text) {
		Node e = parsed(place.source(), LIST, text, ")", i -> place.range().offset());
		return e.child("argument_list").orElse(e);
	}

	/**
	 * An expression.
	 *
	 * @param offset of the text in the file
	 * @return empty where the text is none
	 */
	public static Optional<Node> expression(PreparedText file, String text, int offset) {
		Node e = parsed(file, BEFORE, text, "", i -> offset + i);
		return e.isBroken() || e.end() - e.start() < text.strip().length() ? Optional.empty() : Optional.of(e);
	}

	/** Where in the file a character of the text stands. */
	private interface Origin {
		int of(int index);
	}

	private static Node parsed(PreparedText file, String before, String text, String after, Origin origin) {
		String whole = before + text + after + "\nend\n";
		int[] origins = new int[whole.length() + 1];
		Arrays.setAll(origins, i -> origin.of(Math.max(0, Math.min(text.length(), i - before.length()))));
		Node root = SyntaxTree.of(new PreparedText(file.source(), whole, origins));
		return find(root).orElse(root);
	}

	/** The right side of the assignment. */
	private static Optional<Node> find(Node n) {
		if (n.is("assignment_statement")) {
			return n.field("right");
		}
		List<Node> children = n.children();
		return children.stream().map(Snippet::find).flatMap(Optional::stream).findFirst();
	}
}
