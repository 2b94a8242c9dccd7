package org.racelens.execution.state;

import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Variable;

/**
 * What generated a task.
 *
 * @param construct names the encounter of the construct, empty for an implicit task
 * @param traits what the construct says of the task's execution
 * @param event the variable of the event that a detached task is not complete without. OpenMP 5.2 §12.5.2
 */
public record TaskOrigin(String construct, Set<TaskTrait> traits, Optional<Variable> event) {
	/** No construct did. */
	public static final TaskOrigin IMPLICIT = new TaskOrigin("", Set.of(), Optional.empty());
}
