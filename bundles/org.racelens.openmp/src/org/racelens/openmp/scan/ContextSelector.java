package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.racelens.openmp.directive.DirectiveName;

/**
 * A context selector: {@code device={kind(gpu), arch(nvptx)}, user={condition(n > 9)}}. OpenMP 5.2 §7.2.
 *
 * @param traits of all sets in the order of the text
 */
public record ContextSelector(List<Trait> traits, String text) {
	/**
	 * One trait.
	 *
	 * @param set {@code device}, {@code construct} …
	 * @param name {@code kind}, {@code parallel} …
	 * @param score what {@code score(…)} says
	 * @param properties what stands in its parentheses
	 */
	public record Trait(String set, String name, Optional<ScannedArgument> score, List<ScannedArgument> properties) {
	}

	/** @param sets the parts of the selector between its commas */
	public static ContextSelector of(List<ScannedArgument> sets) {
		List<Trait> traits = new ArrayList<>();
		sets.forEach(set -> addSet(set.tokens(), traits));
		return new ContextSelector(List.copyOf(traits), String.join(", ", sets.stream().map(ScannedArgument::text).toList()));
	}

	/** The directives that must be around. */
	public List<DirectiveName> constructs() {
		return traits.stream().filter(t -> t.set().equals("construct"))
				.flatMap(t -> Arrays.stream(DirectiveName.values()).filter(n -> n.spelling().equals(t.name()))).toList();
	}

	private static void addSet(List<PragmaToken> tokens, List<Trait> traits) {
		if (tokens.size() > 3 && tokens.get(1).is("=") && tokens.get(2).is("{")) {
			for (List<PragmaToken> trait : TokenGroup.split(TokenGroup.at(tokens, 2).inner())) {
				if (!trait.isEmpty()) {
					traits.add(trait(tokens.get(0).text(), trait));
				}
			}
		}
	}

	private static Trait trait(String set, List<PragmaToken> tokens) {
		int open = 0;
		while (open < tokens.size() && !tokens.get(open).is("(")) {
			open++;
		}
		String name = new ScannedArgument(tokens.subList(0, Math.max(open, 1))).text();
		List<PragmaToken> inner = open < tokens.size() ? TokenGroup.at(tokens, open).inner() : List.of();
		Optional<ScannedArgument> score = Optional.empty();
		if (inner.size() > 4 && inner.get(0).is("score") && inner.get(1).is("(")) {
			TokenGroup group = TokenGroup.at(inner, 1);
			score = group.inner().isEmpty() ? Optional.empty() : Optional.of(new ScannedArgument(group.inner()));
			inner = group.next() < inner.size() ? inner.subList(group.next() + 1, inner.size()) : List.of();
		}
		List<ScannedArgument> properties = TokenGroup.split(inner).stream().filter(p -> !p.isEmpty()).map(ScannedArgument::new).toList();
		return new Trait(set, name, score, properties);
	}
}
