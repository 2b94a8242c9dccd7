package org.racelens.execution.memory;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.arithmetic.Structures;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Loss;
import org.racelens.execution.value.Pointees;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** What states hold of objects, and how it is lost where something else may have been written. */
public final class HeldContents {
	private final Machine machine;
	private final Initializers initializers;
	private final Sharing sharing;
	private final Structures structures;

	HeldContents(Machine machine, Initializers initializers, Sharing sharing, Structures structures) {
		this.machine = machine;
		this.initializers = initializers;
		this.sharing = sharing;
		this.structures = structures;
	}

	/** What a state holds of an object; from now on it holds what was there at first if it held nothing. */
	public Contents of(State state, MemoryObject object) {
		return state.contents(object).map(held -> asDeclared(held, object)).orElseGet(() -> {
			Contents first = first(state, object);
			state.setContents(object, first);
			return first;
		});
	}

	/**
	 * What an object holds of which a state holds nothing: it was not written since memory was lost, or since the beginning. What a region
	 * shares and does not write is what it was where the region begins.
	 */
	public Contents first(State state, MemoryObject object) {
		Optional<Loss> loss = machine.task().isPresent() && sharing.isShared(object)
				? machine.task().get().run().lostBefore()
				: state.knowledge().everythingLost();
		Supplier<Contents> before = () -> ThreadCopies.isCopy(object)
				? lost(object, object.variable().get().declaration(), Unfollowed.WHAT_EARLIER_REGIONS_LEFT_IS_NOT_FOLLOWED.of())
				: initial(object);
		return loss.filter(l -> machine.aliasing().mayBeOf(object, l.types()))
				.map(l -> machine.aliasing().apart(object, l.types()).map(m -> before.get().keeping(m, lost(object, l)))
						.orElseGet(() -> lost(object, l)))
				.orElseGet(before);
	}

	/**
	 * Looks in a state at the objects that code behind it looked at in a copy of the state: what else would be written to them before they
	 * are looked at here would be forgotten, and they would seem to hold the same.
	 *
	 * @return whether there are any that this code finds by the same names again
	 */
	public boolean lookAsIn(State later, State state) {
		boolean found = false;
		for (MemoryObject object : later.objects()) {
			boolean lasting = object.isFromOutside() || object.variable().filter(Variable::isStatic).isPresent();
			if (lasting && object.depth() == 0 && state.contents(object).isEmpty() && !sharing.isShared(object)) {
				of(state, object);
				found |= !object.isLost();
			}
		}
		return found;
	}

	/** Members that are accessed by other types than the declared ones may have been written as well. */
	private Contents asDeclared(Contents held, MemoryObject object) {
		return held.rest() instanceof Contents.Rest.Kept && !machine.aliasing().isAsDeclared(object)
				? lost(object, SourceRange.startOf(machine.program().unit().source().path()), Unfollowed.ITS_VALUE_IS_NOT_FOLLOWED.of())
				: held;
	}

	/** What an object holds when the program starts, or the function that the analysis starts with. */
	public Contents initial(MemoryObject object) {
		return initializers.initial(object);
	}

	/** Contents of which nothing is known any more. */
	public Contents lost(MemoryObject object, SourceRange place, Explanation why) {
		return lost(object, machine.havoc(place, Unfollowed.CONTENTS_OF_X_ARE_NOT_KNOWN_Y.of(object.name(), why)));
	}

	/** What an event has left of which nothing is known. */
	public Contents left(MemoryObject object, SourceRange place, Explanation why, Name event) {
		return left(object, machine.havoc(place, Unfollowed.CONTENTS_OF_X_ARE_NOT_KNOWN_Y.of(object.name(), why)), event);
	}

	/** What an event has left of which nothing is known, because of a gap. */
	public Contents left(MemoryObject object, ModelGap gap, Name event) {
		return lost(object, context(object), gap, machine.freshName(object.name()), machine.program().pointees().after(event));
	}

	private Contents lost(MemoryObject object, Loss loss) {
		ModelGap gap = machine.havoc(loss.why().place(),
				Unfollowed.CONTENTS_OF_X_ARE_NOT_KNOWN_Y.of(object.name(), loss.why().explanation()));
		List<IntExpr> context = context(object);
		return lost(object, context, gap, loss.event().then(" in ").then(object.key()).then(" of " + context.size()),
				machine.program().pointees().after(loss.event()));
	}

	/** What contents that were lost depend on, which is another thing for each instance of the executing task. */
	private List<IntExpr> context(MemoryObject object) {
		return machine.task().isPresent() && (object.depth() > 0 || sharing.isWrittenOnlyHere(object))
				? machine.task().get().instance() : List.of();
	}

	/** Contents of which nothing is known any more, because of a gap. */
	public Contents lost(MemoryObject object, ModelGap gap) {
		return lost(object, context(object), gap, machine.freshName(object.name()));
	}

	private Contents lost(MemoryObject object, List<IntExpr> context, ModelGap gap, Name name) {
		return lost(object, context, gap, name, machine.program().pointees());
	}

	private static Contents lost(MemoryObject object, List<IntExpr> context, ModelGap gap, Name name, Pointees pointees) {
		FunctionSymbol f = new FunctionSymbol(name, context.size() + object.arity() + 1, Meaning.HAVOC, Optional.of(gap));
		return Contents.of(new Contents.Rest.Function(f, context, pointees));
	}

	/** Gives a private object its value. */
	public void set(MemoryObject object, Value value, State state) {
		boolean followed = Layout.isScalar(object.element()) || value instanceof Value.Structure;
		state.setContents(object, followed ? structures.filled(of(state, object), object.element(), value)
				: lost(object, SourceRange.startOf(machine.program().unit().source().path()), Unfollowed.ITS_VALUE_IS_NOT_FOLLOWED.of()));
	}

	/** What may be the same memory under another name has unknown contents after a write. */
	public void loseAliases(MemoryObject written, Use use) {
		if (written.isLost()) {
			ModelGap why = machine.havoc(use.inSource(), Unfollowed.X_WHICH_MAY_BE_ANY_MEMORY_IS_WRITTEN.of(written.name()));
			use.state().knowledge(now -> now.withLoss(Loss.at(machine.freshName("lost"), why,
					use.types().orElseGet(() -> machine.aliasing().of(written)))));
		}
		if (!machine.variables().isReached(written)) {
			return;
		}
		EffectiveTypes as = use.types().orElseGet(() -> machine.aliasing().of(written));
		Name event = machine.freshName("left by store");
		for (MemoryObject object : use.state().objectsBeside(written)) {
			if (!object.equals(written) && machine.variables().isReached(object) && !sharing.isShared(object)
					&& machine.aliasing().mayMeet(object, machine.aliasing().of(object), written, as)) {
				loseBeside(object, as, use.state(), () -> left(object, use.range(),
						Unfollowed.X_WHICH_MAY_BE_IT_IS_WRITTEN.of(written.name()), event));
			}
		}
	}

	/**
	 * Memory that may be the same as an object was written by some types: what members of other types hold is kept.
	 *
	 * @param lost what the other bytes hold from now on
	 */
	public void loseBeside(MemoryObject object, EffectiveTypes written, State state, Supplier<Contents> lost) {
		Contents others = lost.get();
		state.setContents(object, machine.aliasing().apart(object, written).map(m -> of(state, object).keeping(m, others)).orElse(others));
	}
}
