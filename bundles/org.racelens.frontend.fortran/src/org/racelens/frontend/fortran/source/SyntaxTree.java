package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.openmp.unit.FrontEndException;
import org.treesitter.TSNode;
import org.treesitter.TSParser;
import org.treesitter.TSTree;
import org.treesitter.TSTreeCursor;
import org.treesitter.TreeSitterFortran;

/** The one class that knows tree-sitter, {@link ParserLibrary} aside: it yields the syntax tree of a prepared text. */
public final class SyntaxTree {
	private SyntaxTree() {
	}

	/**
	 * The tree of a whole text.
	 *
	 * @throws FrontEndException where there is no parser for this platform
	 */
	public static Node of(PreparedText text) throws FrontEndException {
		ParserLibrary.load();
		try (TSParser parser = new TSParser()) {
			parser.setLanguage(new TreeSitterFortran());
			TSTree tree = parser.parseString(null, text.text());
			try (TSTreeCursor cursor = new TSTreeCursor(tree.getRootNode())) {
				return node(text, cursor);
			}
		}
	}

	private static Node node(PreparedText text, TSTreeCursor cursor) {
		TSNode node = cursor.currentNode();
		String field = Optional.ofNullable(cursor.currentFieldName()).orElse("");
		List<Node> children = new ArrayList<>();
		if (cursor.gotoFirstChild()) {
			do {
				children.add(node(text, cursor));
			} while (cursor.gotoNextSibling());
			cursor.gotoParent();
		}
		Status status = node.isError() || node.isMissing() ? Status.BROKEN : node.isNamed() ? Status.NAMED : Status.TOKEN;
		return new Node(text, node.getType(), field, status, node.getStartByte(), node.getEndByte(), children);
	}
}
