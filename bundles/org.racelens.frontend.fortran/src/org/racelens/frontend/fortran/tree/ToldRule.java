package org.racelens.frontend.fortran.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Words;

/**
 * How the text of nodes of a kind is made of words, marks and other nodes.
 *
 * @param kind as the grammar names it
 * @param marks the words and marks; one that begins as another does comes before it
 */
record ToldRule(String kind, Form form, List<Mark> marks) {
	/** What follows what. */
	enum Form {
		/** one name, or one node */
		NAME,
		/** a mark, which may be a part of the node or the node itself */
		MARK,
		/** one number */
		NUMBER,
		/** what stands in quotes */
		STRING,
		/** {@code .true.} or {@code .false.} */
		TRUTH,
		/** nodes with commas between them, between two marks */
		LIST,
		/** a word, a list in parentheses, and nodes */
		WORD_AND_LIST,
		/** a node or none, one of the marks, and a node */
		OPERATION,
		/** nodes with one of the marks between each and the next */
		JOINED,
		/** nodes, with any of the marks before each; marks alone */
		SEQUENCE,
		/** nodes, with any of the marks before and behind each */
		RANGE,
		/** a word that begins with {@code end}, in one piece or two, or this alone, and nodes */
		ENDING
	}

	/**
	 * A word or a mark.
	 *
	 * @param kind as the grammar names it
	 * @param spelling as it is written, in lower case
	 */
	record Mark(String kind, String spelling) {
		static final Mark COMMA = of(",");
		static final Mark OPEN = of("(");
		static final Mark CLOSE = of(")");
		static final Mark NOT = of("\\.not\\.");

		static Mark of(String kind) {
			return new Mark(kind, kind.replace("\\", ""));
		}

		/** Whether it is at a place of a text; a longer word may be there. */
		boolean isAt(String text, int start) {
			return text.regionMatches(true, start, spelling, 0, spelling.length());
		}

		boolean isWord() {
			return Words.isPart(spelling.charAt(0));
		}
	}

	private static final Map<String, ToldRule> RULES = new HashMap<>();
	static {
		all(Form.NAME, List.of("identifier", "name", "type_member", "module_name", "type_name", "block_label"));
		one("number_literal", Form.NUMBER);
		one("string_literal", Form.STRING);
		one("boolean_literal", Form.TRUTH);
		all(Form.LIST, List.of("argument_list", "parenthesized_expression", "complex_literal", "parameters", "implied_do_loop_expression"),
				"(",
				")");
		one("array_literal", Form.LIST, "[", "]", "(/", "/)");
		one("derived_type", Form.WORD_AND_LIST, "type", "class");
		one("write_statement", Form.WORD_AND_LIST, "write");
		one("read_statement", Form.WORD_AND_LIST, "read");
		one("math_expression", Form.OPERATION, "**", "*", "+", "-", "/");
		one("concatenation_expression", Form.OPERATION, "//");
		one("relational_expression", Form.OPERATION, "==", "/=", "<=", ">=", "<", ">", "\\.eq\\.", "\\.ne\\.", "\\.lt\\.", "\\.le\\.",
				"\\.gt\\.",
				"\\.ge\\.");
		one("logical_expression", Form.OPERATION, "\\.and\\.", "\\.or\\.", "\\.not\\.", "\\.eqv\\.", "\\.neqv\\.");
		one("unary_expression", Form.OPERATION, "-", "+");
		for (String word : List.of("if", "subroutine", "function", "program", "module", "select", "type", "interface")) {
			one("end_" + word + "_statement", Form.ENDING, "end" + word);
		}
		one("end_do_loop_statement", Form.ENDING, "enddo");
		partsOfStatements();
		statements();
	}

	private static void partsOfStatements() {
		one("call_expression", Form.SEQUENCE);
		one("derived_type_member_expression", Form.JOINED, "%");
		one("keyword_argument", Form.JOINED, "=");
		one("extent_specifier", Form.RANGE, ":");
		one("assumed_shape", Form.MARK, ":");
		all(Form.MARK, List.of("assumed_size", "unlimited_polymorphic"), "*");
		all(Form.SEQUENCE, List.of("format_identifier", "unit_identifier", "size"), "*");
		one("loop_control_expression", Form.JOINED, "=", ",");
		all(Form.JOINED, List.of("output_item_list", "input_item_list"), ",");
		one("intrinsic_type", Form.SEQUENCE, "integer", "real", "complex", "logical", "character");
		one("type_qualifier", Form.SEQUENCE, "allocatable", "dimension", "external", "intent", "intrinsic", "inout", "in", "out",
				"optional",
				"parameter", "pointer", "private", "public", "save", "target", "value", "volatile", "contiguous", "(", ")");
		one("included_items", Form.SEQUENCE, ":", ",", "only");
	}

	private static void statements() {
		one("assignment_statement", Form.JOINED, "=");
		one("pointer_association_statement", Form.JOINED, "=>");
		one("subroutine_call", Form.SEQUENCE, "call");
		one("print_statement", Form.SEQUENCE, ",", "print");
		one("variable_declaration", Form.SEQUENCE, "::", ",");
		one("keyword_statement", Form.SEQUENCE, "return", "exit", "continue", "cycle");
		one("use_statement", Form.SEQUENCE, "::", "use");
	}

	private static void one(String kind, Form form, String... marks) {
		all(form, List.of(kind), marks);
	}

	private static void all(Form form, List<String> kinds, String... marks) {
		List<Mark> made = new ArrayList<>();
		for (String mark : marks) {
			made.add(Mark.of(mark));
		}
		kinds.forEach(kind -> RULES.put(kind, new ToldRule(kind, form, List.copyOf(made))));
	}

	/** The rule of a kind; empty where the parser must be asked. */
	static Optional<ToldRule> of(String kind) {
		return Optional.ofNullable(RULES.get(kind));
	}
}
