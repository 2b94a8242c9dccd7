package org.racelens.repair.condition;

import java.util.Optional;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Worksharing;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.Site;

/** Which directives may stand around an access, by what is around it already. OpenMP 5.2 §10.2, §10.3, §10.4, §17.1 */
public final class Legality {
	private Legality() {
	}

	/** Why no {@code critical} and no call of a lock routine may stand there. */
	public static Optional<Explanation> ofExclusion(FixContext context) {
		boolean lanes = context.sites().stream().anyMatch(s -> s.isInside(Worksharing.Simd.class));
		return lanes ? Optional.of(RefusalSentence.LANES_EXCLUDE_EACH_OTHER_BY_ORDERED_SIMD_ONLY.of()) : ofAtomic(context);
	}

	/** Why no {@code atomic} may stand there. */
	public static Optional<Explanation> ofAtomic(FixContext context) {
		if (context.sites().stream().anyMatch(Legality::isConcurrent)) {
			return Optional.of(RefusalSentence.ITERATIONS_IN_ANY_ORDER_MAY_NOT_SYNCHRONISE.of());
		}
		boolean league = context.sites().stream().anyMatch(s -> s.targets().stream().findFirst()
				.filter(t -> t.leaf() instanceof Parallelism.Teams).isPresent());
		return league ? Optional.of(RefusalSentence.ONLY_LOOPS_AND_PARALLEL_REGIONS_MAY_STAND_IN_TEAMS.of()) : Optional.empty();
	}

	/**
	 * Whether tasks of a reduction take part in the races: what they add reaches the variable at the end of the taskgroup only, so that an
	 * order among tasks does not say what the sequential program reads. OpenMP 5.2 §5.5.9
	 */
	public static boolean isOfTaskReduction(FixContext context) {
		return context.sites().stream().flatMap(s -> s.targets().stream()).flatMap(t -> t.directive().clauses().stream())
				.filter(c -> c.name() == ClauseName.TASK_REDUCTION || c.name() == ClauseName.IN_REDUCTION || c instanceof ReductionClause r
						&& r.modifier().filter("task"::equals).isPresent())
				.flatMap(c -> c.items().stream())
				.anyMatch(i -> i.variable().isPresent() && i.variable().equals(context.group().variable()));
	}

	private static boolean isConcurrent(Site site) {
		return site.targets().stream().anyMatch(t -> t.leaf() instanceof Worksharing.Loop || t.directive().has(ClauseName.ORDER));
	}
}
