package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Unfollowed;

/** Requests to be told of a timer or a queue: they may have a function called in a thread unless their event says otherwise. */
class NotificationTest {
	private static final String PROGRAM = """
			#include <mqueue.h>
			#include <signal.h>
			#include <time.h>
			int x;
			static void on(union sigval value) { x = value.sival_int; }
			extern void fill(struct sigevent *event);
			int main(int argc, char **argv) {
				struct sigevent event = { 0 };
				timer_t timer;
				%s
			#pragma omp parallel for
				for (int i = 0; i < 9; i++) { int v = x; }
			}
			""";
	private static final String TIMER = "timer_create(CLOCK_REALTIME, &event, &timer);";

	private static boolean mayCall(String before) {
		return Executed.program(PROGRAM.formatted(before)).told().contains(Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION);
	}

	@Test
	void anEventThatStartsAThreadCallsItsFunction() {
		String event = "event.sigev_notify = SIGEV_THREAD; event.sigev_notify_function = on;";
		assertTrue(mayCall(event + TIMER));
		assertTrue(mayCall(event + "mq_notify((mqd_t) 3, &event);"));
	}

	@Test
	void aSignalOrNothingCallsNoFunction() {
		assertFalse(mayCall("event.sigev_notify = SIGEV_SIGNAL; event.sigev_signo = 3;" + TIMER));
		assertFalse(mayCall("event.sigev_notify = SIGEV_NONE;" + TIMER));
	}

	@Test
	void aRequestWithoutAnEventCallsNoFunction() {
		assertFalse(mayCall("timer_create(CLOCK_REALTIME, 0, &timer);"));
		assertFalse(mayCall("mq_notify((mqd_t) 3, 0);"));
	}

	@Test
	void anEventThatIsNotKnownMayCallOne() {
		assertTrue(mayCall("event.sigev_notify_function = on; event.sigev_notify = argc;" + TIMER));
		assertTrue(mayCall("fill(&event);" + TIMER));
		assertTrue(mayCall("struct sigevent *given = (struct sigevent *) argv; timer_create(CLOCK_REALTIME, given, &timer);"));
	}

	@Test
	void whatTheEventSaidBeforeDoesNotCount() {
		assertFalse(mayCall("event.sigev_notify = SIGEV_THREAD; event.sigev_notify = SIGEV_NONE;" + TIMER));
		assertTrue(mayCall("event.sigev_notify = SIGEV_NONE; if (argc > 2) { event.sigev_notify_function = on;"
				+ " event.sigev_notify = SIGEV_THREAD; }" + TIMER));
	}
}
