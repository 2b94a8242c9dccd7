package org.racelens.openmp.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.program.Trait;
import org.racelens.openmp.program.Worksharing;

/**
 * Which regions may stand in which: the constructs that are executed at the moment, across calls, and what is wrong with one more. OpenMP
 * 5.2 §17.1; of {@code cancel} §16.1, of {@code distribute} §11.6, of {@code teams} §10.2. What {@code ordered}, {@code doacross} and
 * {@code critical} need of the loops and locks around them, their own classes say.
 */
public final class Nesting {
	private static final Set<Trait> WORKSHARING_OR_TASK = EnumSet.of(Trait.WORKSHARING, Trait.TASK_GENERATING);
	private static final Set<Trait> NOT_BY_ALL = EnumSet.of(Trait.WORKSHARING, Trait.TASK_GENERATING, Trait.MASKED, Trait.EXCLUSIVE);

	private final Deque<Construct> around = new ArrayDeque<>();

	/** Executes a construct as a part of those around it. */
	public void in(Construct c, Runnable execution) {
		if (!counts(c)) {
			execution.run();
			return;
		}
		around.push(c);
		Optional<Worksharing.Simd> lanes = lanes(c);
		lanes.ifPresent(around::push);
		try {
			execution.run();
		} finally {
			lanes.ifPresent(simd -> around.pop());
			around.pop();
		}
	}

	/** The {@code simd} part of a composite construct, which is executed together with it. */
	private static Optional<Worksharing.Simd> lanes(Construct c) {
		return c instanceof Worksharing.WorksharingLoop || c instanceof Tasking.Taskloop
				? CompositeLoop.of((Construct.Governing) c).simd()
				: Optional.empty();
	}

	private static boolean counts(Construct c) {
		return !Trait.TRANSPARENT.isOf(c) && !c.leaf().isDeclarative();
	}

	/** Why a construct may not stand here. */
	public Optional<Explanation> problem(Construct c) {
		return counts(c) ? closely(c).or(() -> byDirective(c)).or(() -> inside(c)) : Optional.empty();
	}

	/** What may not be executed by a part of the team alone. */
	private Optional<Explanation> closely(Construct c) {
		if (Trait.MET_BY_TEAM.isOf(c)) {
			return within(c, NOT_BY_ALL);
		}
		return Trait.MASKED.isOf(c) ? within(c, WORKSHARING_OR_TASK) : Optional.empty();
	}

	private Optional<Explanation> within(Construct c, Set<Trait> forbidden) {
		for (Construct outer : around) {
			if (Trait.TEAM_MAKING.isOf(outer)) {
				return Optional.empty();
			}
			if (Trait.isAnyOf(forbidden, outer)) {
				return Optional.of(mayNot(c, outer, ""));
			}
		}
		return Optional.empty();
	}

	private Optional<Explanation> byDirective(Construct c) {
		if (c instanceof Worksharing.Distribute && !isIn(DirectiveName.TEAMS)) {
			return Optional.of(DirectiveSentence.DISTRIBUTE_MUST_STAND_DIRECTLY_INSIDE_TEAMS.of());
		}
		if (c instanceof Parallelism.Teams && !isIn(DirectiveName.TARGET) && !isIn(DirectiveName.TARGET_DATA)) {
			return Optional.of(DirectiveSentence.TEAMS_MUST_STAND_INSIDE_TARGET_OR_OUTSIDE_OF_ALL.of());
		}
		if (c instanceof Offloading.Target) {
			return besideTeams(c);
		}
		return c instanceof Synchronisation.Cancel || c instanceof Synchronisation.CancellationPoint ? cancelled(c) : Optional.empty();
	}

	/** Whether the construct directly around is of a kind; with none around nothing is known of the callers. */
	private boolean isIn(DirectiveName outer) {
		return around.isEmpty() || around.peek().leaf() == outer;
	}

	/** A target construct with {@code teams} inside holds nothing else. */
	private static Optional<Explanation> besideTeams(Construct c) {
		for (Statement body : Walk.bodies(c)) {
			boolean several = body instanceof Block b && b.statements().size() > 1;
			if (several && ((Block) body).statements().stream()
					.anyMatch(s -> s instanceof ConstructStatement i && i.construct() instanceof Parallelism.Teams)) {
				return Optional.of(DirectiveSentence.TARGET_WITH_TEAMS_MAY_HOLD_NOTHING_ELSE.of());
			}
		}
		return Optional.empty();
	}

	/** The construct that a {@code cancel} names is the one directly around it; a taskgroup through a task of it. */
	private Optional<Explanation> cancelled(Construct c) {
		for (ClauseName kind : List.of(ClauseName.PARALLEL, ClauseName.FOR, ClauseName.SECTIONS)) {
			if (c.has(kind) && !isIn(DirectiveName.valueOf(kind.name()))) {
				return Optional.of(
						DirectiveSentence.X_Y_MUST_STAND_DIRECTLY_INSIDE_Z.of(c.directive().spelling(), spelling(kind), spelling(kind)));
			}
		}
		boolean inTask = around.isEmpty() || Trait.TASK_GENERATING.isOf(around.peek());
		return inTask || !c.has(ClauseName.TASKGROUP)
				? Optional.empty()
				: Optional.of(DirectiveSentence.X_TASKGROUP_MUST_STAND_DIRECTLY_INSIDE_TASK.of(c.directive().spelling()));
	}

	private static String spelling(ClauseName name) {
		return name.name().toLowerCase(Locale.ROOT);
	}

	/** What only few constructs may stand in, directly or not. */
	private Optional<Explanation> inside(Construct c) {
		boolean simdBlock = c instanceof Synchronisation.Ordered && c.has(ClauseName.SIMD);
		// a combined directive is judged by its first leaf
		boolean concurrent = Trait.IN_LOOP.isOf(c) || around.stream().anyMatch(o -> o.directive() == c.directive());
		for (Construct outer : around) {
			boolean forbidden = outer instanceof Worksharing.Simd && !Trait.IN_SIMD.isOf(c) && !simdBlock
					|| outer instanceof Worksharing.Loop && !concurrent
					|| outer instanceof Synchronisation.Atomic
					|| outer instanceof Offloading.Target && Trait.DEVICE.isOf(c) && !c.has(ClauseName.DEVICE)
					|| outer instanceof Parallelism.Teams && outer == around.peek() && !Trait.IN_TEAMS.isOf(c);
			if (forbidden) {
				return Optional.of(mayNot(c, outer, ""));
			}
			if (!concurrent && isConcurrent(outer)) {
				return Optional.of(mayNot(c, outer, " order(concurrent)"));
			}
		}
		return Optional.empty();
	}

	/** Whether a clause says that iterations are executed in no order. OpenMP 5.2 §10.3 */
	private static boolean isConcurrent(Construct c) {
		return c.clause(KeywordClause.class, ClauseName.ORDER).flatMap(KeywordClause::keyword).filter("concurrent"::equals).isPresent();
	}

	private static Explanation mayNot(Construct c, Construct outer, String clause) {
		Argument name = c.leaf() == DirectiveName.BARRIER ? DirectiveSentence.BARRIER.of() : Argument.name(c.directive().spelling());
		return DirectiveSentence.X_MAY_NOT_STAND_INSIDE_Y_REGION.of(name, Argument.name(outer.leaf().spelling() + clause));
	}
}
