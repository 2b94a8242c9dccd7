package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.AtEncounter;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.Inputs;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;

/** What a witness calls the numbers that come from outside: by the first variable that held each of them alone. */
class InputsTest {
	private static final Machine MACHINE = Machines.of("int a, b; unsigned u[4]; unsigned long w; int s[3];\n");
	private static final Variable A = Machines.variable(MACHINE, "a");
	private static final Variable B = Machines.variable(MACHINE, "b");
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);
	private static final Symbol M = Symbol.of(Name.of("m"), Symbol.Role.PARAMETER);
	private final Inputs inputs = new Inputs();

	private Region.Inputs all() {
		return inputs.all(new ElementName(Map.of(), MACHINE.program().unit().language().elements()), AtEncounter.NOTHING_NAMED);
	}

	private Optional<String> name(Symbol input) {
		return Optional.ofNullable(all().names().get(input)).map(Region.Held::variable);
	}

	private void name(IntExpr value, Variable variable) {
		inputs.name(new Value.Number(value), variable);
	}

	@Test
	void theFirstVariableThatHoldsAnInputNamesIt() {
		name(Ints.add(N, 2), A);
		name(N, B);
		assertEquals(Optional.of("a"), name(N));
		assertEquals(Ints.add(N, 2), all().names().get(N).value());
	}

	@Test
	void aVariableThatTheSourceNamesAsTheInputsOwnComesFirst() {
		name(Ints.add(N, 2), A);
		inputs.hold(N, new Region.Held("b", N, B.type()));
		assertEquals(Optional.of("b"), name(N));
	}

	@Test
	void aNumberOfTwoUnnamedInputsNamesNeither() {
		name(Ints.add(N, M), A);
		assertEquals(Optional.empty(), name(N));
		name(N, A);
		name(Ints.add(N, M), B);
		assertEquals(Optional.of("b"), name(M));
	}

	@Test
	void theTripsOfALoopAreCountedAndHaveNoVariable() {
		assertEquals(N, inputs.counting(N));
		name(N, A);
		assertEquals(Optional.empty(), name(N));
		assertEquals(1, all().trips().size());
		inputs.counting(Symbol.of(Name.of("k"), Symbol.Role.TRIP));
		assertEquals(1, all().trips().size());
	}

	@Test
	void anAllocationIsCalledByThePointerThatLeadsToItAlone() {
		MemoryObject block = new MemoryObject(Name.of("block"), "block", MemoryObject.Kind.HEAP, Optional.empty(), IntegerType.INT, 0, 0);
		MemoryObject other = new MemoryObject(Name.of("other"), "other", MemoryObject.Kind.HEAP, Optional.empty(), IntegerType.INT, 0, 0);
		inputs.name(new Value.Pointer(List.of(Place.of(block), Place.of(other)), Ints.ZERO), A);
		inputs.name(new Value.Pointer(List.of(Place.of(Machines.object(A))), Ints.ZERO), B);
		assertEquals(Map.of(), all().allocations());
		inputs.name(new Value.Pointer(List.of(Place.of(block)), Ints.ZERO), B);
		inputs.name(new Value.Pointer(List.of(Place.of(block)), Ints.ZERO), A);
		assertEquals(Map.of(block, "b"), all().allocations());
	}

	@Test
	void whatAnObjectHoldsFirstIsAsUnsignedAsTheObject() {
		FunctionSymbol narrow = holding("u");
		FunctionSymbol wide = holding("w");
		FunctionSymbol signed = holding("s");
		assertTrue(inputs.isUnsigned(narrow) && !inputs.isWideUnsigned(narrow));
		assertTrue(inputs.isUnsigned(wide) && inputs.isWideUnsigned(wide));
		assertFalse(inputs.isUnsigned(signed) || inputs.isWideUnsigned(signed));
		assertEquals(List.of("u", "w", "s"), inputs.variables().map(Variable::name).toList());
	}

	private FunctionSymbol holding(String variable) {
		FunctionSymbol function = new FunctionSymbol(Name.of("first " + variable), 1, FunctionSymbol.Meaning.INPUT, Optional.empty());
		inputs.contents(function, Machines.object(Machines.variable(MACHINE, variable)));
		return function;
	}
}
