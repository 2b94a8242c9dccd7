package org.racelens.openmp.scan;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.scan.ClauseTable.Times;

/** Checks what concerns the clauses of a directive together: OpenMP 5.2 §3.2, properties unique, exclusive and required. */
final class ClauseChecks {
	private ClauseChecks() {
	}

	/** @param name the place of the directive's name, for what is missing */
	static void check(List<DirectiveName> names, List<ScannedClause> clauses, SourceRange name, Messages messages) {
		checkUnique(clauses, messages);
		ListChecks.checkRepeated(clauses, messages);
		for (DirectiveName leaf : names) {
			DirectiveTable.Row row = DirectiveTable.row(leaf);
			row.atMostOne().forEach(set -> checkExclusive(set, clauses, messages));
			// a clause that could not be read may have been the one that is missing
			if (messages.isEmpty() && !row.atLeastOne().isEmpty() && clauses.stream().noneMatch(c -> row.atLeastOne().contains(c.name()))) {
				messages.syntax(name,
						row.atLeastOne().size() > 1
								? DirectiveSentence.X_NEEDS_ONE_OF_THE_CLAUSES_Y.of(leaf.spelling(), spellings(row.atLeastOne()))
								: DirectiveSentence.X_NEEDS_THE_CLAUSE_Y.of(leaf.spelling(), spellings(row.atLeastOne())));
			}
		}
	}

	private static void checkUnique(List<ScannedClause> clauses, Messages messages) {
		Set<String> seen = new HashSet<>();
		for (ScannedClause clause : clauses) {
			// 'if' may stand once for each leaf directive, 'defaultmap' once for each category of variables
			boolean byModifier = clause.name() == ClauseName.IF || clause.name() == ClauseName.DEFAULTMAP;
			String key = clause.name().spelling() + (byModifier ? clause.modifiers().stream().map(ScannedArgument::text).toList() : "");
			if ((byModifier || ClauseTable.form(clause.name()).times() == Times.ONCE) && !seen.add(key)) {
				messages.duplicateClause(clause.range(), DirectiveSentence.X_IS_GIVEN_TWICE.of(clause.name().spelling()));
			}
		}
	}

	private static void checkExclusive(Set<ClauseName> set, List<ScannedClause> clauses, Messages messages) {
		Optional<ClauseName> first = clauses.stream().map(ScannedClause::name).filter(set::contains).findFirst();
		clauses.stream().filter(c -> set.contains(c.name()) && c.name() != first.orElseThrow())
				.forEach(c -> messages.duplicateClause(c.range(),
						DirectiveSentence.X_AND_Y_EXCLUDE_EACH_OTHER.of(c.name().spelling(), first.orElseThrow().spelling())));
	}

	private static String spellings(Set<ClauseName> set) {
		Set<String> spellings = new TreeSet<>();
		set.forEach(c -> spellings.add(c.spelling()));
		return DirectiveNameScanner.quoted(spellings);
	}
}
