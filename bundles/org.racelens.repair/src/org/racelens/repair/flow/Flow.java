package org.racelens.repair.flow;

import org.racelens.model.expression.Expression;
import org.racelens.openmp.program.Statement;

/**
 * One walk along all paths of a piece of program, in the order of execution, that carries along what is surely written and notes each read
 * of what is not. It is an abstract interpretation: {@link Facts} stand for all executions that make them true; where paths meet, what
 * holds on both is kept; loops are walked until the facts at their heads settle.
 */
final class Flow {
	final Subject subject;
	final Findings findings;
	private final ExpressionFlow expressions;
	private final StatementFlow statements;
	private final CallFlow calls;

	Flow(Subject subject, Findings findings) {
		this.subject = subject;
		this.findings = findings;
		expressions = new ExpressionFlow(this);
		statements = new StatementFlow(this);
		calls = new CallFlow(this);
	}

	Outcome run(Statement s, Facts in, Frame frame) {
		return findings.step(s.range()) ? statements.run(s, in, frame) : Outcome.of(Facts.NONE);
	}

	Facts value(Expression e, Facts in, Frame frame) {
		return findings.step(e.range()) ? expressions.value(e, in, frame) : Facts.NONE;
	}

	ExpressionFlow expressions() {
		return expressions;
	}

	CallFlow calls() {
		return calls;
	}

	Parts parts(Frame frame) {
		return new Parts(subject.variable(), subject.sums(), frame);
	}

	Coverage coverage(Facts facts) {
		return new Coverage(facts, subject.variable().type(), subject.unit().records());
	}
}
