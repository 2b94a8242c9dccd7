package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.region.Footprint.Emptiness;
import org.racelens.execution.region.Footprint.Extent;
import org.racelens.execution.region.Footprint.Piece;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * Calls that stand for all that they access, with the calls below them: by tasks of which it is only known that they were generated in the
 * call, and, if the function joins them, that they have ended when it returns. Such an access gives no race of its own, since it may not
 * exist.
 */
final class Footprints {
	/** More bytes than any object has. */
	private static final long EVERYWHERE = 1L << 48;

	private final Execution execution;
	private final CallExecutor calls;
	private final Machine machine;

	Footprints(Execution execution, CallExecutor calls) {
		this.execution = execution;
		this.calls = calls;
		machine = execution.machine();
	}

	/** What a piece is of, for the arguments of a call. */
	private record Located(Place start, Piece piece) {
	}

	/** Records what a call accesses; nothing where its arguments do not fit the footprint. */
	Optional<Value> call(Footprint footprint, FunctionDefinition callee, Call e, List<Value> arguments, ModelGap gap, State state,
			Frame frame) {
		List<IntExpr> numbers = numbers(callee, e, arguments);
		List<Located> pieces = new ArrayList<>();
		for (Piece piece : footprint.pieces()) {
			Optional<Place> start = start(piece.base(), arguments, state, frame);
			if (start.isEmpty()) {
				return Optional.empty();
			}
			pieces.add(new Located(start.get(), piece));
		}
		if (machine.task().isEmpty() || numbers.size() < callee.parameters().size() || !areApart(pieces)) {
			return Optional.empty();
		}
		BoolExpr told = footprint.emptiness() == Emptiness.UNKNOWN ? footprint.isPopulated(numbers::get) : Bools.TRUE;
		Runnable below = () -> generate(e, gap, frame, state, inner -> execution.branches().branch(inner, told,
				some -> pieces.forEach(p -> touch(p, numbers, new Use(e.range(), p.start.object().name(), frame, some.copy()))),
				none -> anything(e, pieces, gap, none, frame)));
		if (footprint.joined()) {
			machine.task().orElseThrow().inGroup(frame.site(machine.program().places().of(e)), below);
		} else {
			generate(e, gap, frame, state, inner -> below.run());
		}
		return Optional.of(new Value.Number(machine.lost(callee.name(), gap)));
	}

	private interface Body {
		void execute(State inner);
	}

	/** A task that any thread executes. */
	private void generate(Call e, ModelGap gap, Frame frame, State state, Body body) {
		TaskContext outer = machine.task().orElseThrow();
		List<IntExpr> instance = outer.instance();
		FunctionSymbol executedBy = new FunctionSymbol(
				Name.of("own calls below " + machine.program().places().of(e) + " " + frame.path() + " " + outer.level()),
				instance.size(), Meaning.OWNER_ANY, Optional.empty());
		TaskContext task = outer.generated(new Apply(executedBy, instance));
		State inner = state.copy();
		inner.begin();
		inner.setLocks(HeldLocks.NONE);
		inner.knowledge(now -> now.withUnknownOrder(gap));
		machine.within(Optional.of(task), () -> body.execute(inner));
		machine.recorder()
				.record(new Item.Task(frame.site(machine.program().places().of(e)) + "~" + outer.level(), e.range(), state.live(),
						Bools.TRUE,
						task.executor(),
						task.size(), List.of(), outer.enclosing().groups().around(), task.enclosing().items().peek()));
	}

	/** What the parameters that are numbers come to hold. */
	private List<IntExpr> numbers(FunctionDefinition callee, Call e, List<Value> arguments) {
		List<IntExpr> result = new ArrayList<>();
		for (int i = 0; i < Math.min(arguments.size(), callee.parameters().size()); i++) {
			Type type = callee.parameters().get(i).type();
			Value argument = calls.carried(e, i, arguments, callee);
			IntExpr term = argument.term();
			result.add(argument instanceof Value.Number && type instanceof Type.IntegerType
					? execution.arithmetic().observed(execution.arithmetic().convert(term, type), type)
					: term);
		}
		return result;
	}

	private void touch(Located piece, List<IntExpr> arguments, Use use) {
		Optional<Extent> extent = piece.piece.extent();
		if (extent.isEmpty()) {
			touchAnywhere(piece, use);
			return;
		}
		IntExpr from = extent.get().from().of(arguments::get);
		IntExpr to = extent.get().to().of(arguments::get);
		use.state().restrict(Bools.less(from, to));
		execution.memory().blocks().touch(piece.start.plus(from), Ints.subtract(to, from), touch(piece), use);
	}

	private static Touch touch(Located piece) {
		return piece.piece.written() ? Touch.WRITE : Touch.READ;
	}

	private void touchAnywhere(Located piece, Use use) {
		execution.memory().blocks().touch(piece.start.at(Ints.of(-EVERYWHERE)), Ints.of(2 * EVERYWHERE), touch(piece), use);
	}

	/** A call of which the footprint says nothing: its tasks may be in each other's way. */
	private void anything(Call e, List<Located> pieces, ModelGap gap, State state, Frame frame) {
		Body all = inner -> pieces.forEach(p -> touchAnywhere(p, new Use(e.range(), p.start.object().name(), frame, inner.copy())));
		generate(e, gap, frame, state, all);
		all.execute(state);
	}

	private Optional<Place> start(Footprint.Base base, List<Value> arguments, State state, Frame frame) {
		if (base instanceof Footprint.Global g) {
			return Optional.of(Place.of(execution.variables().object(g.variable(), state, frame)));
		}
		int position = ((Footprint.Pointee) base).parameter();
		return position < arguments.size() && arguments.get(position) instanceof Value.Pointer p && p.targets().size() == 1
				&& p.targets().get(0).guard().equals(Bools.TRUE) && !p.targets().get(0).isUnknown()
						? Optional.of(p.targets().get(0))
						: Optional.empty();
	}

	/** The footprint was found for pointers to different objects. */
	private boolean areApart(List<Located> pieces) {
		for (int i = 0; i < pieces.size(); i++) {
			for (int j = 0; j < i; j++) {
				MemoryObject a = pieces.get(i).start.object();
				MemoryObject b = pieces.get(j).start.object();
				if (a.equals(b) || machine.aliasing().mayAlias(a, b)) {
					return false;
				}
			}
		}
		return true;
	}
}
