package org.racelens.frontend.cdt.directive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.cdt.directive.SelectorMatch.Answer;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Utility.Metadirective.Version;
import org.racelens.openmp.scan.ContextSelector;
import org.racelens.openmp.scan.ScannedClause;
import org.racelens.openmp.scan.ScannedDirective;

/** The directives that a metadirective may stand for at its place, the more specific first. OpenMP 5.2 §7.4. */
public final class MetadirectiveChoices {
	private final LoweringParts lowering;
	private final Scope scope;

	public MetadirectiveChoices(LoweringParts lowering, Scope scope) {
		this.lowering = lowering;
		this.scope = scope;
	}

	/**
	 * One of them.
	 *
	 * @param selector as it is written; empty where no {@code when} clause matches
	 * @param condition a value of the program on which the choice depends
	 * @param version of the function around, in which it may be chosen
	 * @param directive empty for {@code nothing}
	 */
	public record Choice(String selector, Optional<Expression> condition, Version version, Optional<ScannedDirective> directive,
			SourceRange range) {
		/** Whether the statement that follows belongs to the directive. */
		public boolean governs() {
			return directive.filter(d -> !d.names().stream().allMatch(DirectiveName::isStandalone)).isPresent();
		}
	}

	private record Ranked(Choice choice, SelectorMatch match) {
	}

	/** At least one; the last one is chosen where none before it is. */
	public List<Choice> of(ScannedDirective metadirective) {
		List<Ranked> ranked = new ArrayList<>();
		for (ScannedClause clause : metadirective.clauses(ClauseName.WHEN)) {
			ContextSelector selector = ContextSelector.of(clause.modifiers());
			SelectorMatch everywhere = match(selector, scope.constructs());
			Version version = everywhere.answer() == Answer.NEVER ? Version.DEVICE : Version.ANY;
			SelectorMatch match = version == Version.ANY ? everywhere : match(selector, onDevice());
			if (match.answer() != Answer.NEVER) {
				ranked.add(new Ranked(new Choice(selector.text(), match.condition(), version, directive(clause), clause.range()), match));
			}
		}
		ranked.sort(Comparator.comparingLong((Ranked r) -> r.match().score()).reversed());
		List<Choice> result = new ArrayList<>();
		for (Ranked r : ranked) {
			result.add(r.choice());
			if (r.match().answer() == Answer.SURE && r.match().condition().isEmpty() && r.choice().version() == Version.ANY) {
				return result;
			}
		}
		Optional<ScannedClause> otherwise = metadirective.clauses().stream().filter(c -> c.name() != ClauseName.WHEN).findFirst();
		result.add(new Choice("", Optional.empty(), Version.ANY, otherwise.flatMap(MetadirectiveChoices::directive),
				otherwise.map(ScannedClause::range)
						.orElse(metadirective.range())));
		return result;
	}

	private SelectorMatch match(ContextSelector selector, List<DirectiveName> constructs) {
		return SelectorMatch.of(selector, constructs, lowering.pragmas(), new ClauseScope(lowering, scope));
	}

	/** The constructs around in the version of the function for a device. OpenMP 5.2 §7.1 */
	private List<DirectiveName> onDevice() {
		List<DirectiveName> constructs = new ArrayList<>(scope.constructs());
		constructs.add(0, DirectiveName.TARGET);
		return scope.constructs().contains(DirectiveName.TARGET) ? scope.constructs() : constructs;
	}

	private static Optional<ScannedDirective> directive(ScannedClause clause) {
		return clause.nested().filter(d -> !d.names().contains(DirectiveName.NOTHING));
	}
}
