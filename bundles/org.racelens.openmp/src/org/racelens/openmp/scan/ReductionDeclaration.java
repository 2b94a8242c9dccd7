package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.openmp.directive.ClauseName;

/**
 * {@code declare reduction(name : type, type : combiner) initializer(…)}. OpenMP 5.2 §5.5.11.
 *
 * @param name identifier or operator
 * @param types at least one
 * @param initializer what stands in the clause's parentheses
 */
public record ReductionDeclaration(String name, List<ScannedArgument> types, ScannedArgument combiner,
		Optional<ScannedArgument> initializer) {
	/** Empty if the directive is incomplete. */
	public static Optional<ReductionDeclaration> of(ScannedDirective directive) {
		if (directive.arguments().isEmpty()) {
			return Optional.empty();
		}
		List<List<PragmaToken>> parts = parts(directive.arguments().get(0).tokens());
		Optional<ScannedArgument> combiner = parts.size() > 2 && !parts.get(2).isEmpty() ? Optional.of(new ScannedArgument(parts.get(2)))
				: whole(directive, ClauseName.COMBINER);
		List<ScannedArgument> types = parts.size() < 2 ? List.of()
				: TokenGroup.split(parts.get(1)).stream().filter(t -> !t.isEmpty()).map(ScannedArgument::new).toList();
		if (combiner.isEmpty() || types.isEmpty() || parts.get(0).isEmpty()) {
			return Optional.empty();
		}
		return Optional.of(new ReductionDeclaration(new ScannedArgument(parts.get(0)).text().replaceFirst("^operator\\s*", ""), types,
				combiner.get(), whole(directive, ClauseName.INITIALIZER)));
	}

	/** Name, types and combiner, which colons divide; there may be more colons in the combiner. */
	private static List<List<PragmaToken>> parts(List<PragmaToken> tokens) {
		List<List<PragmaToken>> parts = new ArrayList<>();
		List<PragmaToken> rest = tokens;
		Optional<Integer> colon = TokenGroup.colon(rest);
		while (colon.isPresent() && parts.size() < 2) {
			parts.add(rest.subList(0, colon.get()));
			rest = rest.subList(colon.get() + 1, rest.size());
			colon = TokenGroup.colon(rest);
		}
		parts.add(rest);
		return parts;
	}

	/** All that stands in a clause, whose commas are those of an expression. */
	private static Optional<ScannedArgument> whole(ScannedDirective directive, ClauseName name) {
		return directive.clauses(name).stream().findFirst().flatMap(ScannedClause::whole);
	}
}
