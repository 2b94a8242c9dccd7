package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Succession;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.LoopFrame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.Walk;

/**
 * Calls of a function from within itself. The first levels are followed, and all where constant arguments soon end the recursion; else all
 * deeper ones together are one family of instances with any arguments, executed by any threads at any time, of which nothing is ordered
 * (semantics §9): what they access is known, so that they may be proved harmless, but they give no races of their own. Where a footprint of
 * the function was proved by induction, that stands for them.
 */
final class Recursion {
	/** How many instances of a function on one path of calls are followed. */
	private static final int MOST_FOLLOWED = 3;
	private static final String FAMILY = "~";

	private final Execution execution;
	private final CallExecutor calls;
	private final Machine machine;
	private final EndingRecursion ending;
	private final Footprints footprints;

	Recursion(Execution execution, CallExecutor calls) {
		this.execution = execution;
		this.calls = calls;
		machine = execution.machine();
		ending = new EndingRecursion(execution, calls);
		footprints = new Footprints(execution, calls);
	}

	/** Whether a call is to be followed like one of another function. */
	boolean isFollowed(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame frame) {
		if (isFamily(callee, frame)) {
			return false;
		}
		if (machine.program().footprints().containsKey(callee.key())) {
			return !frame.active().contains(callee.key());
		}
		return frame.active().stream().filter(callee.key()::equals).count() < MOST_FOLLOWED
				|| machine.task().isPresent() && ending.isFollowed(callee, e, arguments, state, frame);
	}

	private static boolean isFamily(FunctionDefinition callee, Frame frame) {
		return frame.active().contains(FAMILY + callee.key());
	}

	/** Executes the deeper instances as a family, where that is possible; the value of the call. */
	Optional<Value> family(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame frame) {
		ModelGap gap = new ModelGap(GapKind.RECURSION, e.range(), Unfollowed.DEEPER_CALLS_OF_X_ARE_NOT_ORDERED.of(callee.name()));
		Footprint footprint = machine.program().footprints().get(callee.key());
		if (footprint != null) {
			return footprints.call(footprint, callee, e, arguments, gap, state, frame);
		}
		if (isFamily(callee, frame)) {
			return Optional.of(new Value.Number(machine.lost("deeper", gap)));
		}
		Optional<List<Value>> any = arguments(callee, arguments, gap, state, frame);
		if (machine.task().isEmpty() || any.isEmpty() || bindsToTeam(callee)) {
			return Optional.empty();
		}
		TaskContext outer = machine.task().get();
		Symbol member = machine.trip("deeper");
		outer.enclosing().loops().push(new LoopFrame(member, false));
		try {
			record(callee, e, any.get(), gap, member, outer, state, frame);
		} finally {
			outer.enclosing().loops().pop();
		}
		return Optional.of(new Value.Number(machine.lost(callee.name(), gap)));
	}

	private void record(FunctionDefinition callee, Call e, List<Value> arguments, ModelGap gap, Symbol member, TaskContext outer,
			State state,
			Frame frame) {
		List<IntExpr> instance = outer.instance();
		IntExpr by = new Apply(
				new FunctionSymbol(Name.of("own " + FAMILY + machine.program().places().of(e) + " " + frame.path()), instance.size(),
						Meaning.OWNER_ANY,
						Optional.empty()),
				instance);
		TaskContext task = outer.generated(by);
		task.setFinal(Bools.notEqual(machine.lost("final", gap), Ints.ZERO));
		State inner = state.copy();
		inner.begin();
		inner.setLocks(HeldLocks.NONE);
		inner.knowledge(now -> now.withUnknownOrder(gap));
		Frame within = frame.call(callee, e.range(), machine.program().places().of(e)).in(FAMILY + callee.key());
		int strayUnsets = machine.tally().strayUnsets();
		machine.within(Optional.of(task), () -> calls.enter(callee, e, arguments, inner, within));
		if (machine.tally().strayUnsets() > strayUnsets) {
			state.setLocks(state.locks().unsetAny().doubting(gap));
		}
		state.knowledge(now -> now.losingAsIn(inner.knowledge()));
		Item.Task deeper = new Item.Task(frame.site(machine.program().places().of(e)) + FAMILY, e.range(), Bools.TRUE, Bools.TRUE, by,
				task.size(),
				List.of(),
				outer.enclosing().groups().around(), task.enclosing().items().peek());
		machine.recorder()
				.record(new Item.Loop(e.range(), member, state.live(), Bools.lessEqual(Ints.ZERO, member),
						Bools.lessEqual(Ints.ZERO, member),
						List.of(), List.of(gap), false, Succession.SEQUENTIAL, List.of(), List.of(), List.of(deeper)));
	}

	/** Any arguments: numbers of which nothing is known, pointers into the objects that each level hands on. */
	private Optional<List<Value>> arguments(FunctionDefinition callee, List<Value> arguments, ModelGap gap, State state, Frame frame) {
		List<Value> result = new ArrayList<>();
		for (int i = 0; i < Math.min(arguments.size(), callee.parameters().size()); i++) {
			Variable parameter = callee.parameters().get(i);
			if (parameter.type() instanceof PointerType) {
				if (!(arguments.get(i) instanceof Value.Pointer p) || p.isUnknownPointer() || !isHandedOn(parameter, p, state)) {
					return Optional.empty();
				}
				result.add(new Value.Pointer(p.targets().stream().map(t -> t.at(machine.lost("offset", gap))).toList(),
						machine.lost("address", gap)));
			} else if (Layout.isScalar(parameter.type())) {
				result.add(new Value.Number(machine.lost("argument", gap)));
			} else {
				return Optional.empty();
			}
		}
		return Optional.of(result);
	}

	/** Whether the calling instance of the function was given pointers to the same objects. */
	private boolean isHandedOn(Variable parameter, Value.Pointer argument, State state) {
		Optional<Value> given = state.binding(parameter)
				.flatMap(o -> execution.memory().held().of(state, o).load(o, List.of(), Ints.ZERO, 8, Value.Kind.POINTER));
		Set<MemoryObject> before = new LinkedHashSet<>();
		given.ifPresent(v -> v.targets().stream().map(Place::object).forEach(before::add));
		return argument.targets().stream().allMatch(t -> before.contains(t.object()) && t.object().depth() == 0);
	}

	/** Whether the function, or one that it calls, has constructs of the team around it: these are not met by a task. */
	private boolean bindsToTeam(FunctionDefinition callee) {
		Set<String> seen = new LinkedHashSet<>();
		Deque<FunctionDefinition> open = new ArrayDeque<>(List.of(callee));
		boolean[] found = { false };
		while (!open.isEmpty()) {
			FunctionDefinition f = open.poll();
			if (seen.add(f.key())) {
				Walk.statements(f.body(), s -> found[0] |= s instanceof ConstructStatement c && isOfTeam(c.construct()));
				Walk.expressions(f.body(), x -> {
					if (x instanceof Call c && machine.program().functions().containsKey(c.callee())) {
						open.add(machine.program().functions().get(c.callee()));
					}
				});
			}
		}
		return found[0];
	}

	private static boolean isOfTeam(Construct c) {
		return c instanceof Synchronisation.Barrier || c instanceof Worksharing.WorksharingLoop || c instanceof Worksharing.Single
				|| c instanceof Worksharing.Sections || c instanceof Worksharing.Scope || c instanceof Parallelism.Masked;
	}
}
