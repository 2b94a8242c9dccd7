package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.VisibleVariables;
import org.racelens.openmp.syntax.Walk;

/** Which variables the names at a construct mean: by the lines that declare them. */
class VisibleVariablesTest {
	private static final String REGION = "\n#pragma omp parallel\n;\n";

	/** The lines of the variables that a name means at the first construct of {@code f}; none, or one. */
	private static List<Integer> lines(String name, Program program) {
		FunctionDefinition f = program.f();
		List<Construct> constructs = new ArrayList<>();
		Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c) {
				constructs.add(c.construct());
			}
		});
		List<Variable> statics = program.unit().globals().stream().map(Declaration::variable).toList();
		return VisibleVariables.at(constructs.get(0), f, statics).stream().filter(v -> v.name().equals(name))
				.map(v -> v.declaration().line()).collect(Collectors.toList());
	}

	@Test
	void theInnermostDeclarationBeforeTheConstructCounts() {
		String body = "int g;\nvoid f(int g) {\n{\nint g = 1;\n}\n{\nint h;" + REGION + "int g = 2; } }";
		assertEquals(List.of(2), lines("g", Program.c(body)));
		assertEquals(List.of(7), lines("h", Program.c(body)));
		assertEquals(List.of(4), lines("g", Program.c("int g;\nvoid f(int g) {\n{\nint g = 1;" + REGION + "}\n}")));
	}

	@Test
	void countersAreVisibleInTheirLoops() {
		assertEquals(List.of(2), lines("i", Program.c("void f(int i) {\nfor (int i = 0, j = 1; i < j; i++) {" + REGION + "} }")));
		assertEquals(List.of(1), lines("i", Program.c("void f(int i) {\nfor (int i = 0, j = 1; i < j; i++) {}" + REGION + "}")));
	}

	@Test
	void staticVariablesAreVisibleInTheirBlocks() {
		assertEquals(List.of(2), lines("s", Program.c("void f() {\nstatic int s;\n{\nstatic int s;\n}" + REGION + "}")));
		assertEquals(List.of(4), lines("s", Program.c("void f() {\nstatic int s;\n{\nstatic int s;" + REGION + "} }")));
		assertEquals(List.of(), lines("s", Program.c("void g() {\nstatic int s;\n}\nvoid f() {" + REGION + "}")));
	}

	@Test
	void ofSeveralOutsideOfFunctionsTheOneThatIsUsedIsMeant() {
		String two = "namespace a {\nint g; }\nnamespace b {\nint g; }\n";
		assertEquals(List.of(), lines("g", Program.cpp(two + "void f() {" + REGION + "}")));
		assertEquals(List.of(4), lines("g", Program.cpp(two + "void f() { b::g = 1;" + REGION + "}")));
		assertEquals(List.of(), lines("g", Program.cpp(two + "void f() { b::g = a::g;" + REGION + "}")));
	}
}
