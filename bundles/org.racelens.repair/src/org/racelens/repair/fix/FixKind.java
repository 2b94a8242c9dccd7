package org.racelens.repair.fix;

import java.util.Locale;

/** The kinds of fixes, cheapest at run time first. The identifiers are those of {@code racelens fix --kind}. */
public enum FixKind {
	PRIVATE("each thread works on its own copy: costs nothing while the loop runs"),
	FIRSTPRIVATE("each thread works on its own copy, which is initialised once"),
	LASTPRIVATE("each thread works on its own copy; one value is copied back at the end"),
	LOCAL_DECLARATION("each iteration has its own variable: costs nothing while the loop runs"),
	AUTOMATIC("each run of the function has its own variable: costs nothing"),
	THREADPRIVATE("each thread keeps a variable of its own for the whole run"),
	LINEAR("each iteration computes the value by itself: no thread waits"),
	REDUCTION("each thread gathers its own part; they are combined once at the end"),
	SCAN("each thread gathers its own part, and gets what those before it have gathered"),
	TASK_REDUCTION("each task gathers its own part; they are combined at the end of the taskgroup"),
	STATIC_SCHEDULE("the same thread meets the same iterations, so no thread waits; uneven iterations may be balanced less well"),
	REMOVE_COLLAPSE("only the outer loop is distributed: fewer, larger pieces of work"),
	OUTER_LOOP("the outer loop is distributed: one start of the team instead of many"),
	SAFELEN("fewer lanes work at the same time: no thread waits"),
	REMOVE_NOWAIT("who executes the construct waits once at its end"),
	DEPEND("a task waits for those tasks only that it depends on"),
	TASKWAIT("the task waits there for the tasks that it has generated"),
	TASKGROUP("the task waits there for the tasks generated inside and for all that these generate"),
	SINGLE("the threads wait for each other at the end of the block"),
	BARRIER("the threads wait for each other at one more place"),
	ATOMIC("each update is serialised by the hardware"),
	LOCK("one thread at a time for each lock: accesses under different locks do not wait for each other"),
	CRITICAL("one thread at a time executes the statements: they are serialised"),
	INNER_LOOP("the inner loop is distributed: the team starts once in each iteration of the outer one"),
	ORDERED("the iterations pass the statements one after the other, and do the rest at the same time"),
	DOUBLE_BUFFER("two arrays instead of one: only put into words, since it computes something else"),
	REMOVE_PRAGMA("gives up the parallelism: the last resort");

	private final String reason;

	FixKind(String reason) {
		this.reason = reason;
	}

	/** As it is written on the command line. */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** What the fix costs at run time: why it ranks where it does. */
	public String reason() {
		return reason;
	}
}
