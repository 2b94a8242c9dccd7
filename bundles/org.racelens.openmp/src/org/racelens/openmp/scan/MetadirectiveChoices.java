package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Utility.Metadirective.Version;
import org.racelens.openmp.scan.SelectorMatch.Answer;

/** The directives that a metadirective may stand for at its place, the more specific first. OpenMP 5.2 §7.4. */
public final class MetadirectiveChoices {
	private final List<DirectiveName> around;
	private final SelectorMatch.Place place;

	/** @param around the constructs around the place, outermost first */
	public MetadirectiveChoices(List<DirectiveName> around, SelectorMatch.Place place) {
		this.around = List.copyOf(around);
		this.place = place;
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
			SelectorMatch everywhere = SelectorMatch.of(selector, around, place);
			Version version = everywhere.answer() == Answer.NEVER ? Version.DEVICE : Version.ANY;
			SelectorMatch match = version == Version.ANY ? everywhere : SelectorMatch.of(selector, onDevice(), place);
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

	/** The constructs around in the version of the function for a device. OpenMP 5.2 §7.1 */
	private List<DirectiveName> onDevice() {
		List<DirectiveName> constructs = new ArrayList<>(around);
		constructs.add(0, DirectiveName.TARGET);
		return around.contains(DirectiveName.TARGET) ? around : constructs;
	}

	private static Optional<ScannedDirective> directive(ScannedClause clause) {
		return clause.nested().filter(d -> !d.names().contains(DirectiveName.NOTHING));
	}
}
