package org.racelens.frontend.fortran.procedure;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.source.LinkerName;
import org.racelens.frontend.fortran.source.Node;

/**
 * A procedure, or the main program, as it is written.
 *
 * @param node the whole
 * @param head its first statement; none of a main program without one
 * @param declared declarations of its interface body elsewhere
 */
record ProcedureText(Node node, Optional<Node> head, List<Node> declared, Optional<Entry> entry) {
	/**
	 * An {@code entry} statement, where another procedure begins. Fortran 2018 §15.6.2.6
	 *
	 * @param place a comment in the prepared text
	 */
	record Entry(Node place, String name, List<String> dummies, Optional<String> result) {
		private static final Pattern TEXT = Pattern
				.compile("!\\(entry\\) entry\\s+(\\w+)\\s*(?:\\(([^)]*)\\))?\\s*(?:result\\s*\\(\\s*(\\w+)\\s*\\))?.*");

		static Optional<Entry> of(Node n) {
			Matcher m = TEXT.matcher(n.is("comment") ? n.text().toLowerCase(Locale.ROOT) : "");
			return m.matches() ? Optional.of(new Entry(n, m.group(1),
					Stream.of(Optional.ofNullable(m.group(2)).orElse("").split(",")).map(String::strip).filter(d -> d.matches("\\w+"))
							.toList(),
					Optional.ofNullable(m.group(3)))) : Optional.empty();
		}
	}

	private static final Set<String> HEADS = Set.of("function_statement", "subroutine_statement", "program_statement",
			"module_procedure_statement");
	private static final Set<String> ENDS = Set.of("end_function_statement", "end_subroutine_statement", "end_program_statement",
			"end_module_procedure_statement", "internal_procedures");
	private static final Set<String> SPECIFICATION = Set.of("use_statement", "import_statement", "implicit_statement",
			"variable_declaration", "variable_modification", "parameter_statement", "common_statement", "save_statement",
			"equivalence_statement", "data_statement", "interface", "derived_type_definition", "enum", "namelist_statement",
			"private_statement", "public_statement", "format_statement", "include_statement", "comment", "procedure_declaration",
			"statement_label");

	static ProcedureText of(Node node) {
		return new ProcedureText(node, node.children().stream().filter(c -> HEADS.contains(c.kind())).findFirst(), List.of(),
				Optional.empty());
	}

	/** The procedures that begin inside it. */
	List<ProcedureText> entries() {
		return node.children().stream().flatMap(n -> Entry.of(n).stream())
				.map(e -> new ProcedureText(node, head, declared, Optional.of(e))).toList();
	}

	/** The body of a separate module procedure that says nothing of its interface. Fortran 2018 §15.6.2.5 */
	ProcedureText declaredBy(ProcedureText text) {
		return new ProcedureText(node, text.head, text.split(n -> false).specification(), Optional.empty());
	}

	/** Whether an interface body declares it and a submodule may hold its body. */
	boolean isSeparate() {
		return node.is("module_procedure") || qualifiers().contains("module");
	}

	Optional<String> name() {
		return entry.isPresent() ? entry.map(Entry::name) : head.flatMap(h -> h.child("name").or(() -> h.field("name"))).map(Node::name);
	}

	/** By what the linker knows it. */
	Optional<String> symbol() {
		return entry.isPresent() ? entry.flatMap(e -> LinkerName.entry(e.place())) : LinkerName.of(node);
	}

	List<String> dummies() {
		return entry.isPresent() ? entry.get().dummies() : head.flatMap(h -> h.field("parameters"))
				.map(p -> p.all("identifier").stream().map(Node::name).toList()).orElse(List.of());
	}

	/** The words before {@code subroutine} or {@code function}. */
	Set<String> qualifiers() {
		Set<String> words = new LinkedHashSet<>();
		head.ifPresent(h -> h.all("procedure_qualifier").forEach(q -> words.add(q.name())));
		return words;
	}

	/** Whether it says that it calls itself, or does so in its text. */
	/** Whether a directive stands among its declarations. */
	boolean hasDirectives() {
		return node.children().stream().anyMatch(c -> c.is("comment") && c.text().regionMatches(true, 0, "!$omp", 0, 5));
	}

	boolean isRecursive() {
		return qualifiers().contains("recursive") || name().filter(n -> calls(node, n)).isPresent();
	}

	private static boolean calls(Node n, String name) {
		boolean same = n.is("subroutine_call") && n.field("subroutine").filter(c -> c.name().equals(name)).isPresent()
				|| n.is("call_expression") && n.children().get(0).is("identifier") && n.children().get(0).name().equals(name);
		return same || n.children().stream().anyMatch(c -> calls(c, name));
	}

	boolean isFunction() {
		return head.filter(h -> h.is("function_statement")).isPresent();
	}

	boolean isBoundToC() {
		return entry.isPresent() ? !entry.flatMap(e -> LinkerName.entry(e.place())).equals(name().map(LinkerName::called))
				: head.flatMap(h -> h.child("language_binding")).isPresent();
	}

	/** The name of the result variable of a function. */
	Optional<String> result() {
		if (entry.isPresent()) {
			return entry.filter(e -> isFunction()).map(e -> e.result().orElse(e.name()));
		}
		return head.filter(h -> h.is("function_statement"))
				.flatMap(h -> h.child("function_result").flatMap(r -> r.child("identifier")).map(Node::name).or(this::name));
	}

	List<Node> internal() {
		return node.child("internal_procedures").map(Node::children).orElse(List.of());
	}

	/** Declarations, and executable statements behind them. */
	record Split(List<Node> specification, List<Node> execution) {
	}

	/**
	 * What cannot be read ends no declarations, and is executed: it may be anything.
	 *
	 * @param executable whether a comment is a directive that is executed, and whether an assignment defines no function
	 */
	Split split(Predicate<Node> executable) {
		List<Node> specification = new ArrayList<>(declared);
		List<Node> execution = new ArrayList<>();
		boolean begun = entry.isEmpty();
		boolean declaring = true;
		for (Node child : node.children()) {
			begun |= entry.filter(e -> e.place().range().equals(child.range())).isPresent();
			if (HEADS.contains(child.kind()) || ENDS.contains(child.kind()) || child.status() == Node.Status.TOKEN) {
				continue;
			}
			boolean declares = SPECIFICATION.contains(child.kind()) && !(child.is("comment") && executable.test(child))
					|| child.is("assignment_statement") && !executable.test(child);
			boolean isUnread = child.isBroken() && child.text().indexOf('\n') < 0;
			declaring &= declares || isUnread;
			if (declaring && declares) {
				specification.add(child);
			} else if (begun) {
				execution.add(child);
			}
		}
		return new Split(specification, execution);
	}

	/** All names that stand in a part of the text. */
	static Set<String> names(Node n) {
		Set<String> names = new LinkedHashSet<>();
		collect(n, names);
		return names;
	}

	private static void collect(Node n, Set<String> names) {
		if (n.is("identifier")) {
			names.add(n.name());
		}
		n.children().forEach(c -> collect(c, names));
	}
}
