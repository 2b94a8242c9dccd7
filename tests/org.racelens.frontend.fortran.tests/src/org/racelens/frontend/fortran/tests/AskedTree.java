package org.racelens.frontend.fortran.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.frontend.fortran.source.PreparedText;
import org.treesitter.TSNode;
import org.treesitter.TSParser;
import org.treesitter.TSTreeCursor;
import org.treesitter.TreeSitterFortran;

/** The tree of a text for each node of which the parser is asked what and where it is. Its library has been loaded. */
final class AskedTree {
	private static final Set<String> BRANCHED = Set.of("if_statement", "select_case_statement", "select_type_statement",
			"select_rank_statement", "where_statement");
	private static final Set<String> CLAUSES = Set.of("elseif_clause", "else_clause", "case_statement", "type_statement", "rank_statement",
			"elsewhere_clause");

	private final PreparedText text;
	private final TSTreeCursor cursor;

	private AskedTree(PreparedText text, TSTreeCursor cursor) {
		this.text = text;
		this.cursor = cursor;
	}

	static Node of(PreparedText text) {
		try (TSParser parser = new TSParser()) {
			parser.setLanguage(new TreeSitterFortran());
			try (TSTreeCursor cursor = new TSTreeCursor(parser.parseString(null, text.text()).getRootNode())) {
				return new AskedTree(text, cursor).node();
			}
		}
	}

	private Node node() {
		TSNode node = cursor.currentNode();
		String field = cursor.currentFieldName() == null ? "" : cursor.currentFieldName();
		List<Node> children = new ArrayList<>();
		if (cursor.gotoFirstChild()) {
			do {
				children.add(node());
			} while (cursor.gotoNextSibling());
			cursor.gotoParent();
		}
		boolean isBroken = node.isError() || node.isMissing() && node.getStartByte() == node.getEndByte();
		Status status = isBroken ? Status.BROKEN : node.isNamed() ? Status.NAMED : Status.TOKEN;
		Node made = new Node(text, node.getType(), field, status, node.getStartByte(), node.getEndByte(), children);
		return made.is("call_expression") && children.get(0).is("unary_expression") ? negated(made)
				: BRANCHED.contains(made.kind()) ? with(made, made.field(), made.end(), withComments(children)) : made;
	}

	/** The sign belongs to the element. */
	private static Node negated(Node call) {
		Node unary = call.children().get(0);
		List<Node> signed = new ArrayList<>(unary.children());
		Node operand = signed.remove(signed.size() - 1);
		List<Node> parts = new ArrayList<>(call.children());
		parts.set(0, with(operand, "", operand.end(), operand.children()));
		signed.add(new Node(call.source(), call.kind(), operand.field(), Status.NAMED, operand.start(), call.end(), parts));
		return new Node(call.source(), unary.kind(), call.field(), Status.NAMED, call.start(), call.end(), signed);
	}

	/** Comments at the end of a branch belong to it. */
	private static List<Node> withComments(List<Node> children) {
		List<Node> result = new ArrayList<>();
		for (Node child : children) {
			int last = result.size() - 1;
			if (child.is("comment") && last >= 0 && CLAUSES.contains(result.get(last).kind())) {
				List<Node> inside = new ArrayList<>(result.get(last).children());
				inside.add(child);
				result.set(last, with(result.get(last), result.get(last).field(), child.end(), inside));
			} else {
				result.add(child);
			}
		}
		return result;
	}

	private static Node with(Node node, String field, int end, List<Node> children) {
		return new Node(node.source(), node.kind(), field, node.status(), node.start(), end, children);
	}
}
