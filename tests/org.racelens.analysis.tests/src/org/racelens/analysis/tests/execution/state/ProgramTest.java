package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.state.Program;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;

/** What is executed of a unit. */
class ProgramTest {
	private static Program program(String text) {
		return Program.of(Executed.parsed(text), Map.of());
	}

	@Test
	void ofTwoFunctionsOfOneKeyTheUnitsOwnIsExecuted() {
		ParsedUnit own = Executed.parsed("static int f(void) { return 1; }\nint g(void) { return f(); }\n");
		ParsedUnit other = Executed.parsed("static int f(void) { return 2; }\nstatic int h(void) { return 3; }\n");
		List<FunctionDefinition> all = new ArrayList<>(own.functions());
		all.addAll(other.functions());
		Program program = Program.of(own.withFunctions(all), Map.of());
		assertEquals(own.functions().get(0), program.functions().get(own.functions().get(0).key()));
		assertEquals(3, program.functions().size());
	}

	@Test
	void theVariablesThatLiveAsLongAsTheProgramAreFoundByTheirNumbers() {
		Program program = program("int a; static int b;\nvoid f(int c) { static int d; int e; }\n");
		assertEquals(List.of("a", "b", "d"), program.globals().values().stream().map(d -> d.variable().name()).toList());
		program.globals().forEach((id, d) -> assertEquals(id, d.variable().id()));
	}

	@Test
	void devicesUseTheHostsMemoryWhereTheUnitRequiresIt() {
		assertTrue(program("#pragma omp requires unified_shared_memory\nint a;\n").hasUnifiedMemory());
		assertFalse(program("#pragma omp requires dynamic_allocators\nint a;\n").hasUnifiedMemory());
		assertFalse(program("int a;\n").hasUnifiedMemory());
	}
}
