package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item.Access;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;

/** When {@code error} speaks and when it ends the program. OpenMP 5.2 §8.5 */
class ErrorSemanticsTest {
	private static final String DATA = "int x, y; const char *text;";

	private static Executed run(String clauses) {
		return Executed.parallel(DATA, "x = 1;\n#pragma omp error " + clauses + "\ny = 1;");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "at(compilation)", "severity(fatal)", "severity(warning)", "at(compilation) severity(fatal)" })
	void atCompilationItIsAMessageAndTheProgramIsReadOn(String clauses) {
		Executed run = run(clauses);
		assertEquals(List.of(MessageKind.ERROR_DIRECTIVE), run.result().messages().stream().map(SourceMessage::kind).toList());
		assertEquals(List.of(7), run.lines(Breach.ERROR_DIRECTIVE));
		assertEquals(1, run.writes("y").size());
	}

	@Test
	void theMessageSaysWhatTheDirectiveSays() {
		List<SourceMessage> messages = run("message(\"not here\")").result().messages();
		assertEquals(List.of(ForeignSentence.quoted("not here")), messages.stream().map(SourceMessage::explanation).toList());
	}

	@ParameterizedTest
	@ValueSource(strings = { "at(execution)", "at(execution) severity(fatal)", "severity(fatal) at(execution) message(\"x\")" })
	void aFatalOneEndsTheProgramWhenItIsExecuted(String clauses) {
		Executed run = run(clauses);
		assertEquals(List.of(), run.writes("y"));
		assertEquals(1, run.writes("x").size());
		assertEquals(List.of(), run.result().messages());
	}

	@Test
	void aWarningLetsTheProgramGoOn() {
		Executed run = run("at(execution) severity(warning)");
		assertEquals(1, run.writes("y").size());
		assertEquals(List.of(), run.result().messages());
	}

	@Test
	void onlyWhoExecutesItEndsThere() {
		Executed run = Executed.parallel(DATA, "if (n > 3) {\n#pragma omp error at(execution)\n}\ny = 1;");
		Access write = run.write("y");
		assertTrue(run.isReached(write, 0, 3));
		assertFalse(run.isReached(write, 0, 4));
	}

	@Test
	void theTextIsEvaluatedAtExecutionAlone() {
		assertEquals(List.of(false), run("at(execution) severity(warning) message(text)").accesses("text").stream().map(Access::write)
				.toList());
		assertEquals(List.of(), run("at(compilation) severity(warning) message(text)").accesses("text"));
	}
}
