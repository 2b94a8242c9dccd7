package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.ClauseName;

class SyntaxErrorTest {
	@Test
	void aParenthesisThatIsNotClosedIsReported() {
		Scanned scanned = Scanned.text("parallel private(a, b").complains("syntax@(a, b").says("'(' is not closed");
		assertEquals(List.of("a", "b"), Scanned.texts(scanned.clause().arguments()));
	}

	@Test
	void aParenthesisThatWasNotOpenedIsReported() {
		Scanned scanned = Scanned.text("parallel private(a)) shared(b)").complains("syntax@)").says("unexpected ')'");
		assertEquals(List.of(ClauseName.PRIVATE, ClauseName.SHARED), scanned.clauseNames());
	}

	@Test
	void aDirectivesParenthesisThatIsNotClosedIsReported() {
		Scanned scanned = Scanned.text("critical(name").complains("syntax@(name");
		assertEquals(List.of("name"), Scanned.texts(scanned.directive().arguments()));
	}

	@Test
	void emptyParenthesesAreReported() {
		Scanned.text("parallel private()").complains("syntax@()");
		Scanned.text("critical()").complains("syntax@()");
		Scanned.text("threadprivate()").complains("syntax@()");
	}

	@Test
	void missingArgumentsAreReported() {
		Scanned.text("parallel private(a,,b)").complains("syntax@a,,b");
		Scanned.text("parallel private(a,)").complains("syntax@a,");
		Scanned.text("parallel reduction(+ :)").complains("syntax@(+ :)");
		Scanned.text("parallel reduction(: x)").complains("syntax@(: x)");
		Scanned.text("parallel reduction(x)").complains("syntax@(x)").says("needs an operator");
		Scanned.text("threadprivate").complains("syntax@threadprivate");
		Scanned.text("depobj depend(in : x)").complains("syntax@depobj");
	}

	@Test
	void argumentsThatNobodyTakesAreReported() {
		Scanned scanned = Scanned.text("barrier(x)").complains("syntax@(x)");
		assertEquals(List.of(), scanned.directive().arguments());
		Scanned.text("for nowait(1)").complains("unknown-clause@(1)");
		Scanned.text("parallel (4) shared(x)").complains("syntax@(4)");
	}

	@Test
	void junkIsReportedOnceAndSkipped() {
		Scanned scanned = Scanned.text("parallel + - (x) ; shared(a)").complains("syntax@+");
		assertEquals(List.of(ClauseName.SHARED), scanned.clauseNames());
		Scanned.text("barrier;").complains("extra-tokens@;");
		Scanned.text("parallel {").complains("extra-tokens@{");
		Scanned.text("for @ nowait").complains("syntax@@");
	}

	@Test
	void forgottenCommasAreReported() {
		Scanned.text("parallel private(a b)").complains("syntax@b").says("a comma is missing before 'b'");
		Scanned.text("parallel default(none shared)").complains("syntax@shared");
		Scanned.text("parallel private(1)").complains("syntax@1").says("'1' is not a variable");
	}

	@Test
	void forgottenCommasAreLookedForOutsideOfBrackets() {
		Scanned.text("flush(a b)").complains("syntax@b");
		Scanned.text("target map(to : s.template f[sizeof(unsigned char)], a[x ? y : sizeof z])").isClean();
		Scanned.text("for reduction(operator new : x)").isClean();
	}

	@Test
	void partsOfVariablesHaveNoSharingOfTheirOwn() {
		Scanned.text("parallel private(a[0]) shared(s.x) firstprivate(*p)").complains("syntax@a[0]", "syntax@s.x", "syntax@*p");
		Scanned.text("parallel private(ns::x) reduction(+ : a[0:n])").isClean();
	}

	@Test
	void aVariableMayStandInOneDataSharingClauseOnly() {
		Scanned.text("parallel private(x) shared(y, x)").complains("duplicate-variable@x").says("'private', 'shared'");
		Scanned.text("parallel private(x, x)").complains("duplicate-variable@x").says("twice in 'private'");
		Scanned.text("for reduction(+ : x) reduction(* : x)").complains("duplicate-variable@x");
		Scanned.text("for firstprivate(x) lastprivate(x)").isClean();
		Scanned.text("for lastprivate(x) firstprivate(x) private(x)").complains("duplicate-variable@x");
		Scanned.text("parallel private(x) copyin(x) allocate(x)").isClean();
	}

	@Test
	void commasWithoutAClauseAreReported() {
		Scanned.text("parallel shared(a),").complains("syntax@,");
		Scanned.text("parallel shared(a),, private(b)").complains("syntax@,");
	}

	@Test
	void messagesComeInTheOrderOfTheirPlaces() {
		Scanned scanned = Scanned.text("parallel for collaps(2) nowait private() shard(x) default(nne)");
		List<SourceMessage> messages = scanned.result().messages();
		assertEquals(5, messages.size());
		for (int i = 1; i < messages.size(); i++) {
			assertTrue(messages.get(i - 1).place().compareTo(messages.get(i).place()) < 0);
		}
	}

	@Test
	void aFloodOfMistakesIsCutOff() {
		assertEquals(101, Scanned.text("parallel " + "zzzzzz ".repeat(5000)).result().messages().size());
	}

	@Test
	void aVeryLongPragmaIsReadInTime() {
		String names = IntStream.range(0, 500_000).mapToObj(i -> "v" + i + ", ").collect(Collectors.joining());
		String text = "parallel private(" + names + "last)";
		assertTimeoutPreemptively(Duration.ofMinutes(15),
				() -> assertEquals(500_001, Scanned.text(text).isClean().clause().arguments().size()));
	}

	@Test
	void deepParenthesesAreReadInTime() {
		String text = "parallel if(" + "(".repeat(1_000_000);
		assertTimeoutPreemptively(Duration.ofMinutes(15),
				() -> assertEquals("syntax", Scanned.text(text).result().messages().get(0).kind().id()));
	}

	@Test
	void noTextMakesTheScannerFail() {
		Random random = new Random(20250101);
		String[] pieces = { "parallel", "for", "target", "data", "private", "reduction", "(", ")", "[", "]", ":", "::", ",", "+", "x", "1",
				"\"s\"", "'", "\"",
				"\\\n", "/*", "*/", "//", "?", " ", "\u00e9", "\ud83d\ude00", "declare", "depend", "metadirective", "when", "schedule", "#",
				"##", "\\", "\n",
				"0x", "1e+", "L\"", "\u0000" };
		for (int i = 0; i < 20_000; i++) {
			StringBuilder text = new StringBuilder();
			for (int j = random.nextInt(12); j >= 0; j--) {
				text.append(pieces[random.nextInt(pieces.length)]).append(random.nextBoolean() ? " " : "");
			}
			assertNotNull(Scanned.text(text.toString()).result());
		}
	}
}
