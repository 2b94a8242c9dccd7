package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;

/** What names mean at a point: each point has meanings of its own, and clauses do not change what other functions mean by a name. */
class BindingsTest {
	private static final Machine MACHINE = Machines.of("int x, y; static _Thread_local int own;\n");
	private static final Variable X = Machines.variable(MACHINE, "x");
	private static final Variable Y = Machines.variable(MACHINE, "y");
	private static final Variable OWN = Machines.variable(MACHINE, "own");
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);
	private static final Expression LENGTH = new VariableReference(X, X.declaration());

	private static MemoryObject copy(Variable variable, int number) {
		return new MemoryObject(MemoryObject.keyOf(variable).after("copy " + number + " "), variable.name(), MemoryObject.Kind.VARIABLE,
				Optional.of(variable), variable.type(), 0, 0);
	}

	@Test
	void aPointThatIsReachedLaterChangesNoNameOfAnEarlierOne() {
		State before = new State();
		before.bind(X, copy(X, 1));
		State after = before.copy();
		after.bind(X, copy(X, 2));
		after.bind(Y, copy(Y, 1));
		after.setLength(LENGTH, N);
		assertEquals(Map.of(X, copy(X, 1)), before.bindings());
		assertEquals(Optional.empty(), before.length(LENGTH));
		assertEquals(Optional.of(copy(X, 2)), after.binding(X));
	}

	@Test
	void atTheStartOfARegionOnlyVariablesOfThreadsHaveNoObject() {
		State state = new State();
		state.bind(X, copy(X, 1));
		state.bind(OWN, copy(OWN, 1));
		state.unbindThreadLocals();
		assertEquals(Map.of(X, copy(X, 1)), state.bindings());
	}

	@Test
	void ofNestedConstructsTheOutermostOneKnowsTheOriginal() {
		State state = new State();
		state.keepOriginal(X, copy(X, 1));
		Map<Variable, MemoryObject> saved = state.originals();
		state.keepOriginal(X, copy(X, 2));
		state.keepOriginal(Y, copy(Y, 2));
		assertEquals(Map.of(X, copy(X, 1), Y, copy(Y, 2)), state.originals());
		state.setOriginals(saved);
		assertEquals(Map.of(X, copy(X, 1)), state.originals());
	}

	@Test
	void behindAConstructNamesMeanWhatTheyMeantBefore() {
		State state = new State();
		state.bind(X, copy(X, 1));
		Map<Variable, MemoryObject> saved = state.bindings();
		state.bind(X, copy(X, 2));
		state.bind(Y, copy(Y, 2));
		state.restoreBindings(saved);
		assertEquals(saved, state.bindings());
		assertEquals(Optional.empty(), state.binding(Y));
	}

	@Test
	void behindABranchANameOfEitherEndIsKnown() {
		State one = new State();
		one.bind(X, copy(X, 1));
		State other = new State();
		other.bind(Y, copy(Y, 1));
		other.setLength(LENGTH, N);
		State joined = joined(one, other);
		assertEquals(Map.of(X, copy(X, 1), Y, copy(Y, 1)), joined.bindings());
		assertEquals(Optional.of(N), joined.length(LENGTH));
	}

	@Test
	void ofABranchThatDoesNotGoOnTheOtherEndSaysWhatNamesMean() {
		State ended = new State();
		ended.bind(X, copy(X, 1));
		ended.restrict(Bools.FALSE);
		State other = new State();
		other.bind(X, copy(X, 2));
		assertEquals(Optional.of(copy(X, 2)), joined(ended, other).binding(X));
		assertEquals(Optional.of(copy(X, 2)), joined(other, ended).binding(X));
	}

	@Test
	void aLengthIsTheNumberThatItHadWhereverSymbolsGetValues() {
		State state = new State();
		state.setLength(LENGTH, Ints.add(N, 1));
		assertEquals(Optional.of(Ints.of(4)), state.with(Substitution.of(Map.of(N, Ints.of(3)))).length(LENGTH));
		assertEquals(Optional.of(Ints.add(N, 1)), state.length(LENGTH));
	}

	private static State joined(State whenTrue, State whenFalse) {
		return State.join(Bools.isZero(N), whenTrue, whenFalse, (s, o) -> zero(), o -> zero());
	}

	private static Contents zero() {
		return Contents.of(new Contents.Rest.Zero());
	}
}
