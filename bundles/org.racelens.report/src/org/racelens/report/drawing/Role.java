package org.racelens.report.drawing;

/** What a shape stands for; a {@link Theme} gives each its colours. */
public enum Role {
	BACKGROUND, TITLE, SUBTITLE,
	/** why a race is merely possible, or why it is accepted */
	REASON,
	/** the axis of time */
	TIME,
	/** the line of a thread's life */
	LANE, LANE_TITLE,
	/** the phase that both accesses are in */
	BAND,
	/** phases before and after it */
	OTHER_BAND,
	/** a barrier across the threads */
	BARRIER,
	/** the start or end of the region */
	EDGE,
	/** an iteration that holds the access */
	ITERATION,
	/** iterations before and after it */
	NEIGHBOUR,
	/** a call that leads to the access */
	CALL, ACCESS_WRITE, ACCESS_READ,
	/** what joins the two accesses */
	CONFLICT,
	/** the address of each access, from the expression to the byte */
	EQUATION,
	/** a value of the witness */
	VALUE,
	/** a step that each thread executes */
	STEP,
	/** one whose work the threads share */
	SHARED_STEP,
	/** one for some threads, or for one at a time */
	EXCLUSIVE_STEP,
	/** a loop's head, or a condition */
	DECISION,
	/** a step with an end of a race, and what joins the two */
	RACE
}
