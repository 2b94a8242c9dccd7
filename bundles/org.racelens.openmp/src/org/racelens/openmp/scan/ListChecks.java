package org.racelens.openmp.scan;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.model.gap.Argument;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveSentence;

/** Checks the items of lists, as far as that needs no declarations. */
final class ListChecks {
	private static final Set<String> WORDS_BEFORE_NAMES = Set.of("operator", "template");
	private static final Set<ClauseName> DATA_SHARING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.SHARED, ClauseName.REDUCTION, ClauseName.IN_REDUCTION, ClauseName.TASK_REDUCTION, ClauseName.LINEAR);

	private ListChecks() {
	}

	/** Two names side by side: a comma was forgotten; a number is no variable. */
	static void checkItem(ScannedArgument item, Messages messages) {
		List<PragmaToken> tokens = item.tokens();
		int depth = 0;
		for (int i = 1; i < tokens.size(); i++) {
			PragmaToken before = tokens.get(i - 1);
			depth += TokenGroup.depthChange(before);
			if (depth == 0 && tokens.get(i).isWord() && before.isWord() && !WORDS_BEFORE_NAMES.contains(before.text())) {
				messages.syntax(tokens.get(i).range(), DirectiveSentence.COMMA_IS_MISSING_BEFORE_X.of(tokens.get(i).text()));
			}
		}
		if (tokens.size() == 1 && !tokens.get(0).isWord()) {
			messages.syntax(tokens.get(0).range(), DirectiveSentence.X_IS_NOT_VARIABLE.of(tokens.get(0).text()));
		}
	}

	/** An element, a section or a member where only a variable may stand. */
	static void checkWhole(ScannedArgument item, Messages messages) {
		if (item.tokens().stream().anyMatch(t -> t.is("[") || t.is(".") || t.is("->")) || item.tokens().get(0).is("*")) {
			messages.syntax(item.range(), DirectiveSentence.X_IS_ONLY_A_PART_OF_A_VARIABLE.of(item.text()));
		}
	}

	/**
	 * A variable may stand in one data-sharing clause of a directive, and once; only {@code firstprivate} and {@code lastprivate} may name
	 * the same one. OpenMP 5.2 §5.4.
	 */
	static void checkRepeated(List<ScannedClause> clauses, Messages messages) {
		Map<String, Set<ClauseName>> seen = new HashMap<>();
		for (ScannedClause clause : clauses) {
			if (!DATA_SHARING.contains(clause.name())) {
				continue;
			}
			for (ScannedArgument item : clause.arguments()) {
				Set<ClauseName> earlier = seen.computeIfAbsent(item.text(), text -> EnumSet.noneOf(ClauseName.class));
				if (!earlier.isEmpty() && !mayShare(earlier, clause.name())) {
					messages.duplicateVariable(item.range(),
							DirectiveSentence.X_STANDS_IN_MORE_THAN_ONE_PLACE_Y.of(Argument.name(item.text()),
									places(earlier, clause.name())));
				}
				earlier.add(clause.name());
			}
		}
	}

	private static boolean mayShare(Set<ClauseName> earlier, ClauseName name) {
		return earlier.equals(Set.of(ClauseName.FIRSTPRIVATE)) && name == ClauseName.LASTPRIVATE
				|| earlier.equals(Set.of(ClauseName.LASTPRIVATE)) && name == ClauseName.FIRSTPRIVATE;
	}

	private static Argument places(Set<ClauseName> earlier, ClauseName name) {
		Set<String> spellings = new TreeSet<>();
		earlier.forEach(c -> spellings.add(c.spelling()));
		spellings.add(name.spelling());
		return spellings.size() == 1 ? DirectiveSentence.TWICE_IN_X.of(name.spelling())
				: Argument.name(DirectiveNameScanner.quoted(spellings));
	}
}
