package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.call.StartingCalls;
import org.racelens.execution.call.StartingCalls.Started;
import org.racelens.execution.region.Unfollowed;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;

/** The calls by which {@link StartingCalls} sees that something runs on beside a region: threads, handlers, requests. */
class StartingCallsTest {
	private static final String DECLARED = """
			typedef unsigned long pthread_t;
			int pthread_create(pthread_t *t, const void *attributes, void *(*code)(void *), void *argument);
			int clone(int (*code)(void *), void *stack, int flags, void *argument, ...);
			void (*signal(int number, void (*handler)(int)))(int);
			int aio_read(void *request);
			int getaddrinfo_a(int mode, void *list, int n, void *event);
			pthread_t t;
			int (*start)(pthread_t *, const void *, void *(*)(void *), void *);
			static void *work(void *argument) { return argument; }
			static int job(void *argument) { return 0; }
			static void handler(int number) { }
			""";

	private static FunctionDefinition f(ParsedUnit unit) {
		return unit.functions().stream().filter(x -> x.name().equals("f")).findFirst().orElseThrow();
	}

	private static List<Started> started(String statements) {
		ParsedUnit unit = unit("", statements);
		return new StartingCalls(unit).in(f(unit));
	}

	private static boolean areIn(String before, String statements) {
		ParsedUnit unit = unit(before, statements);
		return new StartingCalls(unit).areIn(f(unit));
	}

	private static ParsedUnit unit(String before, String statements) {
		return Executed.parsed(DECLARED + before + "\nvoid f(void *p) {\n" + statements + "\n}\n");
	}

	@Test
	void whatACallLeavesRunningIsToldByItsName() {
		Map<String, Unfollowed> calls = Map.of("pthread_create(&t, 0, work, 0);", Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION,
				"clone(job, p, 0, p);", Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION, "signal(2, handler);",
				Unfollowed.SIGNAL_HANDLER_MAY_RUN_BESIDE_THE_REGION, "aio_read(p);",
				Unfollowed.WHAT_IS_ASKED_FOR_MAY_BE_DONE_BESIDE_THE_REGION,
				"getaddrinfo_a(0, p, 1, p);", Unfollowed.WHAT_IS_ASKED_FOR_MAY_BE_DONE_BESIDE_THE_REGION);
		calls.forEach((call, told) -> {
			assertEquals(List.of(told), started(call).stream().map(s -> s.gap().explanation().sentence()).toList(), call);
			assertTrue(areIn("", call), call);
		});
	}

	@Test
	void theCodeIsTheArgumentThatIsAFunction() {
		for (String call : List.of("pthread_create(&t, 0, work, 0);", "signal(2, handler);")) {
			String name = call.startsWith("signal") ? "handler" : "work";
			assertTrue(started(call).get(0).code().filter(e -> e.toString().contains(name)).isPresent(), call);
		}
		assertTrue(started("clone(job, p, 0, p);").get(0).code().isEmpty());
	}

	@Test
	void whatIsNoHandlerIsNotRegistered() {
		assertEquals(List.of(), started("signal(2, (void (*)(int)) 1);"));
		assertEquals(List.of(), started("signal(2, 0);"));
	}

	@Test
	void aProgramsOwnFunctionOfSuchANameIsAnother() {
		ParsedUnit own = unit("int aio_write(void *p) { return 0; }", "aio_write(p);");
		assertEquals(List.of(), new StartingCalls(own).in(f(own)));
		assertFalse(areIn("", "work(p);"));
		assertFalse(areIn("struct tree { int n; } *clone(struct tree *);", "clone2(p);"));
	}

	@Test
	void aNameThatIsHandedOnMayBeCalledThroughAnyPointer() {
		assertFalse(areIn("", "start(&t, 0, work, 0);"));
		String named = "void set(void) { start = pthread_create; }";
		assertTrue(areIn(named, "start(&t, 0, work, 0);"));
		assertFalse(areIn(named, "work(p);"));
		assertEquals(List.of(Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION),
				started("start = pthread_create;").stream().map(s -> s.gap().explanation().sentence()).toList());
	}
}
