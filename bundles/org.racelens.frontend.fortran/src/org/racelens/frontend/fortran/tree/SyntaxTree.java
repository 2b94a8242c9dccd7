package org.racelens.frontend.fortran.tree;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.Words;
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

	/**
	 * What the grammar calls its symbols and the parts of its rules.
	 *
	 * @param kinds by symbol
	 * @param statuses by symbol
	 * @param lengths by symbol: of marks that are always spelled as they are called; 0 for others
	 * @param spanned by symbol: whether it ends where its last part does
	 * @param fields by number; the first is of what has no name
	 * @param words the kinds of words that the grammar knows, in lower case
	 */
	private record Grammar(String[] kinds, Status[] statuses, int[] lengths, boolean[] spanned, String[] fields, Set<String> words) {
		/** The symbol of what could not be read. */
		static final int ERROR = 0xffff;

		private static final Set<String> NAMES = Set.of("identifier", "name");
		private static final Set<String> SPANNED = Set.of("call_expression", "argument_list", "parenthesized_expression", "math_expression",
				"relational_expression", "logical_expression", "unary_expression", "derived_type_member_expression", "keyword_argument");
		/** The length of a name that begins somewhere is that of the word there. */
		private static final int WORD = -1;

		/** Filled when the first text is parsed: to ask for a name is dear. */
		private static final class Once {
			static final Grammar FORTRAN = of(new TreeSitterFortran());
		}

		/** That of Fortran; its library has been loaded. */
		static Grammar fortran() {
			return Once.FORTRAN;
		}

		private static Grammar of(TSLanguage language) {
			String[] kinds = new String[language.symbolCount()];
			Status[] statuses = new Status[kinds.length];
			int[] lengths = new int[kinds.length];
			boolean[] spanned = new boolean[kinds.length];
			Set<String> words = new HashSet<>();
			for (int i = 0; i < kinds.length; i++) {
				String kind = language.symbolName(i);
				kinds[i] = kind;
				statuses[i] = language.symbolType(i) == TSSymbolType.TSSymbolTypeRegular ? Status.NAMED : Status.TOKEN;
				boolean isMark = statuses[i] == Status.TOKEN && !Words.isPart(kind.charAt(0)) && kind.charAt(0) != '\\';
				lengths[i] = isMark ? kind.length() : NAMES.contains(kind) ? WORD : 0;
				spanned[i] = statuses[i] == Status.NAMED && SPANNED.contains(kind);
				if (statuses[i] == Status.TOKEN && Words.end(kind, 0) == kind.length()) {
					words.add(kind.toLowerCase(Locale.ROOT));
				}
			}
			return new Grammar(kinds, statuses, lengths, spanned, fields(language), words);
		}

		private static String[] fields(TSLanguage language) {
			String[] fields = new String[language.fieldCount() + 1];
			fields[0] = "";
			for (int i = 1; i < fields.length; i++) {
				fields[i] = language.fieldNameForId(i);
			}
			return fields;
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
			return end > start ? end : Questions.end(node);
		}
	}

	/**
	 * The questions that the parser is asked most, straight: its own methods ask each time before whether there is a node, which takes as
	 * long as the question itself.
	 */
	private static final class Questions extends TSParser {
		static int symbol(TSNode node) {
			return ts_node_symbol(node) & Grammar.ERROR;
		}

		static int start(TSNode node) {
			return ts_node_start_byte(node);
		}

		static int end(TSNode node) {
			return ts_node_end_byte(node);
		}

		static boolean hasFaults(TSNode node) {
			return ts_node_has_error(node);
		}

		static String written(TSNode node) {
			return ts_node_string(node);
		}
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
				return new Reader(text, cursor).node(0);
			}
		}
	}

	/** Whether the grammar knows a word in lower case. */
	static boolean isWord(String word) {
		return Grammar.fortran().words.contains(word);
	}

	/** The kind of the innermost node inside of another one that has a part of the text. */
	private static String innermost(TSNode around, int start, int end) {
		return Grammar.fortran().kinds[Questions.symbol(around.getDescendantForByteRange(start, end))];
	}

	/** Makes the nodes of a tree. */
	private static final class Reader {
		/** What is nested more deeply, or is longer, the parser must not write: it would need more stack than a thread has. */
		private static final int DEEP = 100;
		private static final int LONG = 400;

		private final Grammar grammar = Grammar.fortran();
		private final String text;
		private final TSTreeCursor cursor;

		Reader(String text, TSTreeCursor cursor) {
			this.text = text;
			this.cursor = cursor;
		}

		/**
		 * The node at the cursor.
		 *
		 * @param depth how many nodes are around it
		 */
		Shape node(int depth) {
			TSNode node = cursor.currentNode();
			int symbol = Questions.symbol(node);
			if (depth < DEEP && symbol != Grammar.ERROR && ToldRule.of(grammar.kinds[symbol]).isPresent()
					&& grammar.statuses[symbol] == Status.NAMED) {
				int start = Questions.start(node);
				int end = Questions.end(node);
				if (end - start < LONG && !Questions.hasFaults(node)) {
					Outline outline = new Outline(Questions.written(node), field());
					Optional<Shape> shape = new ToldNodes(text, outline, (from, to) -> innermost(node, from, to)).tree(start);
					return shape.isPresent() && shape.get().end() == end ? shape.get() : asked(node, symbol);
				}
			}
			String field = field();
			List<Shape> children = List.of();
			if (cursor.gotoFirstChild()) {
				children = new ArrayList<>();
				do {
					children.add(node(depth + 1));
				} while (cursor.gotoNextSibling());
				cursor.gotoParent();
			}
			return made(node, symbol, field, children);
		}

		/** The node at the cursor, each part of which the parser is asked for. */
		private Shape asked(TSNode node, int symbol) {
			String field = field();
			List<Shape> children = List.of();
			if (cursor.gotoFirstChild()) {
				children = new ArrayList<>();
				do {
					TSNode child = cursor.currentNode();
					children.add(asked(child, Questions.symbol(child)));
				} while (cursor.gotoNextSibling());
				cursor.gotoParent();
			}
			return made(node, symbol, field, children);
		}

		private String field() {
			return grammar.fields[cursor.currentFieldId()];
		}

		private Shape made(TSNode node, int symbol, String field, List<Shape> children) {
			int start = Questions.start(node);
			int end = grammar.end(node, symbol, start, text, children);
			if (symbol == Grammar.ERROR) {
				return new Shape("ERROR", field, Status.BROKEN, start, end, children);
			}
			Status status = start == end && node.isMissing() ? Status.BROKEN : grammar.statuses[symbol];
			return SyntaxTree.made(grammar.kinds[symbol], field, status, start, end, children);
		}
	}

	/** A node as the rest of the front end has it. */
	static Shape made(String kind, String field, Status status, int start, int end, List<Shape> children) {
		if (kind.equals("call_expression") && !children.isEmpty() && children.get(0).is("unary_expression")) {
			return negated(field, children, start, end);
		}
		return new Shape(kind, field, status, start, end, BRANCHED.contains(kind) ? withComments(children) : children);
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
