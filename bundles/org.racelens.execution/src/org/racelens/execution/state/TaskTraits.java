package org.racelens.execution.state;

import java.util.List;
import org.racelens.execution.region.Dependence;
import org.racelens.logic.term.BoolExpr;

/**
 * What the clauses say of a task's execution, evaluated by the generating task.
 *
 * @param deferred where it holds the task may be executed later and by another thread
 * @param isFinal where it holds the tasks that it generates are executed at once
 */
public record TaskTraits(BoolExpr deferred, BoolExpr isFinal, List<Dependence> dependences) {
}
