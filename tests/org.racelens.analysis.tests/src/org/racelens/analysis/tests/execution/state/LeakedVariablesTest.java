package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Variable;

/** Which variables of a unit other code may reach by their addresses, wherever these go on the way. */
class LeakedVariablesTest {
	private static final String DECLARATIONS = """
			#include <stdlib.h>
			#include <string.h>
			struct link { struct link *next; int *value; int n; };
			extern void take(int *p);
			extern void take_link(struct link l);
			extern int *chosen(int *p);
			static int x;
			static int a[9];
			static struct link node;
			static int *kept;
			int *shown;
			static int *identity(int *p) { return p; }
			static int first(int *p) { return *p; }
			""";

	private static Machine machine(String functions) {
		return Machines.of(DECLARATIONS + functions);
	}

	private static boolean leaks(String variable, String functions) {
		Machine machine = machine(functions);
		return machine.variables().isLeaked(Machines.variable(machine, variable));
	}

	/** Statements of a function that other units may call, but that hands nothing out itself. */
	private static void leaks(boolean expected, String variable, String statements) {
		assertEquals(expected, leaks(variable, "void f(int n) { " + statements + " }\n"), statements);
	}

	@Test
	void anAddressThatStaysInTheUnitLeaksNothing() {
		leaks(false, "x", "x = n;");
		leaks(false, "x", "int *p = &x; *p = n;");
		leaks(false, "x", "kept = &x; *kept = n;");
		leaks(false, "x", "n = first(&x) + *identity(&x);");
		leaks(false, "a", "for (int i = 0; i < 9; i++) a[i] = first(a + i);");
		leaks(false, "node", "node.value = &x; *node.value = n;");
		assertEquals(false, leaks("x", "static int *at(void) { return &x; }\nvoid f(void) { *at() = 1; }\n"));
	}

	@Test
	void functionsThatAreNotTheStartFindWhatEarlierCallsKept() {
		assertTrue(finds("x", "void f(void) { kept = &x; }\n"));
		assertTrue(finds("x", "void f(void) { node.value = &x; }\n"));
		assertTrue(finds("a", "static int *at = a;\nvoid f(void) { at = 0; }\n"));
		assertEquals(false, finds("a", "static int *const at = a;\nint f(void) { return *at; }\n"));
		assertEquals(false, finds("x", "int f(void) { int *p = &x; return *p; }\n"));
	}

	@Test
	void functionsThatTheUnitCallsFindItsArguments() {
		Machine machine = machine("int f(void) { return first(&x) + *identity(a); }\n");
		List<Variable> parameters = machine.program().functions().values().stream().filter(f -> f.name().equals("first")).findFirst()
				.orElseThrow().parameters();
		machine.variables().startFunction(parameters);
		assertTrue(machine.variables().isKnownToCallers(Machines.variable(machine, "x")));
		assertEquals(false, machine.variables().isKnownToCallers(Machines.variable(machine, "a")));
		machine.variables().startRoot();
		assertEquals(false, machine.variables().isKnownToCallers(Machines.variable(machine, "x")));
	}

	private static boolean finds(String variable, String functions) {
		Machine machine = machine(functions);
		machine.variables().startFunction(List.of());
		return machine.variables().isKept(Machines.variable(machine, variable));
	}

	@Test
	void whatUnseenCodeIsGivenLeaks() {
		leaks(true, "x", "take(&x);");
		leaks(true, "a", "take(a);");
		leaks(true, "a", "take(&a[n] + 1);");
		leaks(true, "node", "take(&node.n);");
		leaks(true, "x", "void (*g)(int *) = take; g(&x);");
		leaks(true, "x", "take(n > 3 ? kept : &x);");
		leaks(true, "x", "take((n++, &x));");
		leaks(true, "x", "int *p; take(p = &x);");
		leaks(true, "x", "take((int *) (long) &x);");
	}

	@Test
	void addressesGoThroughVariablesAndFunctionsInAnyOrder() {
		leaks(true, "x", "take(kept); kept = &x;");
		leaks(true, "x", "int *p = &x, *q = p; take(q + n);");
		leaks(true, "x", "int *p = identity(&x); take(identity(p));");
		leaks(true, "x", "int *p = chosen(&x);");
		assertTrue(leaks("x", "static void g(int *p) { take(p); }\nvoid f(void) { g(&x); }\n"));
		assertTrue(leaks("x", "static void g(int n, int *p) { if (n) g(n - 1, p); else take(p); }\nvoid f(void) { g(3, &x); }\n"));
	}

	@Test
	void whatOthersCanNameOrGetBackLeaks() {
		leaks(true, "x", "shown = &x;");
		assertTrue(leaks("x", "int *f(void) { return &x; }\n"));
		assertTrue(leaks("x", "int *start = &x;\n"));
		assertTrue(leaks("x", "static int *at(void) { return &x; }\nint *(*getter)(void) = at;\n"));
		assertTrue(leaks("a", "static int *rows[] = { a, a + 3 };\nvoid f(void) { take(rows[1]); }\n"));
	}

	@Test
	void anAddressInMemoryGoesWhereTheMemoryGoes() {
		leaks(true, "x", "struct link l = { 0, &x, 1 }; take_link(l);");
		leaks(true, "x", "struct link l; l.value = &x; take_link(l);");
		leaks(true, "node", "struct link other = { &node, 0, 1 }; take_link(other);");
		leaks(true, "x", "int **p = malloc(8); *p = &x;");
		leaks(true, "x", "int *from = &x, *to; memcpy(&to, &from, sizeof to); take(to);");
		leaks(true, "x", "int *from = &x; char bytes[8]; memcpy(bytes, &from, 8);");
	}

	@Test
	void functionsOfTheLibraryKeepNoAddress() {
		leaks(false, "a", "memset(a, 0, sizeof a);");
		leaks(false, "a", "int b[9]; memcpy(b, &a[0], sizeof a);");
	}

	@Test
	void onlyTheVariablesOfOneOwnerAreToldByTheText() {
		Machine machine = machine("void f(int n) { if (n) x = 7; *identity(&x) = 9; x += 2; take(a); }\n");
		assertEquals(3, machine.variables().written(Machines.variable(machine, "x")).orElseThrow().size());
		assertEquals(2, machine.variables().written(Machines.variable(machine, "x")).orElseThrow().stream()
				.filter(v -> v.filter(IntegerLiteral.class::isInstance).isPresent()).count());
		assertEquals(Optional.empty(), machine.variables().written(Machines.variable(machine, "a")));
		assertEquals(Optional.empty(), machine.variables().written(Machines.variable(machine, "shown")));
	}
}
