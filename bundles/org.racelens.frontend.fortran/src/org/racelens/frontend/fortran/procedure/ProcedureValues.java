package org.racelens.frontend.fortran.procedure;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.LinkerName;
import org.racelens.frontend.fortran.source.Node;

/**
 * The names that stand in texts where the value of a procedure may: as arguments, also of structure constructors, behind arrows and in data
 * statements. Fortran 2018 §7.5.10, §8.6.7, §10.2.2.4, §15.5.2.9
 */
final class ProcedureValues {
	/** Words between which are blanks alone: where a text cannot be read, these may be parts of a name. */
	private static final Pattern WORDS = Pattern.compile("\\w+(?:[ \\t]+\\w+)*");
	private static final String BOUND = "bind(c) ";
	private static final String CALL = "call";
	/** of how many parts a name is made at most */
	private static final int MOST_PARTS = 6;

	private final Set<String> names = new HashSet<>();
	private final Map<String, Set<String>> others = new HashMap<>();

	private ProcedureValues() {
	}

	/** The names in some files, and what other names the same procedures have. */
	static Set<String> of(List<Node> files) {
		ProcedureValues values = new ProcedureValues();
		files.forEach(f -> values.read(f, Set.of()));
		Deque<String> open = new ArrayDeque<>(values.names);
		while (!open.isEmpty()) {
			values.others.getOrDefault(open.remove(), Set.of()).stream().filter(values.names::add).forEach(open::add);
		}
		return values.names;
	}

	/** @param hidden names that mean data here */
	private void read(Node n, Set<String> hidden) {
		switch (n.kind()) {
			case "argument_list", "data_value", "parenthesized_expression" -> add(n.all("identifier"), hidden);
			case "keyword_argument" -> n.field("value").ifPresent(v -> add(List.of(v), hidden));
			case "pointer_association_statement" -> add(n.children().subList(1, n.children().size()), hidden);
			case "use_alias" -> n.child("local_name").ifPresent(l -> n.all("identifier").forEach(i -> rename(l.name(), i.name())));
			case "function", "subroutine" -> bound(n);
			case "interface" -> declared(n);
			case "derived_type_procedures" -> transfers(n);
			case "call_expression" -> joined(n.children().get(0).name());
			default -> {
				// what is inside counts
			}
		}
		if (n.status() == Node.Status.BROKEN) {
			unread(n);
		}
		Set<String> inside = HiddenNames.in(n, hidden);
		for (Node child : n.children()) {
			read(child, child.is("internal_procedures") ? HiddenNames.forInternal(n, inside) : inside);
		}
	}

	private void add(Collection<Node> nodes, Set<String> hidden) {
		nodes.stream().filter(v -> v.is("identifier") && !hidden.contains(v.name())).forEach(v -> names.add(v.name()));
	}

	/** A name that may be the word {@code call} and another one: in fixed form there need be no blank. */
	private void joined(String word) {
		if (word.startsWith(CALL)) {
			names.add(word.substring(CALL.length()));
		}
	}

	private void rename(String name, String other) {
		others.computeIfAbsent(name, k -> new HashSet<>()).add(other);
	}

	/** Two names may be bound to the same one of C. */
	private void bound(Node procedure) {
		ProcedureText text = ProcedureText.of(procedure);
		if (text.isBoundToC() && text.name().isPresent()) {
			LinkerName.of(procedure).map(s -> BOUND + s).ifPresent(s -> {
				rename(text.name().get(), s);
				rename(s, text.name().get());
			});
		}
	}

	/** What has a name in C may be called by another one; procedures that transfer objects are called by what reads and writes. */
	private void declared(Node block) {
		block.children().forEach(c -> {
			if (c.is("function", "subroutine") && ProcedureText.of(c).isBoundToC()) {
				LinkerName.of(c).ifPresent(s -> names.add(BOUND + s));
			}
		});
		boolean transfers = block.child("interface_statement").flatMap(s -> s.child("defined_io_procedure")).isPresent();
		block.all("procedure_statement").stream().filter(p -> transfers).flatMap(p -> p.all("method_name").stream())
				.forEach(m -> names.add(m.name()));
	}

	/** Procedures that transfer objects are called by what reads and writes. Fortran 2018 §12.6.4.8 */
	private void transfers(Node bound) {
		Set<String> bindings = new HashSet<>();
		bound.all("procedure_statement").stream()
				.filter(p -> p.all("binding_name").stream().anyMatch(b -> b.child("defined_io_procedure").isPresent()))
				.flatMap(p -> p.all("method_name").stream()).forEach(m -> bindings.add(m.name()));
		names.addAll(bindings);
		bound.all("procedure_statement").forEach(p -> {
			Optional<String> binding = Optional.empty();
			for (Node child : p.children()) {
				if (child.is("binding_name")) {
					binding = Optional.of(child.name());
				} else if (child.is("method_name") && binding.filter(bindings::contains).isPresent()) {
					names.add(child.name());
				}
			}
		});
	}

	/** Whatever may be a name where the text cannot be read, even with blanks in it: it may be called, or be a value. */
	private void unread(Node n) {
		String text = n.source().text();
		int start = text.lastIndexOf('\n', Math.max(0, n.start() - 1)) + 1;
		int end = text.indexOf('\n', n.end());
		Matcher runs = WORDS.matcher(text.substring(start, end < 0 ? text.length() : end).toLowerCase(Locale.ROOT));
		while (runs.find()) {
			List<String> words = Arrays.asList(runs.group().split("[ \\t]+"));
			for (int i = 0; i < words.size(); i++) {
				for (int j = i + 1; j <= Math.min(words.size(), i + MOST_PARTS); j++) {
					String name = String.join("", words.subList(i, j));
					names.add(name);
					joined(name);
				}
			}
		}
	}
}
