package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.stmt.Statement.ConstructStatement;

/**
 * What the host does in serial code while a device works for it: from a target construct with {@code nowait} on, to the {@code taskwait} of
 * the same block or the block's end, the statements are one region of one host thread. It is executed beside the serial execution, which
 * goes on as if there were no region. Semantics §5; OpenMP 5.2 §13.8
 */
final class HostMeanwhile {
	private final Executor executor;
	private final Machine machine;
	private final RegionExecutor regions;
	private final Set<Construct> followed = Collections.newSetFromMap(new IdentityHashMap<>());
	private Optional<Boolean> any = Optional.empty();

	HostMeanwhile(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
		regions = new RegionExecutor(executor);
	}

	/** Whether a target construct is part of such a region already. */
	boolean isFollowed(Construct c) {
		return followed.contains(c);
	}

	/** The rest of a block is about to be executed. */
	void before(List<Statement> rest, State state, Frame frame) {
		if (machine.team.isPresent() || machine.isMuted() || state.isDead() || !hasAny()) {
			return;
		}
		List<Construct> first = started(rest.get(0));
		if (first.isEmpty() || descends(rest.get(0))) {
			return;
		}
		List<Statement> statements = untilJoined(rest);
		statements.forEach(s -> followed.addAll(started(s)));
		regions.execute(first.get(0), RegionExecutor.Size.one(machine),
				(inner, within) -> statements.forEach(s -> executor.execute(s, inner, within)), state.copy(), frame);
	}

	/** Whether the region begins inside a statement, with the block there. */
	private static boolean descends(Statement s) {
		return s instanceof Block || s instanceof ConstructStatement c && c.construct() instanceof Construct.TargetData;
	}

	private boolean hasAny() {
		if (any.isEmpty()) {
			any = Optional.of(machine.unit.functions().stream().map(FunctionDefinition::body).anyMatch(b -> !started(b).isEmpty()));
		}
		return any.get();
	}

	/** The target constructs in a statement that start a task outside of any region, in textual order, but for those that are followed. */
	private List<Construct> started(Statement statement) {
		List<Construct> result = new ArrayList<>();
		if (statement instanceof ConstructStatement c && isTask(c.construct())) {
			if (!followed.contains(c.construct())) {
				result.add(c.construct());
			}
		} else if (!(statement instanceof ConstructStatement c) || c.construct() instanceof Construct.TargetData) {
			Walk.parts(statement).forEach(s -> result.addAll(started(s)));
		}
		return result;
	}

	private static boolean isTask(Construct c) {
		return (c instanceof Construct.Target || c instanceof Construct.TargetMotion) && c.has(ClauseName.NOWAIT);
	}

	private static List<Statement> untilJoined(List<Statement> rest) {
		List<Statement> result = new ArrayList<>();
		for (Statement s : rest) {
			result.add(s);
			if (s instanceof ConstructStatement c && c.construct() instanceof Construct.Taskwait && !c.construct().has(ClauseName.DEPEND)) {
				break;
			}
		}
		return result;
	}
}
