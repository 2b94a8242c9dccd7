package org.racelens.openmp.program;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** Makes explicit tasks, or is about those that were made: OpenMP 5.2 §12, §15.4, §15.5, §15.9. */
public sealed interface Tasking extends Construct {
	/** OpenMP 5.2 §12.5. */
	record Task(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Tasking, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASK;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTask(this);
		}
	}

	/** OpenMP 5.2 §12.6. */
	record Taskloop(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Tasking, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKLOOP;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTaskloop(this);
		}
	}

	/** OpenMP 5.2 §15.4. */
	record Taskgroup(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Tasking, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKGROUP;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTaskgroup(this);
		}
	}

	/** OpenMP 5.2 §15.5; with {@code depend} clauses it waits for the tasks they name only. */
	record Taskwait(Directive directive, List<Clause> clauses, SourceRange range) implements Tasking, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKWAIT;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTaskwait(this);
		}
	}

	/** OpenMP 5.2 §12.7. */
	record Taskyield(Directive directive, List<Clause> clauses, SourceRange range) implements Tasking, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKYIELD;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTaskyield(this);
		}
	}

	/** The directive's argument is the depend object. OpenMP 5.2 §15.9.4. */
	record Depobj(Directive directive, List<Clause> clauses, SourceRange range) implements Tasking, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.DEPOBJ;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitDepobj(this);
		}
	}
}
