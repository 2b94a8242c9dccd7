package org.racelens.openmp.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;

/**
 * Which regions may stand in which: the constructs that are executed at the moment, across calls, and what is wrong with one more. OpenMP
 * 5.2 §17.1; of {@code cancel} §16.1, of {@code distribute} §11.6, of {@code teams} §10.2. What {@code ordered}, {@code doacross} and
 * {@code critical} need of the loops and locks around them, their own classes say.
 */
public final class Nesting {
	private static final Set<DirectiveName> WORKSHARING = EnumSet.of(DirectiveName.FOR, DirectiveName.SECTIONS, DirectiveName.SINGLE,
			DirectiveName.LOOP);
	private static final Set<DirectiveName> TASKS = EnumSet.of(DirectiveName.TASK, DirectiveName.TASKLOOP);
	/** What all threads of a team have to meet. */
	private static final Set<DirectiveName> TEAM_EXECUTED = EnumSet.of(DirectiveName.FOR, DirectiveName.SECTIONS, DirectiveName.SINGLE,
			DirectiveName.SCOPE, DirectiveName.BARRIER);
	private static final Set<DirectiveName> MASKED = EnumSet.of(DirectiveName.MASKED, DirectiveName.MASTER);
	private static final Set<DirectiveName> NOT_BY_ALL = union(WORKSHARING, TASKS, MASKED,
			EnumSet.of(DirectiveName.CRITICAL, DirectiveName.ORDERED));
	private static final Set<DirectiveName> IN_LOOP = EnumSet.of(DirectiveName.PARALLEL, DirectiveName.LOOP, DirectiveName.SIMD);
	private static final Set<DirectiveName> IN_SIMD = EnumSet.of(DirectiveName.ATOMIC, DirectiveName.LOOP, DirectiveName.SIMD,
			DirectiveName.SCAN);
	/** Atomics are let in: they order nothing, and are defined between teams. */
	private static final Set<DirectiveName> IN_TEAMS = EnumSet.of(DirectiveName.DISTRIBUTE, DirectiveName.LOOP, DirectiveName.PARALLEL,
			DirectiveName.ATOMIC);
	/** They make another implicit task, which the region is closely nested in. */
	private static final Set<DirectiveName> TEAM_MAKING = EnumSet.of(DirectiveName.PARALLEL, DirectiveName.TEAMS, DirectiveName.TARGET);
	private static final Set<DirectiveName> DEVICE = EnumSet.of(DirectiveName.TARGET, DirectiveName.TARGET_DATA,
			DirectiveName.TARGET_ENTER_DATA, DirectiveName.TARGET_EXIT_DATA, DirectiveName.TARGET_UPDATE);
	/** They stand for what is inside them, or for nothing. */
	private static final Set<DirectiveName> TRANSPARENT = EnumSet.of(DirectiveName.METADIRECTIVE, DirectiveName.TILE, DirectiveName.UNROLL,
			DirectiveName.ASSUME, DirectiveName.DISPATCH, DirectiveName.ALLOCATORS, DirectiveName.NOTHING, DirectiveName.ERROR,
			DirectiveName.SECTION);

	private final Deque<Construct> around = new ArrayDeque<>();

	/** Executes a construct as a part of those around it. */
	public void in(Construct c, Runnable execution) {
		if (!counts(c)) {
			execution.run();
			return;
		}
		around.push(c);
		Optional<Construct.Simd> lanes = lanes(c);
		lanes.ifPresent(around::push);
		try {
			execution.run();
		} finally {
			lanes.ifPresent(simd -> around.pop());
			around.pop();
		}
	}

	/** The {@code simd} part of a composite construct, which is executed together with it. */
	private static Optional<Construct.Simd> lanes(Construct c) {
		return c instanceof Construct.WorksharingLoop || c instanceof Construct.Taskloop
				? CompositeLoop.of((Construct.Governing) c).simd()
				: Optional.empty();
	}

	private static boolean counts(Construct c) {
		return !TRANSPARENT.contains(c.leaf()) && !c.leaf().isDeclarative();
	}

	/** Why a construct may not stand here. */
	public Optional<String> problem(Construct c) {
		return counts(c) ? closely(c).or(() -> byDirective(c)).or(() -> inside(c)) : Optional.empty();
	}

