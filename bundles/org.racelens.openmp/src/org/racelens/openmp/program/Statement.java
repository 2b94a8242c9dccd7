package org.racelens.openmp.program;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** A statement of the program. */
public sealed interface Statement {
	/** Where the statement stands. */
	SourceRange range();

	<R> R accept(Visitor<R> visitor);

	/** Statements one after the other, with a scope of their own. */
	record Block(List<Statement> statements, SourceRange range) implements Statement {
		public Block {
			statements = List.copyOf(statements);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitBlock(this);
		}
	}

	/** A declaration with storage; a {@code static} local's initialiser is a constant, for what is none see {@link Initialization}. */
	record Declaration(Variable variable, Optional<Expression> initializer, SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitDeclaration(this);
		}
	}

	/**
	 * A variable that lives longer than the code around is made by code: at namespace scope before {@code main}, else where execution first
	 * gets here, by one thread while others wait; of a variable of threads each makes its own. C++ [basic.start.dynamic], [stmt.dcl]
	 *
	 * @param made the variable, with the value that it takes
	 * @param construction the call that makes it, if it takes no value
	 * @param guard not zero once it is made; empty at namespace scope, where that is known
	 */
	record Initialization(Declaration made, Optional<Expression> construction, Optional<Variable> guard, SourceRange range)
			implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitInitialization(this);
		}
	}

	/** An expression that is evaluated for what it does. */
	record ExpressionStatement(Expression expression, SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitExpressionStatement(this);
		}
	}

	/** One of two statements, or none, by a condition. */
	record If(Expression condition, Statement thenBranch, Optional<Statement> elseBranch, SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitIf(this);
		}
	}

	/** {@code for}, {@code while} and {@code do}: where {@code testAtEnd}, the body runs before the condition is first tested. */
	record Loop(Optional<Statement> init, Optional<Expression> condition, Optional<Expression> update, boolean testAtEnd, Statement body,
			SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLoop(this);
		}
	}

	/** A body that is entered at the label of the selector's value. */
	record Switch(Expression selector, Statement body, SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSwitch(this);
		}
	}

	/** {@code case value:} or, where there is no value, {@code default:}; it stands before the statement it labels. */
	record CaseLabel(Optional<Expression> value, SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitCaseLabel(this);
		}
	}

	/** The way out of the innermost loop or switch. */
	record Break(SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitBreak(this);
		}
	}

	/** The way to the next iteration of the innermost loop. */
	record Continue(SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitContinue(this);
		}
	}

	/** The way out of the function. */
	record Return(Optional<Expression> value, SourceRange range) implements Statement {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitReturn(this);
		}
	}

	/** A directive with the structured block it governs. */
	record ConstructStatement(Construct construct) implements Statement {
		@Override
		public SourceRange range() {
			return construct.range();
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitConstruct(this);
		}
	}

	/** What the front end does not model ({@code goto}, inline assembly …); the statements inside it that it did understand. */
	record Unmodelled(ModelGap gap, Deeds deeds, List<Statement> parts, SourceRange range) implements Statement {
		/** What such a statement may do besides executing its parts. */
		public enum Deeds {
			/** it only chooses which statements of its function come next */
			JUMPS,
			/** it only reads, nobody knows what */
			READS,
			/** nothing is known of it */
			UNKNOWN
		}

		public Unmodelled {
			parts = List.copyOf(parts);
		}

		/** A statement that may do anything. */
		public Unmodelled(ModelGap gap, List<Statement> parts, SourceRange range) {
			this(gap, Deeds.UNKNOWN, parts, range);
		}

		/** Whether a part of a program is such a statement, or such an expression, that may do anything. */
		public static boolean mayDoAnything(Object part) {
			return part instanceof Expression.Unmodelled || part instanceof Unmodelled u && u.deeds == Deeds.UNKNOWN;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitUnmodelled(this);
		}
	}

	/** One method a case. */
	interface Visitor<R> {
		R visitBlock(Block s);

		R visitDeclaration(Declaration s);

		R visitInitialization(Initialization s);

		R visitExpressionStatement(ExpressionStatement s);

		R visitIf(If s);

		R visitLoop(Loop s);

		R visitSwitch(Switch s);

		R visitCaseLabel(CaseLabel s);

		R visitBreak(Break s);

		R visitContinue(Continue s);

		R visitReturn(Return s);

		R visitConstruct(ConstructStatement s);

		R visitUnmodelled(Unmodelled s);
	}
}
