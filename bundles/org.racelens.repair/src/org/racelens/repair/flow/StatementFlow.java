package org.racelens.repair.flow;

import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.program.Statement.Unmodelled;
import org.racelens.repair.flow.Fact.Written;

/** The paths through statements. */
final class StatementFlow {
	private final Flow flow;
	private final LoopFlow loops;
	private final ConstructFlow constructs;

	StatementFlow(Flow flow) {
		this.flow = flow;
		loops = new LoopFlow(flow);
		constructs = new ConstructFlow(flow);
	}

	/** What holds where control leaves a statement; at the origin's end the variable has the value in question. */
	Outcome run(Statement s, Facts in, Frame frame) {
		Outcome outcome = s.accept(new Step(in, frame));
		if (!flow.subject.startsBehind(s)) {
			return outcome;
		}
		flow.findings.reachOrigin();
		return outcome.forgettingWrites();
	}

	private final class Step implements Statement.Visitor<Outcome> {
		private final Facts in;
		private final Frame frame;

		Step(Facts in, Frame frame) {
			this.in = in;
			this.frame = frame;
		}

		@Override
		public Outcome visitBlock(Block s) {
			Outcome result = Outcome.of(in);
			for (Statement part : s.statements()) {
				result = result.then(flow.run(part, result.normal(), frame));
			}
			return result;
		}

		@Override
		public Outcome visitDeclaration(Declaration s) {
			Variable declared = s.variable();
			Facts typed = flow.expressions().lengths(declared.type(), in, frame);
			Facts made = s.initializer().map(e -> flow.value(e, typed, frame)).orElse(typed).without(declared.id());
			return Outcome.of(declared.equals(flow.subject.variable()) ? made.with(new Written(Part.WHOLE)) : made);
		}

		/** Executed by one thread at one time, which may be this one now. */
		@Override
		public Outcome visitInitialization(Initialization s) {
			flow.findings.notFollowed(s.range());
			return new Outcome(Facts.NONE, Facts.NONE, Facts.NONE, Facts.NONE);
		}

		@Override
		public Outcome visitExpressionStatement(ExpressionStatement s) {
			return Outcome.of(flow.value(s.expression(), in, frame));
		}

		@Override
		public Outcome visitIf(If s) {
			Facts decided = flow.value(s.condition(), in, frame);
			Outcome yes = flow.run(s.thenBranch(), decided, frame);
			return yes.or(s.elseBranch().map(e -> flow.run(e, decided, frame)).orElse(Outcome.of(decided)));
		}

		@Override
		public Outcome visitLoop(Loop s) {
			return loops.run(s, in, frame);
		}

		@Override
		public Outcome visitSwitch(Switch s) {
			Facts selected = flow.value(s.selector(), in, frame);
			Outcome body = flow.run(s.body(), Facts.NOWHERE, frame.selecting(selected));
			Facts end = body.normal().meet(body.breaks());
			return new Outcome(hasDefault(s.body()) ? end : end.meet(selected), Facts.NOWHERE, body.continues(), body.returns());
		}

		/** A label may also be one of a {@code switch} outside the code: then nothing is known of the way to it. */
		@Override
		public Outcome visitCaseLabel(CaseLabel s) {
			return Outcome.of(in.meet(frame.selection().orElse(Facts.NONE)));
		}

		@Override
		public Outcome visitBreak(Break s) {
			return new Outcome(Facts.NOWHERE, in, Facts.NOWHERE, Facts.NOWHERE);
		}

		@Override
		public Outcome visitContinue(Continue s) {
			return new Outcome(Facts.NOWHERE, Facts.NOWHERE, in, Facts.NOWHERE);
		}

		@Override
		public Outcome visitReturn(Return s) {
			Facts end = s.value().map(e -> flow.value(e, in, frame)).orElse(in);
			return new Outcome(Facts.NOWHERE, Facts.NOWHERE, Facts.NOWHERE, end);
		}

		@Override
		public Outcome visitConstruct(ConstructStatement s) {
			return constructs.run(s.construct(), in, frame);
		}

		/** Control may come from anywhere and go anywhere. */
		@Override
		public Outcome visitUnmodelled(Unmodelled s) {
			flow.findings.notFollowed(s.range());
			return new Outcome(Facts.NONE, Facts.NONE, Facts.NONE, Facts.NONE);
		}
	}

	/** Whether one label of a {@code switch} fits every value; those of inner ones do not count. */
	private static boolean hasDefault(Statement body) {
		return body instanceof CaseLabel c && c.value().isEmpty()
				|| body instanceof Block b && b.statements().stream().anyMatch(StatementFlow::hasDefault);
	}
}
