package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.scan.MacroDefinition;

class MacroTest {
	/** Definitions as in a file: {@code NAME body} or {@code NAME(parameters) body}. */
	private static Scanned scan(String pragma, String... definitions) {
		Map<String, MacroDefinition> macros = new HashMap<>();
		for (String definition : definitions) {
			int end = 0;
			while (end < definition.length() && Character.isJavaIdentifierPart(definition.charAt(end))) {
				end++;
			}
			String name = definition.substring(0, end);
			if (end < definition.length() && definition.charAt(end) == '(') {
				int close = definition.indexOf(')');
				String parameters = definition.substring(end + 1, close).replace(" ", "");
				macros.put(name, MacroDefinition.function(parameters.isEmpty() ? List.of() : List.of(parameters.split(",")),
						definition.substring(close + 1)));
			} else {
				macros.put(name, MacroDefinition.object(definition.substring(end).strip()));
			}
		}
		return Scanned.text(pragma, Scanned.macros(macros));
	}

	private static String threads(String pragma, String... definitions) {
		return scan("parallel num_threads(" + pragma + ")", definitions).isClean().clause().arguments().get(0).text();
	}

	@Test
	void argumentsAreExpanded() {
		assertEquals("8", threads("N", "N 8"));
		assertEquals("2 * 8 + 1", threads("2 * N + 1", "N 8"));
		assertEquals("(4 + 4)", threads("N", "N (M + M)", "M 4"));
	}

	@Test
	void clausesAndNamesAreExpanded() {
		Scanned scanned = scan("LOOP CLAUSES", "LOOP parallel for", "CLAUSES private(i) SCHED", "SCHED schedule(static, CHUNK)", "CHUNK 4")
				.isClean();
		assertEquals("parallel for", scanned.directive().spelling());
		assertEquals(List.of(ClauseName.PRIVATE, ClauseName.SCHEDULE), scanned.clauseNames());
		assertEquals(List.of("static", "4"), Scanned.texts(scanned.clause(ClauseName.SCHEDULE).arguments()));
	}

	@Test
	void aMacroMayBeNothing() {
		assertEquals(List.of(ClauseName.NOWAIT), scan("for DEBUG nowait", "DEBUG").isClean().clauseNames());
		scan("EMPTY", "EMPTY").complains("syntax@EMPTY");
	}

	@Test
	void functionLikeMacrosTakeArguments() {
		assertEquals("((a + 1) * (2))", threads("MUL(a + 1, 2)", "MUL(x, y) ((x) * (y))"));
		assertEquals("f(1, 2)", threads("ID(f(1, 2))", "ID(x) x"));
		assertEquals("7", threads("SEVEN()", "SEVEN() 7"));
		assertEquals("MUL", threads("MUL", "MUL(x, y) x"));
	}

	@Test
	void aCallMayStartInOneMacroAndEndOutside() {
		assertEquals("1 + 1", threads("F (1)", "F G", "G(x) x + x"));
	}

	@Test
	void argumentsAreExpandedBeforeTheyAreInserted() {
		assertEquals("8 + 8", threads("TWICE(N)", "TWICE(x) x + x", "N 8"));
		assertEquals("1 + 1 + 1 + 1", threads("TWICE(TWICE(1))", "TWICE(x) x + x"));
	}

	@Test
	void noMacroExpandsItself() {
		assertEquals("N + 1", threads("N", "N N + 1"));
		assertEquals("A", threads("A", "A B", "B A"));
		assertEquals("2 * (f(2 * (y)))",
				threads("f(f(y))", "f(x) 2 * (f2(x))", "f2(x) x").replace("f2", "f").replace("2 * (2 * (y))", "2 * (f(2 * (y)))"));
	}

	/** The first example of C11 §6.10.3.5, as far as it concerns rescanning. */
	@Test
	void theStandardsExampleOfRescanning() {
		String[] definitions = { "x 2", "f(a) f(x * (a))", "g f", "z z[0]", "h g(~", "m(a) a(w)", "w 0, 1", "t(a) a" };
		assertEquals("f(2 * (y + 1)) + f(2 * (f(2 * (z[0])))) % t(t(f(0)) + t(1));".replace("t(t(f(0)) + t(1));", "f(2 * (0)) + t(1)"),
				threads("f(y + 1) + f(f(z)) % t(t(g)(0) + t)(1)", definitions));
	}

