package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.openmp.unit.FrontEndException;
import org.treesitter.TSLanguage;
import org.treesitter.TSNode;
import org.treesitter.TSParser;
import org.treesitter.TSSymbolType;
import org.treesitter.TSTree;
import org.treesitter.TSTreeCursor;
import org.treesitter.TreeSitterFortran;

/** The one class that knows tree-sitter, {@link ParserLibrary} aside: it yields the syntax tree of a prepared text. */
public final class SyntaxTree {
	private SyntaxTree() {
	}

	private static final Set<String> BRANCHED = Set.of("if_statement", "select_case_statement", "select_type_statement",
			"select_rank_statement", "where_statement");
	private static final Set<String> CLAUSES = Set.of("elseif_clause", "else_clause", "case_statement", "type_statement",
			"rank_statement", "elsewhere_clause");

	/** The symbol of what could not be read. */
	private static final int ERROR = 0xffff;

	/**
	 * What the grammar calls its symbols and the parts of its rules.
	 *
	 * @param kinds by symbol
	 * @param statuses by symbol
	 * @param lengths by symbol: of marks that are always spelled as they are called; 0 for others
	 * @param spanned by symbol: whether it ends where its last part does
	 * @param fields by number; the first is of what has no name
	 */
	private record Names(String[] kinds, Status[] statuses, int[] lengths, boolean[] spanned, String[] fields) {
		private static final Set<String> WORDS = Set.of("identifier", "name");
		private static final Set<String> SPANNED = Set.of("call_expression", "argument_list", "parenthesized_expression", "math_expression",
				"relational_expression", "logical_expression", "unary_expression", "derived_type_member_expression", "keyword_argument");
		/** The length of a name that begins somewhere is that of the word there. */
		private static final int WORD = -1;

		static Names of(TSLanguage language) {
			String[] kinds = new String[language.symbolCount()];
			Status[] statuses = new Status[kinds.length];
			int[] lengths = new int[kinds.length];
			boolean[] spanned = new boolean[kinds.length];
			for (int i = 0; i < kinds.length; i++) {
				kinds[i] = language.symbolName(i);
				statuses[i] = language.symbolType(i) == TSSymbolType.TSSymbolTypeRegular ? Status.NAMED : Status.TOKEN;
				boolean isMark = statuses[i] == Status.TOKEN && !Words.isPart(kinds[i].charAt(0)) && kinds[i].charAt(0) != '\\';
				lengths[i] = isMark ? kinds[i].length() : WORDS.contains(kinds[i]) ? WORD : 0;
				spanned[i] = statuses[i] == Status.NAMED && SPANNED.contains(kinds[i]);
			}
			String[] fields = new String[language.fieldCount() + 1];
			fields[0] = "";
			for (int i = 1; i < fields.length; i++) {
				fields[i] = language.fieldNameForId(i);
			}
			return new Names(kinds, statuses, lengths, spanned, fields);
		}

		/** Where a node of a symbol ends; to ask the parser is dear. */
		int end(TSNode node, int symbol, int start, String text, List<Shape> children) {
			if (symbol != ERROR && spanned[symbol] && !children.isEmpty()) {
				return children.get(children.size() - 1).end();
			}
			int length = symbol == ERROR ? 0 : lengths[symbol];
			if (length > 0 && text.startsWith(kinds[symbol], start)) {
				return start + length;
			}
			int end = length == WORD ? Words.end(text, start) : start;
			return end > start ? end : node.getEndByte();
		}
	}

	/** Filled when the first text is parsed: to ask for a name is dear. */
	private static final class Once {
		static final Names NAMES = Names.of(new TreeSitterFortran());
	}

	/**
	 * The tree of a whole text.
	 *
	 * @throws FrontEndException where there is no parser for this platform, or the code is nested too deeply
	 */
	public static Node of(PreparedText text) throws FrontEndException {
		try {
			return shape(text.text()).in(text, 0);
		} catch (StackOverflowError e) {
			throw new FrontEndException("the code is nested too deeply to be read", e);
		}
	}

	/** The same of a text that may stand anywhere. */
	static Shape shape(String text) throws FrontEndException {
		ParserLibrary.load();
		try (TSParser parser = new TSParser()) {
			parser.setLanguage(new TreeSitterFortran());
			TSTree tree = parser.parseString(null, text);
			try (TSTreeCursor cursor = new TSTreeCursor(tree.getRootNode())) {
				return node(text, cursor);
			}
		}
	}

	private static Shape node(String text, TSTreeCursor cursor) {
		TSNode node = cursor.currentNode();
		Names names = Once.NAMES;
		int symbol = node.getSymbol() & ERROR;
		String field = names.fields[cursor.currentFieldId()];
		List<Shape> children = List.of();
		if (cursor.gotoFirstChild()) {
			children = new ArrayList<>();
			do {
				children.add(node(text, cursor));
			} while (cursor.gotoNextSibling());
			cursor.gotoParent();
		}
		int start = node.getStartByte();
		int end = names.end(node, symbol, start, text, children);
		if (symbol == ERROR) {
			return new Shape("ERROR", field, Status.BROKEN, start, end, children);
		}
		if (names.kinds[symbol].equals("call_expression") && children.get(0).is("unary_expression")) {
			return negated(field, children, start, end);
		}
		children = BRANCHED.contains(names.kinds[symbol]) ? withComments(children) : children;
		Status status = start == end && node.isMissing() ? Status.BROKEN : names.statuses[symbol];
		return new Shape(names.kinds[symbol], field, status, start, end, children);
	}

	/** The grammar takes {@code -a(i)} for elements of {@code -a}: the sign belongs to the element. */
	private static Shape negated(String field, List<Shape> children, int start, int end) {
		Shape unary = children.get(0);
		Shape operand = unary.children().get(unary.children().size() - 1);
		List<Shape> parts = new ArrayList<>(children);
		parts.set(0, new Shape(operand.kind(), "", operand.status(), operand.start(), operand.end(), operand.children()));
		List<Shape> signed = new ArrayList<>(unary.children());
		signed.set(signed.size() - 1, new Shape("call_expression", operand.field(), Status.NAMED, operand.start(), end, parts));
		return new Shape(unary.kind(), field, Status.NAMED, start, end, signed);
	}

	/** A comment at the end of a branch belongs to it: it may be the directive that ends a construct there. */
	private static List<Shape> withComments(List<Shape> children) {
		List<Shape> result = new ArrayList<>();
		for (Shape child : children) {
			Shape last = result.isEmpty() ? null : result.get(result.size() - 1);
			if (child.is("comment") && last != null && CLAUSES.contains(last.kind())) {
				List<Shape> inside = new ArrayList<>(last.children());
				inside.add(child);
				result.set(result.size() - 1, new Shape(last.kind(), last.field(), last.status(), last.start(), child.end(), inside));
			} else {
				result.add(child);
			}
		}
		return result;
	}
}
