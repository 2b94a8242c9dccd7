package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.Legality;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Update;

/** {@code atomic} on each racing statement, where it does not matter which of them comes first. OpenMP 5.2 §15.8.4 */
final class AtomicFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		Map<Statement, Update> updates = new LinkedHashMap<>();
		List<TextEdit> edits = new ArrayList<>();
		Insertion insertion = new Insertion(context);
		Explanation title = TitleSentence.MAKE_THE_UPDATES_OF_X_ATOMIC.of(context.group().name());
		for (Site site : context.sites()) {
			Optional<Statement> statement = site.statement();
			Optional<Update> update = statement.flatMap(s -> Update.of(s, site.end().place(), context.unit()));
			if (update.isEmpty()) {
				return site.isInside(Synchronisation.Atomic.class) ? List.of()
						: List.of(new Refusal(FixKind.ATOMIC, title,
								RuleSentence.LINE_X_HAS_NOT_THE_FORM_OF_AN_ATOMIC.of(Argument.line(site.end().place().line()))));
			}
			if (updates.put(statement.get(), update.get()) == null && !site.isInside(Synchronisation.Atomic.class)) {
				List<TextEdit> added = insertion.before(statement.get(), update.get().form().directive());
				if (added.isEmpty()) {
					return List.of(new Refusal(FixKind.ATOMIC, title,
							RuleSentence.LINE_X_CANNOT_TAKE_A_DIRECTIVE.of(Argument.line(site.end().place().line()))));
				}
				edits.addAll(added);
			}
		}
		Optional<Explanation> obstacle = isComplex(updates.values())
				? Optional.of(RuleSentence.COMPLEX_NUMBERS_ARE_NOT_UPDATED_ATOMICALLY.of())
				: obstacle(context, List.copyOf(updates.values()));
		return List.of(obstacle.isPresent()
				? new Refusal(FixKind.ATOMIC, title, obstacle.get())
				: context.change(FixKind.ATOMIC, title, isBesideAtomics(context)
						? MeaningSentence.WHICH_ACCESS_COMES_FIRST_IS_OPEN.of() : MeaningSentence.UPDATES_MAY_COME_IN_ANY_ORDER.of(),
						List.of(), edits));
	}

	/** Whether updates that meet have the same effect; those of one member of a record do not meet those of another one. */
	private static boolean meetTheirLike(FixContext context) {
		Map<SourceRange, Optional<String>> effects = new HashMap<>();
		context.sites().forEach(s -> effects.put(s.end().place(), s.statement()
				.flatMap(x -> Update.of(x, s.end().place(), context.unit())).flatMap(Update::effect)));
		return context.group().races().stream()
				.allMatch(r -> effects.get(r.first().place()).equals(effects.get(r.second().place())));
	}

	private static boolean isComplex(Collection<Update> updates) {
		return updates.stream().anyMatch(u -> u.target().type() instanceof FloatingType f && f.complex());
	}

	/**
	 * Whether each thread makes the accesses for itself, and one end of every race is atomic in the program as it is: which of them comes
	 * first is open before and after.
	 */
	private static boolean isBesideAtomics(FixContext context) {
		return context.sites().stream().allMatch(Site::isReplicated)
				&& context.group().races().stream().allMatch(r -> r.first().atomic() || r.second().atomic());
	}

	/** Why the order of the statements would matter; empty where it does not. */
	static Optional<Explanation> obstacle(FixContext context, List<Update> updates) {
		Optional<Explanation> illegal = Legality.ofAtomic(context);
		if (illegal.isPresent()) {
			return illegal;
		}
		if (context.group().region().gaps().stream().anyMatch(g -> g.kind() == GapKind.SOLVER_GAVE_UP)) {
			return Optional.of(RuleSentence.SOME_ACCESSES_ARE_NOT_DECIDED.of());
		}
		if (context.group().hasOtherNames()) {
			return Optional.of(RuleSentence.SAME_MEMORY_IS_ACCESSED_BY_ANOTHER_NAME.of());
		}
		boolean tickets = updates.stream().allMatch(u -> u.form() == Update.Form.CAPTURE || u.effect().filter("+"::equals).isPresent())
				&& context.sites().stream().allMatch(Site::isReplicated);
		boolean commute = updates.stream().allMatch(u -> u.effect().isPresent()) && meetTheirLike(context);
		return tickets || commute || isBesideAtomics(context)
				? Optional.empty()
				: Optional.of(RuleSentence.RESULT_WOULD_DEPEND_ON_THE_ORDER_OF_THE_THREADS.of());
	}
}