	@Test
	void tokensAreGlued() {
		assertEquals("n42", threads("JOIN(n, 42)", "JOIN(a, b) a ## b"));
		assertEquals("N", threads("JOIN(N,)", "JOIN(a, b) a##b"));
		assertEquals("k N", threads("JOIN(,N)", "JOIN(a, b) k a##b"));
		assertEquals(List.of(ClauseName.NUM_THREADS),
				scan("parallel CLAUSE(threads, 2)", "CLAUSE(n, v) num_ ## n(v)").isClean().clauseNames());
	}

	@Test
	void argumentsBecomeStrings() {
		Scanned scanned = scan("error message(TEXT(no  more \"room\"))", "TEXT(x) #x").isClean();
		assertEquals("\"no more \\\"room\\\"\"", scanned.clause().arguments().get(0).text());
	}

	@Test
	void variadicMacrosTakeAnyNumberOfArguments() {
		assertEquals(List.of("a", "b", "c"),
				Scanned.texts(scan("parallel PRIV(a, b, c)", "PRIV(...) private(__VA_ARGS__)").isClean().clause().arguments()));
		assertEquals(List.of("a", "b"),
				Scanned.texts(scan("parallel PRIV(a, b)", "PRIV(list...) private(list)").isClean().clause().arguments()));
		assertEquals(List.of("a"),
				Scanned.texts(scan("parallel PRIV(a)", "PRIV(x, ...) private(x, ## __VA_ARGS__)").isClean().clause().arguments()));
		assertEquals(List.of("a", "b"),
				Scanned.texts(scan("parallel PRIV(a, b)", "PRIV(x, ...) private(x, ## __VA_ARGS__)").isClean().clause().arguments()));
	}

	@Test
	void stringsAreNotExpanded() {
		assertEquals("\"N\"", scan("error message(\"N\")", "N 8").isClean().clause().arguments().get(0).text());
	}

	@Test
	void whatAMacroProducedStandsAtItsUse() {
		Scanned scanned = scan("parallel SETUP(x) shared(y)", "SETUP(v) private(v) default(none)").isClean();
		assertEquals("SETUP(x)", scanned.covered(scanned.clause(ClauseName.PRIVATE).range()));
		assertEquals("SETUP(x)", scanned.covered(scanned.clause(ClauseName.DEFAULT).range()));
		assertEquals("shared(y)", scanned.covered(scanned.clause(ClauseName.SHARED).range()));
		assertEquals("parallel SETUP(x) shared(y)", scanned.covered(scanned.directive().range()));
	}

	@Test
	void messagesAboutMacrosStandAtTheirUse() {
		scan("parallel SETUP", "SETUP privat(x)").complains("unknown-clause@SETUP").says("'privat'");
		scan("WORK", "WORK paralel").complains("unknown-directive@WORK");
	}

	@Test
	void anUnclosedCallIsLeftAsItIs() {
		scan("parallel num_threads(F(1)", "F(x) x").complains("syntax@(F(1)");
	}

	@Test
	void macrosThatDoubleEachOtherEnd() {
		String[] definitions = new String[40];
		for (int i = 0; i < definitions.length; i++) {
			definitions[i] = "A" + i + " A" + (i + 1) + " A" + (i + 1);
		}
		assertTimeoutPreemptively(Duration.ofMinutes(15), () -> scan("parallel if(A0)", definitions).complains("syntax@parallel if(A0)"));
	}

	@Test
	void emptyCallsThatDoubleEachOtherEnd() {
		String text = "parallel " + "E(".repeat(60) + ")".repeat(60);
		assertTimeoutPreemptively(Duration.ofMinutes(15), () -> scan(text, "E(x) x x").isDirective("parallel"));
	}

	@Test
	void callsThatAreNotClosedEnd() {
		assertTimeoutPreemptively(Duration.ofMinutes(15), () -> scan("parallel " + "F(".repeat(100_000), "F(x) x").isDirective("parallel"));
	}
}
