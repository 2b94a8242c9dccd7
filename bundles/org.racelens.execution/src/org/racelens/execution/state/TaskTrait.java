package org.racelens.execution.state;

/** What a task's construct may say of its execution. */
public enum TaskTrait {
	/** it may go on on another thread than before. OpenMP 5.2 §12.1 */
	UNTIED
}
