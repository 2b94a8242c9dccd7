package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.condition.Meaning;
import org.racelens.repair.condition.TeamSums;
import org.racelens.repair.condition.ThreadNeeds;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.flow.Reading;

/**
 * The last resort: one thread executes the loop, or the whole region. It must be asked for, and is none for code that was written for
 * threads: {@link ThreadNeeds}.
 */
final class PragmaFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.CODE_RUNS_AS_WITHOUT_OPENMP.of();
	private static final Set<ClauseName> OF_SINGLE = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.NOWAIT);
	private static final Set<ClauseName> OF_LANES = Set.of(ClauseName.SAFELEN, ClauseName.SIMDLEN, ClauseName.ALIGNED,
			ClauseName.NONTEMPORAL, ClauseName.LINEAR, ClauseName.IF);
	private static final Set<ClauseName> COPYING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE);
	private static final Set<ClauseName> OF_LOOP_ONLY = Set.of(ClauseName.SCHEDULE, ClauseName.COLLAPSE, ClauseName.ORDER);

	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Proposal> result = new ArrayList<>();
		List<Target> loops = context.innermost(Target::isWorksharingLoop);
		if (loops.size() == 1 && loops.get(0).directive().names().equals(List.of(DirectiveName.FOR))) {
			serialised(context, loops.get(0)).ifPresent(result::add);
		}
		lanes(context).ifPresent(result::add);
		result.add(removed(context));
		return result;
	}

	/** Only the lanes go: the threads and tasks stay. */
	private static Optional<Proposal> lanes(FixContext context) {
		List<Target> loops = context.innermost(t -> t.leaf() instanceof Worksharing.Simd);
		if (loops.size() != 1 || loops.get(0).directive().names().equals(context.regionTarget().directive().names())
				&& loops.get(0).directive().names().size() == 1) {
			return Optional.empty();
		}
		Target loop = loops.get(0);
		Explanation title = TitleSentence.EXECUTE_ITERATIONS_OF_THE_X_ONE_BY_ONE.of(loop.title());
		Optional<Reading> carried = carriedInCopies(context, loop);
		if (carried.isPresent()) {
			return Optional.of(new Refusal(FixKind.REMOVE_PRAGMA, title,
					RuleSentence.LINE_X_NEEDS_WHAT_THE_ITERATION_BEFORE_HAS_LEFT.of(Argument.line(carried.get().place().line()))));
		}
		if (loop.directive().names().size() == 1) {
			return Optional
					.of(context.removal(FixKind.REMOVE_PRAGMA, title, MEANING, List.of(loop), context.text(loop).removed()));
		}
		boolean fits = loop.directive().clauses().stream().noneMatch(c -> OF_LANES.contains(c.name()));
		List<TextEdit> edits = fits ? context.text(loop).renamed("\\s+simd", "") : List.of();
		return Optional.of(edits).filter(e -> !e.isEmpty())
				.map(e -> context.change(FixKind.REMOVE_PRAGMA, title, MEANING, List.of(loop), e));
	}

	/**
	 * A value of the variable that an iteration needs from the one before, where tasks or threads have copies of it, by a clause that stays
	 * or because tasks copy automatic variables: the first iteration of each would find something else than without OpenMP. OpenMP 5.2
	 * §5.1.1, §5.4.3, §5.4.4, §12.6
	 */
	private static Optional<Reading> carriedInCopies(FixContext context, Target loop) {
		Optional<Variable> variable = context.group().variable();
		boolean copied = variable.isPresent() && context.sites().stream().flatMap(s -> s.targets().stream())
				.filter(t -> t.directive().names().size() > 1 || !t.equals(loop)).flatMap(t -> t.directive().clauses().stream())
				.filter(c -> COPYING.contains(c.name())).anyMatch(c -> Clauses.lists(c, variable.get()));
		boolean captured = loop.isTasking() && variable.filter(v -> !v.isStatic()).isPresent();
		return copied || captured ? new Meaning(context, variable.get()).readFirst(loop) : Optional.empty();
	}

	/** A worksharing loop of a larger region becomes a {@code single}. */
	private static Optional<Proposal> serialised(FixContext context, Target loop) {
		boolean fits = loop.directive().clauses().stream()
				.allMatch(c -> OF_SINGLE.contains(c.name()) || OF_LOOP_ONLY.contains(c.name()));
		List<TextEdit> name = context.text(loop).renamed(loop.directive().spelling(), "single");
		if (!fits || name.isEmpty() || !context.text(loop).endsLike("single")
				|| ThreadNeeds.calls(loop.statement(), context.unit()).isPresent()
				|| TeamSums.of(context).isPresent()) {
			return Optional.empty();
		}
		List<TextEdit> edits = new ArrayList<>(name);
		loop.directive().clauses().stream().filter(c -> OF_LOOP_ONLY.contains(c.name()))
				.forEach(c -> edits.add(context.text(loop).without(c)));
		return Optional.of(context.change(FixKind.REMOVE_PRAGMA, TitleSentence.LET_ONE_THREAD_EXECUTE_THE_X.of(loop.title()), MEANING,
				List.of(loop), edits));
	}

	/** The region's directive goes, and with it the directives inside that only make sense in a team. */
	private static Proposal removed(FixContext context) {
		Target region = context.regionTarget();
		Explanation title = TitleSentence.REMOVE_THE_X.of(region.title());
		Optional<Reading> needs = ThreadNeeds.of(context.region(), context.unit());
		if (needs.isPresent()) {
			return new Refusal(FixKind.REMOVE_PRAGMA, title, RuleSentence.CODE_IS_WRITTEN_FOR_THREADS_X.of(needs.get().ofLine()));
		}
		Set<Target> inside = new LinkedHashSet<>(List.of(region));
		Walk.statements(context.region(), s -> {
			if (s instanceof ConstructStatement c) {
				inside.add(new Target(c, c.construct()));
			}
		});
		List<TextEdit> edits = new ArrayList<>();
		inside.forEach(t -> edits.addAll(context.text(t).removed()));
		List<TextEdit> distinct = edits.stream().distinct().toList();
		return context.removal(FixKind.REMOVE_PRAGMA, title, MEANING, List.copyOf(inside), distinct);
	}
}
