package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.execution.StartedCode;
import org.racelens.execution.StartedCode.Started;
import org.racelens.execution.region.Unfollowed;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.openmp.unit.ParsedUnit;

/** {@link StartedCode}: what calls leave running beside the regions of a program, as their text tells. */
class StartedCodeTest {
	private static final String BEFORE = "#include <pthread.h>\n#include <threads.h>\n#include <signal.h>\n#include <aio.h>\nint x; pthread_t t; thrd_t u;\n"
			+ "struct aiocb cb;\nstatic void *run(void *p) { x = 1; return p; }\nstatic int work(void *p) { x = 1; return 0; }\n"
			+ "static void handle(int s) { x = s; }\n";

	private static List<Started> in(String body) {
		ParsedUnit unit = Executed.parsed(BEFORE + "void f(void) {\n" + body + "\n}\n");
		return new StartedCode(unit).in(unit.functions().get(unit.functions().size() - 1));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "pthread_create(&t, 0, run, 0);|run|STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION",
			"thrd_create(&u, work, 0);|work|STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION",
			"signal(SIGINT, handle);|handle|SIGNAL_HANDLER_MAY_RUN_BESIDE_THE_REGION",
			"aio_read(&cb);||WHAT_IS_ASKED_FOR_MAY_BE_DONE_BESIDE_THE_REGION",
			"if (x) { pthread_create(&t, 0, run, 0); }|run|STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION" })
	void aCallStartsItsFunction(String body, String code, Unfollowed why) {
		List<Started> found = in(body);
		assertEquals(1, found.size());
		assertEquals(why, found.get(0).gap().explanation().sentence());
		assertEquals(11, found.get(0).gap().place().line());
		assertEquals(code == null ? "" : code,
				found.get(0).code().map(e -> e instanceof VariableReference v ? v.variable().name() : e.getClass().getSimpleName())
						.orElse(""));
	}

	@Test
	void eachCallIsOne() {
		assertEquals(2, in("pthread_create(&t, 0, run, 0);\nthrd_create(&u, work, 0);").size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "run(0);", "pthread_join(t, 0);", "signal(SIGINT, SIG_IGN);", "signal(SIGINT, SIG_DFL);", "x = 1;", "" })
	void otherCodeStartsNothing(String body) {
		assertEquals(List.of(), in(body));
	}

	@Test
	void aFunctionOfTheProgramOfThatNameIsItsOwn() {
		ParsedUnit unit = Executed.parsed("int x;\nstatic void thrd_create(int *p) { *p = 1; }\nvoid f(void) { thrd_create(&x); }\n");
		assertEquals(List.of(), new StartedCode(unit).in(unit.functions().get(1)));
	}

	@Test
	void aPointerToOneMayBeCalled() {
		List<Started> found = in(
				"int (*make)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = pthread_create;\nmake(&t, 0, run, 0);");
		assertEquals(List.of(Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION),
				found.stream().map(s -> s.gap().explanation().sentence()).distinct().toList());
	}
}