	/** What may not be executed by a part of the team alone. */
	private Optional<String> closely(Construct c) {
		if (TEAM_EXECUTED.contains(c.leaf())) {
			return within(c, NOT_BY_ALL);
		}
		return MASKED.contains(c.leaf()) ? within(c, union(WORKSHARING, TASKS)) : Optional.empty();
	}

	private Optional<String> within(Construct c, Set<DirectiveName> forbidden) {
		for (Construct outer : around) {
			if (TEAM_MAKING.contains(outer.leaf())) {
				return Optional.empty();
			}
			if (forbidden.contains(outer.leaf())) {
				return Optional.of(mayNot(c, outer));
			}
		}
		return Optional.empty();
	}

	private Optional<String> byDirective(Construct c) {
		return switch (c.leaf()) {
			case DISTRIBUTE -> isIn(DirectiveName.TEAMS) ? Optional.empty() : Optional.of("distribute must stand directly inside teams");
			case TEAMS -> isIn(DirectiveName.TARGET) || isIn(DirectiveName.TARGET_DATA)
					? Optional.empty()
					: Optional.of("teams must stand directly inside target, or outside of all other constructs");
			case TARGET -> besideTeams(c);
			case CANCEL, CANCELLATION_POINT -> cancelled(c);
			default -> Optional.empty();
		};
	}

	/** Whether the construct directly around is of a kind; with none around nothing is known of the callers. */
	private boolean isIn(DirectiveName outer) {
		return around.isEmpty() || around.peek().leaf() == outer;
	}

	/** A target construct with {@code teams} inside holds nothing else. */
	private static Optional<String> besideTeams(Construct c) {
		for (Statement body : Walk.bodies(c)) {
			boolean several = body instanceof Block b && b.statements().size() > 1;
			if (several && ((Block) body).statements().stream()
					.anyMatch(s -> s instanceof ConstructStatement i && i.construct() instanceof Construct.Teams)) {
				return Optional.of("a target construct with teams inside may hold nothing else");
			}
		}
		return Optional.empty();
	}

	/** It cancels the construct directly around it; a taskgroup through a task of it. */
	private Optional<String> cancelled(Construct c) {
		for (ClauseName kind : List.of(ClauseName.PARALLEL, ClauseName.FOR, ClauseName.SECTIONS)) {
			if (c.has(kind) && !isIn(DirectiveName.valueOf(kind.name()))) {
				return Optional.of(c.directive().spelling() + " " + spelling(kind) + " must stand directly inside " + spelling(kind));
			}
		}
		boolean inTask = around.isEmpty() || TASKS.contains(around.peek().leaf());
		return inTask || !c.has(ClauseName.TASKGROUP)
				? Optional.empty()
				: Optional.of(c.directive().spelling() + " taskgroup must stand directly inside a task");
	}

	private static String spelling(ClauseName name) {
		return name.name().toLowerCase(Locale.ROOT);
	}

	/** What only few constructs may stand in, directly or not. */
	private Optional<String> inside(Construct c) {
		DirectiveName leaf = c.leaf();
		boolean simdBlock = leaf == DirectiveName.ORDERED && c.has(ClauseName.SIMD);
		for (Construct outer : around) {
			boolean allowed = switch (outer.leaf()) {
				case SIMD -> IN_SIMD.contains(leaf) || simdBlock;
				case LOOP -> IN_LOOP.contains(leaf);
				case ATOMIC -> false;
				case TARGET -> !DEVICE.contains(leaf) || c.has(ClauseName.DEVICE);
				case TEAMS -> outer != around.peek() || IN_TEAMS.contains(leaf);
				default -> true;
			};
			if (!allowed) {
				return Optional.of(mayNot(c, outer));
			}
		}
		return Optional.empty();
	}

	private static String mayNot(Construct c, Construct outer) {
		String name = c.leaf() == DirectiveName.BARRIER ? "a barrier" : c.directive().spelling();
		return name + " may not stand inside a " + outer.leaf().spelling() + " region";
	}

	@SafeVarargs
	private static Set<DirectiveName> union(Set<DirectiveName>... sets) {
		Set<DirectiveName> all = EnumSet.noneOf(DirectiveName.class);
		List.of(sets).forEach(all::addAll);
		return all;
	}
}
