package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.frontend.fortran.source.Node;

/**
 * How the common blocks of a file are declared, by the words alone: whether all declarations of one list the same types and bounds, and
 * none of its members is equivalent to anything. Fortran 2018 §8.10.2.4
 */
final class BlockSurvey {
	private final Map<String, List<String>> members = new HashMap<>();
	private final Set<String> different = new HashSet<>();

	/** Whether the members of a block are the same variables wherever it is declared. */
	boolean isAlike(String block) {
		return !different.contains(block);
	}

	/** Reads the declarations of all parts of a file. */
	void read(Node part) {
		if (part.child("common_statement").isPresent()) {
			declarations(part.children());
		}
		part.children().stream().filter(c -> !c.children().isEmpty()).forEach(this::read);
	}

	private void declarations(List<Node> statements) {
		Specification read = Specification.of(statements);
		Map<String, List<Declared>> blocks = new LinkedHashMap<>();
		statements.stream().filter(s -> s.is("common_statement")).forEach(s -> CommonBlocks.groups(s, read, blocks));
		String implied = statements.stream().filter(s -> s.is("implicit_statement")).map(Node::name).collect(Collectors.joining());
		blocks.forEach((block, list) -> {
			List<String> words = list.stream().map(d -> words(d, implied, read)).toList();
			List<String> known = members.computeIfAbsent(block, b -> new ArrayList<>(words));
			int common = Math.min(known.size(), words.size());
			if (!known.subList(0, common).equals(words.subList(0, common)) || list.stream().anyMatch(d -> d.has("equivalence"))) {
				different.add(block);
			}
			known.addAll(words.subList(common, words.size()));
		});
	}

	/** What the constants of a list of bounds are said to be. */
	private static String constants(Node n, Specification read) {
		String value = n.is("identifier") ? read.find(n.name()).flatMap(Declared::value).map(v -> v.name() + constants(v, read)).orElse("")
				: "";
		return value + n.children().stream().map(c -> constants(c, read)).collect(Collectors.joining());
	}

	private static String words(Declared d, String implied, Specification read) {
		String type = d.type()
				.map(t -> t.parts().stream().filter(n -> n.is("intrinsic_type", "size", "derived_type", "kind")).map(Node::name)
						.collect(Collectors.joining()))
				.orElseGet(() -> implied.isEmpty() ? d.name.charAt(0) >= 'i' && d.name.charAt(0) <= 'n' ? "integer" : "real"
						: implied + d.name.charAt(0));
		return (type + d.dimensions().map(n -> n.name() + constants(n, read)).orElse("") + d.isDescribed()).replaceAll("\\s", "");
	}
}
